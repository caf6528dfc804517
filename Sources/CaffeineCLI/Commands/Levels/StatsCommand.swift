import CaffeineDomain
import CommandArguments
import CaffeineWidgets
import CivilTime
import DateStyles

enum StatsCommand {
  static let by = CommandOption(
    "by", value: "PERIOD", from: .oneOf(["day", "week", "month", "year"]),
    help: "The length of a period (default: day).")

  static var declaration: Command<CommandAction> {
    Command(
      name: "stats", summary: "Show totals by day, week, month or year.",
      discussion: "The last 14 days, 12 weeks, 12 months or 5 years; weeks begin on Monday. "
        + "The average counts from the first day shown or your first drink, until yesterday; on the "
        + "first day it is the total so far.",
      options: [by],
      examples: [CommandExample("caffeine stats --by month", "Month by month.")],
      action: CommandAction(run))
  }

  @MainActor private static func run(_ context: CommandContext) throws(Failure) {
    let period = StatsPeriod(rawValue: context.arguments[by] ?? "day") ?? .day
    let calendar = DrinkCalendar(of: try context.preferences().person, on: context.clock)
    let today = calendar.day(at: context.now)
    let first = period.firstShown(before: today)
    var totals = StatsTotals(from: first, through: today, by: period)
    let beginning = calendar.beginnings(of: first).lowerBound
    var entries = try context.journal.listing(since: beginning)
    while let intake = try context.journal.next(of: &entries), intake.start <= context.now {
      totals.add(intake.amount, cups: intake.cups, on: calendar.day(of: intake))
    }
    // Only a drink before tells a pause at the start from the time before the first drink.
    if totals.firstDrink != 0, try context.journal.lastIntake(by: beginning) != nil {
      totals.firstDrink = 0
    }
    totals.dropEmptyDaysAhead()
    if !context.wantsJSON { totals.dropRowsBeforeFirstDrink() }
    if period == .day {
      for index in totals.rows.indices {
        let person = try context.preferences(on: totals.rows[index].start, in: calendar).person
        totals.rows[index].limit = person.hasLimit ? person.dailyLimit.value : nil
      }
    }
    guard !context.wantsJSON else {
      return context.printer.print(
        totals.json(in: calendar, isIncomplete: context.journal.isIncomplete))
    }
    try show(totals, in: context)
  }

  @MainActor private static func show(
    _ totals: StatsTotals, in context: CommandContext
  ) throws(Failure) {
    let text = try context.dateText()
    let printer = context.printer
    let limit = totals.rows.last?.limit
    let bound = context.journal.isIncomplete ? "≥" : ""
    var rows: [[String]] = []
    var month = ""
    for row in totals.rows {
      let amount = bound + milligramText(row.milligrams)
      let drinks: Message = row.count == 1 ? "1 drink" : "\(row.count) drinks"
      let notes = [row.count == 0 ? "" : drinks, totals.isCurrent(row) ? "so far" : ""]
        .filter { !$0.isEmpty }
      // Once above the days of each month.
      if totals.period == .day, text.month(of: row.start) != month {
        month = text.month(of: row.start)
        rows.append([printer.styled(month, .dim)])
      }
      rows.append([
        totals.period.name(of: row.start, in: text), "",
        row.isOver
          ? printer.styled("\(printer.overMark) \(amount)", .warning)
          : row.count == 0 && bound.isEmpty ? (printer.isUnicode ? "–" : "-") : amount,
        notes.isEmpty ? "" : printer.styled(notes.joined(separator: ", "), .dim),
      ])
    }
    let bars = printer.bars(
      totals.rows.map { Printer.Bar(value: $0.milligrams, color: .day(isOver: $0.isOver)) },
      limit: limit, columns: printer.columnsForBars(in: &rows),
      in: try context.widgetEnvironment())
    let cells = rows.indices.filter { rows[$0].count > 1 }
    for (index, line) in zip(cells, bars.lines) { rows[index][1] = line }
    if !bars.caption.isEmpty { rows.append(["", bars.caption]) }
    printer.printTable(rows, right: [2], expendable: 3)
    printer.print("")
    // With missing drinks no day is certain to have none.
    let over = totals.rows.count(where: \.isOver)
    let without = bound.isEmpty ? totals.countWithout : 0
    if totals.rows.contains(where: { $0.limit != nil }), over + without > 0 {
      let days: Message = over == 1 ? "1 day" : "\(over) days"
      printer.print(
        "\(bound)\(days) over the limit" + (bound.isEmpty ? ", \(without) without a drink" : ""))
    }
    if totals.firstDrink == nil, bound.isEmpty { return printer.print("nothing logged yet") }
    let mean: Message = "\(bound)\(milligramText(totals.mean)) a day on average"
    printer.print(totals.meanCountsToday ? mean : mean + ", today not counted")
  }

  private static func milligramText(_ value: Double) -> String {
    Amount.text(value.rounded()) + " mg"
  }
}
