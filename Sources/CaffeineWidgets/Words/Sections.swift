import CaffeineDomain
import DateStyles
import TextUI
import TextWidgetKit

/// Today's total with its bar, and the latest drinks.
struct TodaySection: View {
  @Environment(\.glyphSet) private var glyphSet

  let entry: CaffeineEntry
  let limit: Int

  var body: some View {
    let forecast = entry.forecast
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text("Today").bold()
        Spacer()
        LineText(Outlook(entry: entry, glyphSet: glyphSet).total)
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(entry.spokenToday).accessibilityHidden(entry.day.journal.isUnknown)
      if entry.hasLimit {
        BarPicture(forecast.today, of: forecast.profile.dailyLimit)
          .frame(height: CellMetrics.height)
      }
      DrinkRows(entry: entry, limit: limit)
    }
    .lineLimit(1)
  }
}

/// Today's drinks with their times, latest first.
///
///     14:30 Cappuccino 80 mg
///     08:30 Coffee     96 mg
///     and 2 more
struct DrinkRows: View {
  @Environment(\.dateText) private var dateText

  let entry: CaffeineEntry
  let limit: Int
  var showsUnit = true

  var body: some View {
    // The last drink takes the row that would say how many more there are.
    let drinks = entry.day.drinks
    let shown = drinks.count <= limit || limit < 3 ? min(drinks.count, limit) : limit - 1
    VStack(alignment: .leading, spacing: 0) {
      if drinks.isEmpty {
        Text(entry.day.isIncomplete ? "None known" : "No drinks today")
          .foregroundStyle(.secondary).accessibilityHidden(true)
      }
      HStack(alignment: .top) {
        // In their own column, so that the last digits align.
        VStack(alignment: .trailing, spacing: 0) {
          ForEach(drinks.prefix(shown)) { entry.time(of: $0, as: dateText) }
        }
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
        VStack(spacing: 0) { ForEach(drinks.prefix(shown)) { row($0) } }
      }
      if drinks.count > shown, limit > 2 {
        let rest = drinks.dropFirst(shown).map(\.cups).reduce(0, +)
        Text("and \(rest) more").foregroundStyle(.secondary)
          .accessibilityLabel("And \(rest) more.")
      }
    }
    .lineLimit(1)
  }

  private func row(_ intake: Intake) -> some View {
    HStack {
      Text(translating: intake.name)
      Spacer()
      Text(verbatim: "\(intake.amount.wholeMilligrams)" + (showsUnit ? " mg" : ""))
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(
      Text(
        """
        \(Text(translating: intake.name)) at \(entry.time(of: intake, as: dateText)), \
        \(intake.amount.spokenMilligrams).
        """))
  }
}

/// The nights of the last seven days below a heading that counts their marks.
struct NightsSection: View {
  @Environment(\.glyphSet) private var glyphSet

  let entry: CaffeineEntry

  var body: some View {
    let days = entry.lastDays.filter { $0.mark != nil }
    if !days.isEmpty {
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          Text("Nights").bold()
          Spacer()
          Text(verbatim: days.marks(in: glyphSet)).foregroundStyle(.secondary)
        }
        // The columns of the week say the same.
        .accessibilityHidden(true)
        NightsPicture(days: days)
          .frame(height: CGFloat(days.count) * CellMetrics.height).accessibilityHidden(true)
      }
      .lineLimit(1)
    }
  }
}

extension [DayTotal] {
  /// The number of nights with each mark: `○ 4 ◐ 2 ● 1`.
  func marks(in glyphSet: GlyphSet) -> String {
    Mark.allCases.map { mark in "\(mark.sign(in: glyphSet)) \(count { $0.mark == mark })" }
      .joined(separator: " ")
  }
}

/// One more of the drinks had most: until when it is likely low with them, and until when it could
/// go either way; tomorrow's times where none fits today.
///
///     A cup more    ● not today
///     Tomorrow, before   ○     ◐
///     Cappuccino     16:15 18:30
struct CupSection: View {
  @Environment(\.glyphSet) private var glyphSet

  let entry: CaffeineEntry
  let limit: Int
  var showsAmounts = false
  /// Whether the times also stand on a line from the day's start to bedtime.
  var showsLines = false

  var body: some View {
    let cups = entry.day.cups(limit)
    let isOver = cups.allSatisfy { $0.mark == .unlikely }
    let forecast = isOver ? entry.day.tomorrow : entry.forecast
    let day = forecast.dayStart...max(forecast.bedtime, forecast.dayStart)
    if !cups.isEmpty {
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          Text("A cup more").bold()
          Spacer()
          if isOver { LineText(entry.notToday(in: glyphSet)) } else { signs(day) }
        }
        if isOver {
          ZStack(alignment: .leading) {
            signs(day).frame(maxWidth: .infinity, alignment: .trailing)
            Text("Tomorrow, before").foregroundStyle(.secondary)
          }
        }
        ForEach(of: isOver ? cups.map { Cup($0.drink, in: forecast) } : cups) { row($0, day) }
      }
      .lineLimit(1)
    }
  }

  private func signs(_ day: ClosedRange<Date>) -> some View {
    HStack(spacing: 0) {
      if showsLines { line(CupLine(cup: nil, day: day)) }
      ForEach(of: [Mark.likely, .uncertain]) { mark in
        Text(verbatim: mark.sign(in: glyphSet)).bold().foregroundStyle(Color(of: mark))
          .frame(width: 8 * CellMetrics.width, alignment: .trailing)
      }
    }
    .accessibilityHidden(true)
  }

  /// Erased: a narrow section builds none of its types.
  @inline(never) private func line(_ picture: CupLine) -> AnyView {
    AnyView(
      picture.frame(width: 24 * CellMetrics.width, height: CellMetrics.height)
        .padding(.leading, CellMetrics.width))
  }

  private func row(_ cup: Cup, _ day: ClosedRange<Date>) -> some View {
    HStack(spacing: 0) {
      Text(translating: cup.drink.name)
      Spacer(minLength: 0)
      if showsAmounts {
        Text(verbatim: String(cup.amount.wholeMilligrams)).foregroundStyle(.secondary)
      }
      if showsLines { line(CupLine(cup: cup, day: day)) }
      ForEach(of: [cup.likely, cup.uncertain]) { date in
        (date.map { Text($0, style: .time) } ?? Text(verbatim: "–"))
          .frame(width: 8 * CellMetrics.width, alignment: .trailing)
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(entry.spoken(cup))
  }
}

extension CaffeineEntry {
  func notToday(in glyphSet: GlyphSet) -> Line {
    Line(
      forms: [Text("\(Mark.unlikely.sign(in: glyphSet)) not today")],
      spoken: Text("With one more cup today it would probably not be low at bedtime."),
      color: Color(of: .unlikely), isBold: true)
  }

  /// The times of a cup on one line: `Coffee ○ 09:45 ◐ 16:00`.
  func line(_ cup: Cup, in glyphSet: GlyphSet) -> Line {
    let name = Text(translating: cup.drink.name)
    let sign = Text(verbatim: Mark.unlikely.sign(in: glyphSet))
      .foregroundStyle(Color(of: .unlikely))
    let end = cup.mark == .unlikely ? Text("\(sign) not today") : times(of: cup, in: glyphSet)
    var forms = [Text("\(name) \(end)"), end]
    // Where two times of twelve hours are too long, the later one.
    if cup.mark != .unlikely, cup.likely != nil, let uncertain = cup.uncertain {
      forms.append(Text("\(Mark.uncertain.sign(in: glyphSet)) \(uncertain, style: .time)"))
    }
    return Line(forms: forms, spoken: spoken(cup))
  }

  /// The times until which each mark holds: `○ 09:45 ◐ 16:00`.
  func times(of cup: Cup, in glyphSet: GlyphSet) -> Text {
    var text = Text(verbatim: "")
    for (mark, date) in [(Mark.likely, cup.likely), (.uncertain, cup.uncertain)] {
      guard let date else { continue }
      let space = mark == .uncertain && cup.likely != nil ? " " : ""
      text =
        text
        + Text(verbatim: "\(space)\(mark.sign(in: glyphSet)) ")
        .foregroundStyle(Color(of: mark)) + Text(date, style: .time)
    }
    return text
  }

  func spoken(_ cup: Cup) -> Text {
    let name = Text(translating: cup.drink.name)
    switch (cup.likely, cup.uncertain) {
    case (let likely?, let uncertain?):
      return Text(
        """
        With \(name) before \(Text(likely, style: .time)) it is likely low at bedtime, \
        before \(Text(uncertain, style: .time)) it could go either way.
        """)
    case (nil, let uncertain?):
      return Text(
        "With \(name) before \(Text(uncertain, style: .time)) it could go either way at bedtime.")
    case (_, nil): return Text("With \(name) it is probably not low at bedtime.")
    }
  }
}

/// The level's picture; without a drink to draw, what to do.
struct LevelSection: View {
  let entry: CaffeineEntry
  var hasGutter = false
  var beginsNow = false

  var body: some View {
    if entry.day.intakes.isEmpty, !entry.day.hint.isEmpty {
      Invitation(day: entry.day)
    } else if entry.isKnown {
      LevelPicture(of: entry, hasGutter: hasGutter, beginsNow: beginsNow)
    } else {
      DayPicture(entry: entry).accessibilityHidden(true)
    }
  }
}

/// The text in place of an empty picture.
private struct Invitation: View {
  let day: CaffeineDay

  var body: some View {
    let purpose = day.isIncomplete ? Text("See what is wrong") : Text("Log a drink")
    VStack(spacing: 0) {
      purpose.foregroundStyle(.secondary)
      if !day.hint.isEmpty { Text(verbatim: day.hint).bold() }
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(day.hint.isEmpty ? Text("\(purpose).") : Text("\(purpose): \(day.hint)."))
  }
}
