import CaffeineDomain
import CommandArguments
import CaffeineWidgets
import CivilTime
import DateStyles
import WidgetHosting

enum StatsCommand {
  static let by = CommandOption(
    "by", value: "PERIOD", from: .oneOf(["day", "week", "month", "year"]),
    help: "The length of a period (default: day).")

  static var declaration: Command<CommandAction> {
    Command(
      name: "stats", summary: "Show totals by day, week, month or year.",
      discussion:
        "The last 14 days, 12 weeks, 12 months or 5 years; weeks begin on Monday. A day has "
        + "the mark of its night, by the bedtime and the limit of that day. The average counts from "
        + "the first day shown or your first drink, until yesterday; on the first day it is the total "
        + "so far.",
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
    // Nights follow from the drinks of the days before too.
    let horizon = period == .day ? try context.preferences().profile.horizon : 0
    var entries = try context.journal.listing(since: beginning - horizon)
    var intakes: [Intake] = []
    while let intake = try context.journal.next(of: &entries) {
      if intake.start <= context.now {
        totals.add(intake.amount, cups: intake.cups, on: calendar.day(of: intake))
      }
      // What is planned counts tonight.
      if period == .day { intakes.append(intake) }
    }
    // Only a drink before tells a pause at the start from the time before the first drink.
    if totals.firstDrink != 0, try context.journal.lastIntake(by: beginning) != nil {
      totals.firstDrink = 0
    }
    totals.dropEmptyDaysAhead()
    if !context.wantsJSON { totals.dropRowsBeforeFirstDrink() }
    if period == .day {
      for index in totals.rows.indices {
        let day = totals.rows[index].start
        let profile = try context.preferences(on: day, in: calendar).profile
        totals.rows[index].limit = profile.hasLimit ? profile.dailyLimit.value : nil
        if profile.cautions.isEmpty {
          let night = PastDay(day, profile: profile).night(of: intakes, on: context.clock)
          totals.rows[index].night = night?.mark(against: profile.bedtimeLimit)
        }
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
    let isIncomplete = context.journal.isIncomplete
    let bound = isIncomplete ? "≥ " : ""
    var rows: [[String]] = []
    var month = ""
    for row in totals.rows {
      // Once above the days of each month.
      if totals.period == .day, text.month(of: row.start) != month {
        month = text.month(of: row.start)
        rows.append([printer.styled(month, .dim)])
      }
      let amount = bound + milligramText(row.milligrams)
      let nothing = printer.isUnicode ? "–" : "-"
      let night = isIncomplete ? nil : row.night
      let signs = [
        row.night == nil ? "" : printer.text(of: printer.sign(of: night)),
        row.isOver ? printer.styled(printer.overSign, .warning) : "",
      ].filter { !$0.isEmpty }
      rows.append([
        totals.period.name(of: row.start, in: text), "",
        row.count == 0 && !isIncomplete
          ? nothing : row.isOver ? printer.styled(amount, .warning) : amount,
        signs.joined(separator: " "),
        totals.isCurrent(row) ? printer.styled("so far" as Message, .dim) : "",
      ])
    }
    let columns = printer.columnsForBars(in: &rows)
    let most = max(totals.rows.map(\.milligrams).max() ?? 0, limit ?? 0, 1)
    for (index, row) in zip(rows.indices.filter { rows[$0].count > 1 }, totals.rows) {
      let bar = printer.bar(row.milligrams / most, limit: limit.map { $0 / most }, columns: columns)
      rows[index][1] = row.isOver ? printer.styled(bar, .warning) : bar
    }
    printer.printTable(rows, right: [2], expendable: 4)
    printer.print("")
    if totals.firstDrink == nil, !isIncomplete { return printer.print("nothing logged yet") }
    let mean: Message = "\(bound)\(milligramText(totals.mean)) a day on average"
    printer.print(totals.meanCountsToday ? mean : mean + ", today not counted")
  }

  private static func milligramText(_ value: Double) -> String {
    Amount.text(value.rounded()) + " mg"
  }
}
