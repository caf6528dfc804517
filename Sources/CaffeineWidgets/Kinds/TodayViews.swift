import CaffeineDomain
import TextUI
import TextWidgetKit

/// Today's total against the daily limit, and each drink with its time if it fits.
@MainActor
extension Outlook {
  var todaySmall: some View {
    VStack(alignment: .leading, spacing: 0) {
      column(FiguresText(sum, isOver: entry.isOverDay), [heading, count, rest])
      bar
    }
    .spoken(spokenSum)
  }
  var todayMedium: some View {
    HStack(alignment: .top, spacing: CellMetrics.width) {
      todaySmall.frame(width: 15 * CellMetrics.width)
      Link(destination: Self.list) { drinks(8, showsUnit: false) }
    }
  }
  var todayLarge: some View {
    VStack(alignment: .leading, spacing: 0) {
      row(FiguresText(sum, isOver: entry.isOverDay), [heading, rest, count]).spoken(spokenSum)
        .padding(.bottom, CellMetrics.height)
      DayPicture(entry: entry).accessibilityHidden(true)
      Link(destination: Self.list) { drinks(4) }.padding(.top, CellMetrics.height)
    }
  }

  var todayInline: Text {
    let journal = entry.day.journal
    var line = today.forms[0]
    // First, where no amount can push it out of the line.
    if entry.emergency != nil {
      line = Text(translating: emergencyWords[1]) + Text(verbatim: " · \(sum) mg")
    } else if journal != .whole {
      line = Text("Today \(sum) mg") + Text(verbatim: " · ") + Text(translating: journal.name)
    }
    return line.accessibilityLabel(spokenSum)
  }

  var todayCircular: some View {
    let isOver = entry.forecast.isOverDailyLimit
    let limit = profile.dailyLimit
    let unit = entry.hasLimit && !day.journal.isUnknown ? "/\(limit.wholeMilligrams)" : "mg"
    return ring(
      share: entry.hasLimit ? min(entry.forecast.today.value / max(limit.value, 1), 1) : 0,
      level: isOver ? 3 : 0, Text(verbatim: sum),
      unit: entry.emergency != nil ? "!! mg" : isOver ? glyphSet.overMark + " mg" : unit
    )
    .spoken(spokenSum)
  }

  var todayRectangular: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text("Today")
        Spacer()
        Text("\(sum) mg").bold().widgetAccentable()
      }
      bar
      LineText(rest)
      LineText(count)
      Spacer(minLength: 0)
    }
    .spoken(spokenSum)
  }

  private var heading: Line { Line(forms: [Text("Today")], spoken: spokenSum, isBold: true) }
  private var sum: String { entry.bound(entry.forecast.today) }

  /// The limit, or that it is exceeded.
  private var rest: Line {
    if entry.emergency != nil || day.isIncomplete { return low }
    if entry.isOverDay { return total }
    let limit = Text("of \(String(profile.dailyLimit.wholeMilligrams)) mg")
    return entry.hasLimit ? Line(forms: [limit], spoken: spokenSum) : question
  }

  /// The drinks in the card's colours, which the link around them would replace.
  @ViewBuilder private func drinks(_ limit: Int, showsUnit: Bool = true) -> some View {
    if entry.day.drinks.isEmpty, !entry.day.hint.isEmpty {
      Text(verbatim: entry.day.hint).bold().legible().frame(maxWidth: .infinity)
    } else {
      drinkRows(limit, showsUnit: showsUnit).legible()
    }
  }

  private static var list: URL { URL(string: "caffeine://list") ?? URL(filePath: "/") }

  private var spokenSum: Text {
    let isLimited = entry.hasLimit || entry.day.journal.isUnknown
    let today = entry.spokenToday
    return entry.behindAlarm(isLimited ? today : Text("\(today) \(question.spoken)"))
  }
}
