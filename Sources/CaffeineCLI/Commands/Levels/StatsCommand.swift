import CaffeineDomain
import CommandArguments
import CivilTime

/// `caffeine stats`: totals by day, week or month.
enum StatsCommand {
  static let by = Option(
    "by", value: "PERIOD", from: .oneOf(["day", "week", "month"]),
    help: "The length of a period (default: day).")
  static let since = Option("since", value: "WHEN", help: "The first period to show.")

  static var declaration: Command<CommandAction> {
    Command(
      name: "stats", summary: "Show totals by day, week or month.",
      discussion: "Weeks begin on Monday. The default is 14 days, 12 weeks or 12 months.",
      options: [by, since],
      examples: [Example("caffeine stats --by month --since 2020-01-01", "Month by month.")],
      action: CommandAction(run))
  }

  @MainActor private static func run(_ session: Session) throws(Failure) {
    let period = StatsPeriod(rawValue: session.arguments[by] ?? "day") ?? .day
    let dayStart = try session.preferences().person.dayStart
    let began = dayStart.last(through: session.now, on: session.clock)
    let today = session.clock.dateTime(at: began).date
    let since = try session.when(since).map {
      session.clock.dateTime(at: $0.start(on: session.clock)).date
    }
    let first = since.map(period.start(of:)) ?? period.firstShown(before: today)
    var totals = StatsTotals(from: first, through: today, by: period, dayStart: dayStart)
    try session.forEachIntake(since: totals.start(of: first, on: session.clock)) {
      totals.add($0, on: session.clock, until: session.now)
    }
    session.wantsJSON
      ? session.print(totals.json(on: session.clock, isIncomplete: session.isIncomplete))
      : show(totals, in: session)
  }

  @MainActor private static func show(_ totals: StatsTotals, in session: Session) {
    let most = totals.rows.map(\.milligrams).max() ?? 0
    let bound = session.isIncomplete ? "≥" : ""
    let rows = totals.rows.map { row in
      [
        totals.period.name(of: row.start), bound + milligramText(row.milligrams),
        row.count == 1 ? "1 drink" : "\(row.count) drinks",
        session.styled(
          session.bar(
            most > 0 ? row.milligrams / most : 0, columns: max(1, min(30, session.columns - 36))),
          .accent),
      ]
    }
    session.printTable(rows, right: [1, 2])
    session.print("")
    session.print("\(bound)\(milligramText(totals.mean)) a day on average")
  }

  private static func milligramText(_ value: Double) -> String {
    Amount.text(value.rounded()) + " mg"
  }
}
