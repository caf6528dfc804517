import CaffeineDomain
import TextUI
import TextWidgetKit

/// Today's total against the daily limit, and each drink with its time if it fits.
struct TodayViews: FamilyViews {
  let outlook: Outlook

  var small: some View { summary }
  var medium: some View {
    HStack(alignment: .top, spacing: CellMetrics.width) {
      summary.frame(width: 15 * CellMetrics.width)
      Link(destination: Self.list) { drinks(8, showsUnit: false) }
    }
  }
  var large: some View {
    VStack(alignment: .leading, spacing: 0) {
      AmountRow(entry: entry, figures: figures, lines: [heading, rest, outlook.count])
        .spoken(spoken)
        .padding(.bottom, CellMetrics.height)
      DayPicture(entry: entry).accessibilityHidden(true)
      Link(destination: Self.list) { drinks(4) }.padding(.top, CellMetrics.height)
    }
  }
  var extraLarge: some View { EmptyView() }
  var corner: some View { EmptyView() }

  var inline: some View {
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
      level: entry.forecast.isOverDailyLimit ? 3 : 0, amount: Text(verbatim: amount), unit: unit,
      spoken: spoken)
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
      LineText(outlook.count)
      Spacer(minLength: 0)
    }
    .spoken(spoken)
  }

  private var summary: some View {
    VStack(alignment: .leading, spacing: 0) {
      AmountColumn(figures: figures, lines: [heading, outlook.count, rest])
      bar
    }
    .spoken(spoken)
  }

  private var figures: FiguresText { FiguresText(amount, isOver: entry.isOverDay) }
  private var heading: Line { Line(forms: [Text("Today")], spoken: spoken, isBold: true) }

  @ViewBuilder private var bar: some View {
    if entry.hasLimit { BarPicture(today, of: limit).frame(height: CellMetrics.height) }
  }

  /// The limit, or the excess.
  private var rest: Line {
    let most = String(limit.wholeMilligrams)
    if entry.emergency != nil || entry.day.isIncomplete { return outlook.low }
    let excess = today.wholeMilligrams - limit.wholeMilligrams
    if entry.isOverDay, excess > 0 {
      let over = Text("\(glyphSet.overMark) \(String(excess)) mg over")
      return Line(
        forms: [Text("\(glyphSet.overMark) \(String(excess)) mg over \(most)"), over],
        spoken: spoken, color: .over, isBold: true)
    }
    return entry.hasLimit ? Line(forms: [Text("of \(most) mg")], spoken: spoken) : outlook.question
  }

  /// The drinks in the card's colours, which the link around them would replace.
  @ViewBuilder private func drinks(_ limit: Int, showsUnit: Bool = true) -> some View {
    if entry.day.drinks.isEmpty, !entry.day.hint.isEmpty {
      Text(verbatim: entry.day.hint).bold().legible().frame(maxWidth: .infinity)
    } else {
      DrinkRows(outlook: outlook, limit: limit, showsUnit: showsUnit).legible()
    }
  }

  private static var list: URL { URL(string: "caffeine://list") ?? URL(filePath: "/") }

  private var today: Milligrams { entry.forecast.today }
  private var limit: Milligrams { entry.forecast.profile.dailyLimit }
  private var amount: String { entry.bound(today) }

  private var spoken: Text {
    let isLimited = entry.hasLimit || entry.day.journal.isUnknown
    let today = entry.spokenToday
    return entry.behindAlarm(isLimited ? today : Text("\(today) \(outlook.question.spoken)"))
  }
}
