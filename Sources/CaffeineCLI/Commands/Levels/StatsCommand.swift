import CaffeineDomain
import CommandArguments
import CivilTime

/// `caffeine stats`: totals by day, week, month or year.
enum StatsCommand {
  static let by = CommandOption(
    "by", value: "PERIOD", from: .oneOf(["day", "week", "month", "year"]),
    help: "The length of a period (default: day).")
  static let since = CommandOption("since", value: "WHEN", help: "The first period to show.")

  static var declaration: Command<CommandAction> {
    Command(
      name: "stats", summary: "Show totals by day, week, month or year.",
      discussion: "Weeks begin on Monday. The default is 14 days, 12 weeks, 12 months or 5 years. "
        + "The average counts from the first day shown or your first drink, until yesterday.",
      options: [by, since],
      examples: [CommandExample("caffeine stats --by month --since 2020-01-01", "Month by month.")],
      action: CommandAction(run))
  }

  @MainActor private static func run(_ context: CommandContext) throws(Failure) {
    let period = StatsPeriod(rawValue: context.arguments[by] ?? "day") ?? .day
    let person = try context.preferences().person
    let dayStart = person.dayStart
    let began = dayStart.last(through: context.now, on: context.clock)
    let today = context.clock.dateTime(at: began).date
    let since = try context.when(since).map {
      context.clock.dateTime(at: $0.start(on: context.clock)).date
    }
    if let since, since > today {
      throw Failure(.wrongUse, "--since is still to come.", advice: "Name a day that has begun.")
    }
    let first = since.map(period.start(of:)) ?? period.firstShown(before: today)
    var totals = StatsTotals(from: first, through: today, by: period, dayStart: dayStart)
    let start = totals.start(of: first, on: context.clock)
    try context.journal.forEachAmount(since: start) {
      totals.add($1, at: $0, on: context.clock, until: context.now)
    }
    // Whether the time without drinks at first is a pause or the time before the first drink ever
    // takes the whole journal, which is short where it is the latter.
    if totals.firstDrink != 0 {
      try context.journal.forEachAmount(since: .distantPast) { date, _ in
        if date < start { totals.firstDrink = 0 }
      }
    }
    guard !context.wantsJSON else {
      return context.printer.print(
        totals.json(on: context.clock, isIncomplete: context.journal.isIncomplete))
    }
    try show(
      totals, limit: period == .day && person.hasLimit ? person.dailyLimit.value : nil, in: context)
  }

  @MainActor private static func show(
    _ totals: StatsTotals, limit: Double?, in context: CommandContext
  ) throws(Failure) {
    let text = try context.dateText()
    let printer = context.printer
    // Room for the longest note stands behind the bars.
    let bars = printer.bars(
      totals.rows.map(\.milligrams), limit: limit,
      columns: max(1, min(30, printer.columns - 45)))
    let bound = context.journal.isIncomplete ? "≥" : ""
    var rows = totals.rows.enumerated().map { index, row in
      let isOver = row.milligrams > limit ?? .infinity
      let notes = [isOver ? printer.overMark : "", index == totals.rows.count - 1 ? "so far" : ""]
      return totals.period.cells(of: row.start, in: text) + [
        row.count == 0 && bound.isEmpty
          ? (printer.isUnicode ? "–" : "-") : bound + milligramText(row.milligrams),
        row.count == 0 ? "" : row.count == 1 ? "1 drink" : "\(row.count) drinks",
        printer.styled(bars.lines[index], isOver ? .warning : .accent),
        printer.styled(
          notes.filter { !$0.isEmpty }.joined(separator: " "), isOver ? .warning : .dim),
      ]
    }
    let count = rows.first?.count ?? 0
    if limit != nil {
      rows.append(Array(repeating: "", count: count - 2) + [bars.caption])
    }
    printer.printTable(rows, right: [count - 4, count - 3], expendable: count - 1)
    printer.print("")
    if let limit {
      let (over, without) = (totals.count(above: limit), totals.countWithout)
      if over + without > 0 {
        let days = over == 1 ? "1 day" : "\(over) days"
        printer.print("\(days) over \(milligramText(limit)), \(without) without a drink")
      }
    }
    let mean = "\(bound)\(milligramText(totals.mean)) a day on average"
    printer.print(totals.meanCountsToday ? mean : mean + ", today not counted")
  }

  private static func milligramText(_ value: Double) -> String {
    Amount.text(value.rounded()) + " mg"
  }
}
