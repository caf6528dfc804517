import CaffeineDomain
import CaffeineJSON
import CaffeineWidgets
import CivilTime
import CommandArguments
import TextUI

@MainActor
extension ForecastCommand {
  static func run(_ context: CommandContext) throws(Failure) {
    let length = Double(try context.count(hours, in: 1...720) ?? 12) * 3600
    var further: [Intake] = []
    for text in context.arguments.values(of: hypothesis) {
      for timed in try context.orders(text, options: OrderOptions(isPlan: true, ask: context.ask)) {
        further.append(try intake(timed, number: further.count, in: context))
      }
    }
    let report = try context.report(adding: further)
    let forecast = report.forecast
    let end = context.now.addingTimeInterval(length)
    let points = forecast.points(from: context.now, through: end, every: 3600)
    if context.wantsJSON { return context.printer.print(json(points, report, further)) }
    let own = further.isEmpty ? report : try context.report()
    guard forecast.isJudgedAlone, own.hasDrinks || !further.isEmpty else {
      return try own.print(in: context, with: further.isEmpty ? nil : report)
    }
    let without = further.isEmpty || !own.hasDrinks ? nil : own
    if [table, hours].contains(where: context.arguments.contains) || !context.printer.hasPictures {
      try showLevels(of: report, with: further, at: points.map(\.date), in: context)
      context.printer.print("")
    } else {
      try context.printPicture(
        of: report, over: without, columns: context.printer.columns, rows: 11)
    }
    let lines =
      try further.isEmpty
      ? report.outlook(in: context)
      : (without?.outlook("Without", in: context) ?? []) + report.outlook("With it", in: context)
    for line in lines { context.printer.print(line) }
    try context.printBedtimeRemark()
  }

  /// A drink of `--if`: `espresso`, or `espresso at 16:00`.
  private static func intake(
    _ timed: TimedOrder, number: Int, in context: CommandContext
  ) throws(Failure) -> Intake {
    if let start = timed.time { try context.checkStart(start, of: "--if") }
    guard let id = IntakeID("if-\(number)") else {
      throw Failure(.bug, "The id of an --if drink is not valid.")
    }
    return timed.order.intake(id, at: timed.time ?? context.now)
  }

  private static func json(
    _ points: [Forecast.Point], _ report: StatusReport, _ further: [Intake]
  ) -> JSONValue {
    let isUnknown = report.forecast.profile.isOutsideModel
    let list = (isUnknown ? [] : points).map { point in
      let range = report.band.levels(at: point.date)
      return JSONValue.object([
        ("at", .instant(point.date)), ("milligrams", .milligrams(point.level.value)),
        ("milligramsLow", .milligrams(range.lowerBound.value)),
        ("milligramsHigh", report.isIncomplete ? .null : .milligrams(range.upperBound.value)),
      ])
    }
    let drinks = further.map { JSONValue.object($0.members) }
    return .object([("hypothetical", .array(drinks)), ("points", .array(list))] + report.members)
  }

  /// A row per step and per notable moment between the first and the last of them.
  private static func showLevels(
    of report: StatusReport, with further: [Intake], at steps: [Date], in context: CommandContext
  ) throws(Failure) {
    let forecast = report.forecast
    // With missing drinks the level is low later.
    let low =
      report.isIncomplete ? nil : forecast.belowLimitAt?.quarterToCome(after: context.now)
    var notes: [(date: Date, note: Message)] = [
      (context.now, "now"), (forecast.bedtime, "bedtime"),
    ]
    if let low { notes.append((low, "low")) }
    for drink in further {
      notes.append((drink.start, "with \(context.printer.shownDrink(drink.name))"))
    }
    let end = steps.last ?? context.now
    notes.removeAll { $0.date < context.now || end < $0.date }
    let dates = Set(steps + notes.map(\.date)).sorted()
    var rows: [[String]] = []
    for (date, level) in zip(dates, forecast.curve.levels(at: dates)) {
      let notes = notes.filter { $0.date == date }.map(\.note).joined(separator: ", ")
      rows.append(
        [try context.moment(date), report.text(ofEstimate: level)]
          .map { context.printer.text(of: $0) } + [context.printer.styled(notes, .dim)])
    }
    context.printer.printTable(rows, right: [0, 1], expendable: 2)
  }
}
