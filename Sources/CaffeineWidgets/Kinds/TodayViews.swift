import CaffeineDomain
import TextUI
import TextWidgetKit

/// Today's total against the daily limit, and each drink with its time if it fits.
struct TodayViews: FamilyViews {
  let entry: CaffeineEntry
  let glyphSet: GlyphSet

  var small: some View { summary }
  var medium: some View {
    HStack(alignment: .top, spacing: CellMetrics.width) {
      summary.frame(width: 15 * CellMetrics.width)
      Link(destination: Self.list) { drinks(8, showsUnit: false) }
    }
  }
  var large: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top) {
        figures
        Spacer()
        VStack(alignment: .trailing, spacing: 0) {
          Text("Today").bold()
          LineText(rest)
          DrinkCount(entry: entry)
        }
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(spoken)
      .padding(.bottom, CellMetrics.height)
      DayPicture(entry: entry).accessibilityHidden(true)
      Link(destination: Self.list) { drinks(4) }.padding(.top, CellMetrics.height)
    }
    .lineLimit(1)
  }
  var extraLarge: some View { EmptyView() }
  var corner: some View { EmptyView() }

  var inline: some View {
    let outlook = Outlook(entry: entry, glyphSet: glyphSet)
    let journal = entry.day.journal
    var line = outlook.today.forms[0]
    // First, where no amount can push it out of the line.
    if entry.emergency != nil {
      line = Text(translating: outlook.emergencyWords[1]) + Text(verbatim: " · \(amount) mg")
    } else if journal != .whole {
      line = Text("Today \(amount) mg") + Text(verbatim: " · ") + Text(translating: journal.name)
    }
    return line.accessibilityLabel(spoken)
  }

  var circular: some View {
    AmountRing(
      share: entry.day.journal.isUnknown
        ? nil : entry.hasLimit ? min(today.value / max(limit.value, 1), 1) : 0,
      level: entry.forecast.isOverDailyLimit ? 3 : 0, amount: Text(verbatim: amount), unit: unit
    )
    .accessibilityLabel(spoken)
  }

  private var unit: String {
    if entry.emergency != nil { return "!! mg" }
    if entry.forecast.isOverDailyLimit { return glyphSet.overMark + " mg" }
    return entry.hasLimit && !entry.day.journal.isUnknown ? "/\(limit.wholeMilligrams)" : "mg"
  }

  var rectangular: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text("Today")
        Spacer()
        Text("\(amount) mg").bold().widgetAccentable()
      }
      bar
      LineText(rest)
      DrinkCount(entry: entry)
      Spacer(minLength: 0)
    }
    .lineLimit(1)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(spoken)
  }

  private var summary: some View {
    VStack(alignment: .leading, spacing: 0) {
      figures
      Spacer(minLength: 0)
      Text("Today").bold()
      DrinkCount(entry: entry)
      LineText(rest)
      bar
    }
    .lineLimit(1)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(spoken)
  }

  private var figures: some View {
    FiguresText(amount, isOver: entry.forecast.isOverDailyLimit && entry.hasLimit)
  }

  @ViewBuilder private var bar: some View {
    if entry.hasLimit { BarPicture(today, of: limit).frame(height: CellMetrics.height) }
  }

  /// The amount left within the limit, or the excess; with a caution nobody is told how much more
  /// would be fine.
  private var rest: Line? {
    let outlook = Outlook(entry: entry, glyphSet: glyphSet)
    let most = String(limit.wholeMilligrams)
    let left = limit.wholeMilligrams - today.wholeMilligrams
    if entry.emergency != nil || entry.day.isIncomplete { return outlook.low }
    if entry.forecast.isOverDailyLimit, left < 0, entry.hasLimit {
      let mark = glyphSet.overMark
      return Line(
        forms: [
          Text("\(mark) \(String(-left)) mg over \(most)"),
          Text("\(mark) \(String(-left)) mg over"),
        ], spoken: spoken, color: .over, isBold: true)
    }
    if !entry.hasLimit { return outlook.question }
    if !entry.forecast.profile.cautions.isEmpty {
      return Line(forms: [Text("of \(most) mg")], spoken: spoken)
    }
    return Line(
      forms: [Text("\(String(left)) mg left of \(most)"), Text("\(String(left)) left of \(most)")],
      spoken: spoken)
  }

  /// The drinks in the card's colours, which the link around them would replace.
  @ViewBuilder private func drinks(_ limit: Int, showsUnit: Bool = true) -> some View {
    if entry.day.drinks.isEmpty, !entry.day.hint.isEmpty {
      Text(verbatim: entry.day.hint).bold().legible().frame(maxWidth: .infinity)
    } else {
      DrinkRows(entry: entry, limit: limit, showsUnit: showsUnit).legible()
    }
  }

  private static var list: URL { URL(string: "caffeine://list") ?? URL(filePath: "/") }

  private var today: Milligrams { entry.forecast.today }
  private var limit: Milligrams { entry.forecast.profile.dailyLimit }
  private var amount: String { entry.bound(today) }

  private var spoken: Text {
    if entry.day.journal.isUnknown { return Text(translating: entry.day.journal.spoken) }
    let bound = entry.spokenBound(today)
    let most = String(limit.wholeMilligrams)
    let amount: Text =
      if entry.forecast.isOverDailyLimit, limit.wholeMilligrams > 0 {
        Text("Today you had \(bound) of \(most), over your limit.")
      } else if entry.hasLimit {
        Text("Today you had \(bound) of \(most).")
      } else {
        Text(
          "Today you had \(bound). \(Outlook(entry: entry, glyphSet: glyphSet).question.spoken)")
      }
    return entry.emergency.map { Text("\(Text(translating: $0)) \(amount)") } ?? amount
  }
}

/// The number of drinks, and the time of the last on the clock where it was logged.
private struct DrinkCount: View {
  @Environment(\.dateText) private var dateText

  let entry: CaffeineEntry

  var body: some View { LineText(line) }

  private var line: Line {
    let drinks = entry.day.drinks
    guard let last = drinks.first else {
      let nothing = entry.day.isIncomplete ? Text("None known") : Text("No drinks today")
      return Line(forms: [nothing], spoken: nothing, color: .fadedInk)
    }
    let cups = drinks.map(\.cups).reduce(0, +)
    let count = cups == 1 ? Text("1 drink") : Text("\(String(cups)) drinks")
    let time = entry.time(of: last, as: dateText)
    return Line(
      forms: [Text("\(count), last \(time)"), Text("\(count), \(time)"), count], spoken: count,
      color: .fadedInk)
  }
}
