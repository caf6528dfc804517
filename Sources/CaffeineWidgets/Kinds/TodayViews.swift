import CaffeineDomain
import TextUI
import TextWidgetKit

/// Today's total against the daily limit, and each drink with its time if it fits.
struct TodayViews: FamilyViews {
  let entry: CaffeineEntry
  let glyphSet: GlyphSet

  var small: some View { summary(whenEmpty: nothing) }
  var medium: some View {
    HStack(alignment: .top, spacing: CellMetrics.width) {
      // As wide as `229 left of 400`, or `≥` and three figures: a time with PM needs the rest.
      summary(whenEmpty: nil, showsLast: false)
        .frame(width: (entry.isBound ? 16 : 15) * CellMetrics.width)
      Link(destination: Self.list) { drinks(limit: 7, showsUnit: false, maxHeight: .infinity) }
    }
  }
  var large: some View {
    VStack(alignment: .leading, spacing: 0) {
      wideSummary
      DayChart(entry: entry).padding(.vertical, CellMetrics.height)
      Divider()
      Link(destination: Self.list) { drinks(limit: 6, showsUnit: true, maxHeight: nil) }
    }
  }
  var extraLarge: some View { EmptyView() }
  var inline: some View { line.accessibilityLabel(spoken) }
  var corner: some View { EmptyView() }

  private var line: Text {
    // First, where no amount can push it out of the line.
    if entry.emergency != nil {
      return Text(translating: entry.emergencyWords[1]) + Text(verbatim: " · \(amount) mg")
    }
    let journal = entry.day.journal
    let today: Text =
      entry.hasLimit && journal == .whole
      ? Text("\(mark)Today \(amount) of \(most) mg") : Text("\(mark)Today \(amount) mg")
    return journal == .whole
      ? today : today + Text(verbatim: " · ") + Text(translating: journal.name)
  }

  private var ringUnit: String {
    if entry.emergency != nil { return "!! mg" }
    return isOver
      ? mark + "mg" : entry.hasLimit && !entry.day.journal.isUnknown ? "/\(limit)" : "mg"
  }

  var circular: some View {
    Gauge(value: share) {
      EmptyView()
    } currentValueLabel: {
      VStack(spacing: 0) {
        Text(verbatim: amount).bold()
        Text(verbatim: ringUnit).foregroundStyle(.secondary)
      }
      .lineLimit(1)
    }
    .gaugeStyle(.accessoryCircularCapacity)
    .tint(tint)
    .widgetAccentable()
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(spoken)
  }

  var rectangular: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text("Today")
        Spacer()
        Text("\(amount) mg").bold().widgetAccentable()
      }
      bar
      rest
      DrinkCount(entry: entry, whenEmpty: nothing)
    }
    .lineLimit(1)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(spoken)
  }

  private func summary(whenEmpty: String?, showsLast: Bool = true) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      TitleRow(name: "Today")
      figures
      Spacer(minLength: 0)
      DrinkCount(entry: entry, whenEmpty: whenEmpty, showsLast: showsLast)
        .foregroundStyle(.secondary)
      rest
      bar
    }
    .lineLimit(1)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(spoken)
  }

  private var wideSummary: some View {
    VStack(alignment: .leading, spacing: 0) {
      TitleRow(name: "Today")
      HStack(alignment: .bottom) {
        figures
        Spacer()
        VStack(alignment: .trailing, spacing: 0) {
          DrinkCount(entry: entry, whenEmpty: nil).foregroundStyle(.secondary)
          rest
        }
      }
      bar.padding(.top, CellMetrics.height)
    }
    .lineLimit(1)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(spoken)
  }

  private var figures: some View {
    LargeFigures(amount: amount, isBound: entry.isBound, font: .title) { Text("mg") }
  }

  private var bar: some View {
    ProgressView(value: entry.day.journal.isUnknown ? nil : share)
      .progressViewStyle(.linear)
      .tint(tint)
      .widgetAccentable()
  }

  /// The amount left within the limit, or the excess.
  private var rest: some View {
    let rest = limit - today.wholeMilligrams
    return ViewThatFits(in: .horizontal) {
      if entry.emergency != nil {
        EmergencyText(entry: entry)
      } else if isOver, limit > 0 {
        Text("\(mark)\(String(-rest)) mg over \(most)")
        Text("\(mark)\(String(-rest)) mg over")
      } else if entry.day.isIncomplete {
        Text(translating: entry.day.journal.words)
        Text(translating: entry.day.journal.name)
      } else if !entry.hasLimit {
        ForEach(entry.question.shown, id: \.self) { Text(translating: $0) }
      } else if !entry.forecast.profile.cautions.isEmpty {
        // With a caution, people are not told how much more would be fine.
        Text("of \(most) mg")
      } else {
        Text("\(String(rest)) mg left of \(most)")
        Text("\(String(rest)) left of \(most)")
      }
    }
    .foregroundStyle(isOver ? Color.alarm : Color.ink)
  }

  /// The drinks in the card's colours, which the link around them would replace.
  @ViewBuilder private func drinks(
    limit: Int, showsUnit: Bool, maxHeight: CGFloat?
  ) -> some View {
    if entry.day.drinks.isEmpty {
      VStack(spacing: 0) {
        Text(translating: nothing).foregroundStyle(.secondary)
        if !entry.day.hint.isEmpty { Text(verbatim: entry.day.hint).bold() }
      }
      .legible()
      .frame(maxWidth: .infinity, maxHeight: maxHeight)
    } else {
      DrinkRows(entry: entry, limit: limit, showsUnit: showsUnit).legible()
    }
  }

  private var nothing: String { entry.day.isIncomplete ? "None known" : "No drinks today" }

  private static var list: URL { URL(string: "caffeine://list") ?? URL(filePath: "/") }

  private var today: Milligrams { entry.forecast.today }
  private var share: Double {
    entry.hasLimit ? min(today.value / max(entry.forecast.profile.dailyLimit.value, 1), 1) : 0
  }
  private var tint: Color { isOver ? .alarm : .amber }
  private var amount: String { entry.bound(today) }
  private var limit: Int { entry.forecast.profile.dailyLimit.wholeMilligrams }
  private var most: String { String(limit) }
  private var isOver: Bool { entry.forecast.isOverDailyLimit }
  private var mark: String { isOver ? glyphSet.overMark + " " : "" }

  private var spoken: Text {
    if entry.day.journal.isUnknown { return Text(translating: entry.day.journal.spoken) }
    let bound = entry.spokenBound(today)
    let amount: Text =
      if !(entry.hasLimit && entry.emergency == nil || isOver && limit > 0) {
        Text("Today you had \(bound). \(Text(translating: entry.question.spoken))")
      } else if isOver {
        Text("Today you had \(bound) of \(most), over your limit.")
      } else {
        Text("Today you had \(bound) of \(most).")
      }
    return entry.emergency.map { Text("\(Text(translating: $0)) \(amount)") } ?? amount
  }
}

/// The number of drinks, and the time of the last.
private struct DrinkCount: View {
  @Environment(\.dateText) private var dateText

  let entry: CaffeineEntry
  /// The text without drinks; `nil` if a list beside it says so.
  let whenEmpty: String?
  /// Whether to show the last drink, for lack of a list beside it.
  var showsLast = true

  var body: some View {
    let drinks = entry.day.drinks
    if let last = drinks.first {
      let cups = drinks.map(\.cups).reduce(0, +)
      let count = cups == 1 ? Text("1 drink") : Text("\(String(cups)) drinks")
      ViewThatFits(in: .horizontal) {
        if showsLast {
          Text("\(count), last \(entry.time(of: last, as: dateText))")
          Text("\(count), \(entry.time(of: last, as: dateText))")
        }
        count
      }
    } else if let whenEmpty {
      Text(translating: whenEmpty)
    }
  }
}
