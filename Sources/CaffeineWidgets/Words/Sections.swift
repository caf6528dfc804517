import CaffeineDomain
import DateStyles
import TextUI
import TextWidgetKit

/// The parts of cards, erased where a card would have a long type of its own.
@MainActor
extension Outlook {
  /// Figures at the top of a column, and lines at its foot.
  func column(_ figures: FiguresText, _ lines: [Line]) -> AnyView {
    AnyView(
      VStack(alignment: .leading, spacing: 0) {
        figures
        Spacer(minLength: 0)
        ForEach(of: lines) { LineText($0) }
      })
  }

  /// Figures and lines at the right edge; in a wide room beside the figures.
  func row(_ figures: FiguresText, _ lines: [Line], isWide: Bool = false) -> AnyView {
    AnyView(
      HStack(alignment: .top, spacing: (isWide ? 3 : 1) * CellMetrics.width) {
        // A call for help comes before large figures.
        figures.fixedSize(horizontal: entry.emergency == nil, vertical: false)
        VStack(alignment: isWide ? .leading : .trailing, spacing: 0) {
          ForEach(of: lines) { LineText($0) }
        }
        .frame(maxWidth: .infinity, alignment: isWide ? .leading : .trailing)
      })
  }

  /// An amount and its unit in a ring, if anything is known; its colour is by ``Inks/past``.
  func ring(share: Double, level: Int, _ amount: Text, unit: String) -> some View {
    ZStack {
      if !entry.day.journal.isUnknown {
        RingPicture(share: share, level: level)
          .frame(width: 10 * CellMetrics.width, height: 5 * CellMetrics.height)
          .widgetAccentable()
      }
      VStack(spacing: 0) {
        Text(verbatim: "")
        amount.bold()
        Text(verbatim: unit).foregroundStyle(.secondary)
      }
    }
  }

  /// A heading, with what stands at the end of its row.
  func heading(_ title: Text, _ end: some View) -> some View {
    HStack {
      title.bold()
      Spacer()
      end
    }
  }

  /// Today's total with its bar, and the latest drinks.
  func todaySection(_ limit: Int) -> AnyView {
    AnyView(
      VStack(alignment: .leading, spacing: 0) {
        heading(Text("Today"), LineText(total)).spoken(entry.spokenToday)
          .accessibilityHidden(day.journal.isUnknown)
        bar
        drinkRows(limit)
      })
  }

  /// Today's total beside its limit.
  @ViewBuilder var bar: some View {
    if entry.hasLimit {
      BarPicture(amount: forecast.today, limit: profile.dailyLimit)
        .frame(height: CellMetrics.height)
    }
  }

  /// Today's drinks with their times, latest first.
  ///
  ///     14:30 Cappuccino 80 mg
  ///     08:30 Coffee     96 mg
  ///     and 2 more
  func drinkRows(_ limit: Int, showsUnit: Bool = true) -> some View {
    // The last drink takes the row that would say how many more there are.
    let drinks = day.drinks
    let shown = drinks.count <= limit || limit < 3 ? min(drinks.count, limit) : limit - 1
    return VStack(alignment: .leading, spacing: 0) {
      if drinks.isEmpty { LineText(count).accessibilityHidden(true) }
      HStack(alignment: .top) {
        // In their own column, so that the last digits align.
        VStack(alignment: .trailing, spacing: 0) {
          ForEach(drinks.prefix(shown)) { time(of: $0) }
        }
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
        VStack(spacing: 0) { ForEach(drinks.prefix(shown)) { row($0, showsUnit: showsUnit) } }
      }
      if drinks.count > shown, limit > 2 {
        let rest = drinks.dropFirst(shown).map(\.cups).reduce(0, +)
        Text("and \(rest) more").foregroundStyle(.secondary)
          .accessibilityLabel("And \(rest) more.")
      }
    }
  }

  private func row(_ intake: Intake, showsUnit: Bool) -> some View {
    HStack {
      Text(translating: intake.name)
      Spacer()
      Text(verbatim: "\(intake.amount.wholeMilligrams)" + (showsUnit ? " mg" : ""))
    }
    .spoken(
      Text(
        """
        \(Text(translating: intake.name)) at \(time(of: intake)), \
        \(intake.amount.spokenMilligrams).
        """))
  }

  /// The heading of the last seven days, with the limit.
  var weekHeading: some View {
    HStack(spacing: 0) {
      ViewThatFits(in: .horizontal) {
        Text("Last 7 days").bold()
        Text("Last days").bold()
      }
      Spacer(minLength: CellMetrics.width)
      if entry.hasLimit {
        Text(verbatim: "\(profile.dailyLimit.wholeMilligrams) mg")
          .foregroundStyle(.secondary).accessibilityHidden(true)
      }
    }
  }

  /// The nights of the last seven days below a heading that counts their marks.
  @ViewBuilder var nights: some View {
    let days = entry.lastDays.filter { $0.mark != nil }
    if !days.isEmpty {
      VStack(alignment: .leading, spacing: 0) {
        heading(Text("Nights"), Text(verbatim: marks(of: days)).foregroundStyle(.secondary))
        NightsPicture(days: days).frame(height: CGFloat(days.count) * CellMetrics.height)
      }
      // The columns of the week say the same.
      .accessibilityHidden(true)
    }
  }

  /// The level's picture; without a drink to draw, what to do.
  func picture(hasGutter: Bool = false, beginsNow: Bool = false) -> AnyView {
    if day.intakes.isEmpty, !day.hint.isEmpty { return AnyView(invitation) }
    if !entry.isKnown { return AnyView(DayPicture(entry: entry).accessibilityHidden(true)) }
    return AnyView(
      LevelPicture(
        of: forecast, lowCareful: entry.isJudged ? day.lowCareful : nil, isBound: day.isIncomplete,
        isJudged: entry.isJudged, hasGutter: hasGutter, beginsNow: beginsNow))
  }

  private var invitation: some View {
    let purpose = day.isIncomplete ? Text("See what is wrong") : Text("Log a drink")
    return VStack(spacing: 0) {
      purpose.foregroundStyle(.secondary)
      Text(verbatim: day.hint).bold()
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .lineLimit(nil)
    .spoken(Text("\(purpose): \(day.hint)."))
  }
}

/// One more of the drinks had most: until when it is likely low with them, and until when it could
/// go either way; tomorrow's times where none fits today.
///
///     A cup more    ● not today
///     Tomorrow, before   ○     ◐
///     Cappuccino     16:15 18:30
struct CupSection: View {
  let outlook: Outlook
  let limit: Int
  var showsAmounts = false
  /// Whether the times also stand on a line from the day's start to bedtime.
  var showsLines = false

  var body: some View {
    let today = outlook.day
    let cups = today.cups(limit)
    let isOver = cups.allSatisfy { $0.mark == .unlikely }
    let forecast = isOver ? today.tomorrow : today.forecast
    let day = forecast.dayStart...max(forecast.bedtime, forecast.dayStart)
    let signs = [Mark.likely, .uncertain].map { outlook.signText(of: $0).bold() }
    if !cups.isEmpty {
      VStack(alignment: .leading, spacing: 0) {
        if isOver {
          outlook.heading(Text("A cup more"), LineText(outlook.notToday))
          ZStack(alignment: .leading) {
            row(Text(verbatim: ""), nil, in: day, signs).accessibilityHidden(true)
            Text("Tomorrow, before").foregroundStyle(.secondary)
          }
        } else {
          row(Text("A cup more").bold(), nil, in: day, signs).spoken(Text("A cup more"))
        }
        ForEach(of: isOver ? cups.map { Cup($0.drink, in: forecast) } : cups) { cup in
          let times = [cup.likely, cup.uncertain].map { date in
            date.map { Text($0, style: .time) } ?? Text(verbatim: "–")
          }
          return row(Text(translating: cup.drink.name), cup, in: day, times).spoken(
            outlook.spoken(cup))
        }
      }
    }
  }

  /// A cup's row, or without one the heading of the columns.
  private func row(
    _ name: Text, _ cup: Cup?, in day: ClosedRange<Date>, _ cells: [Text]
  ) -> some View {
    HStack(spacing: 0) {
      name
      Spacer(minLength: 0)
      if showsAmounts, let cup {
        Text(verbatim: String(cup.amount.wholeMilligrams)).foregroundStyle(.secondary)
      }
      if showsLines { line(CupLine(cup: cup, day: day)) }
      ForEach(of: cells) { $0.frame(width: 8 * CellMetrics.width, alignment: .trailing) }
    }
  }

  /// Erased: a narrow section builds none of its types.
  @inline(never) private func line(_ picture: CupLine) -> AnyView {
    AnyView(
      picture.frame(width: 24 * CellMetrics.width, height: CellMetrics.height)
        .padding(.leading, CellMetrics.width))
  }
}

extension Outlook {
  var notToday: Line {
    Line(
      forms: [Text("\(sign(of: .unlikely)) not today")],
      spoken: Text("With one more cup today it would probably not be low at bedtime."),
      color: Color(of: .unlikely), isBold: true)
  }

  /// The times of a cup on one line: `Coffee ○ 09:45 ◐ 16:00`.
  func line(of cup: Cup) -> Line {
    let times = [(Mark.likely, cup.likely), (.uncertain, cup.uncertain)].compactMap { mark, date in
      date.map {
        signText(of: mark) + Text(verbatim: " ") + Text($0, style: .time)
      }
    }
    let never = [Text("\(signText(of: .unlikely)) not today")]
    let name = Text(translating: cup.drink.name)
    // Where two times of twelve hours are too long, the later one.
    let ends = cup.mark == .unlikely ? never : times
    let all = ends.dropFirst().reduce(ends.first ?? Text(verbatim: "")) {
      $0 + Text(verbatim: " ") + $1
    }
    return Line(
      forms: [Text("\(name) \(all)"), all] + ends.dropFirst(), spoken: spoken(cup))
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
