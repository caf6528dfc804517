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
      let with = further.isEmpty ? nil : report
      for line in try own.lines(in: context, with: with) { context.printer.print(line) }
      return
    }
    let without = further.isEmpty || !own.hasDrinks ? nil : own
    let scene = Scene(report: report, without: without, further: further)
    if context.arguments.contains(table) || !context.printer.hasPictures {
      try showLevels(of: scene, at: points.map(\.date), through: end, in: context)
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

  /// The day with the drinks of `--if`, and the day without them for comparison.
  private struct Scene {
    let report: StatusReport
    let without: StatusReport?
    let further: [Intake]
    var forecast: Forecast { report.forecast }
  }

  /// A drink of `--if`: `espresso`, or `espresso at 16:00`.
  private static func intake(
    _ timed: TimedOrder, number: Int, in context: CommandContext
  ) throws(Failure) -> Intake {
    let (order, start) = (timed.order, timed.time)
    if let start { try context.checkStart(start, of: "--if") }
    guard let id = IntakeID("if-\(number)") else {
      throw Failure(.bug, "The id of an --if drink is not valid.")
    }
    return Intake(
      id: id, drink: order.drink, name: order.fullName, amount: order.fullAmount,
      isGiven: order.isGiven, volume: order.fullVolume, start: start ?? context.now)
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

  /// A row per step and per notable moment.
  private static func showLevels(
    of scene: Scene, at steps: [Date], through end: Date, in context: CommandContext
  ) throws(Failure) {
    let (printer, forecast) = (context.printer, scene.forecast)
    // With missing drinks the level is low later.
    let low =
      scene.report.isIncomplete
      ? nil : forecast.belowLimitAt.map { $0.quarterToCome(after: context.now) }
    let marks = [forecast.bedtime, low].compactMap(\.self) + scene.further.map(\.start)
    let dates = Set(steps + marks.filter { context.now <= $0 && $0 <= end }).sorted()
    let levels = forecast.curve.levels(at: dates)
    let others = scene.without?.forecast.curve.levels(at: dates)
    var rows = [["", "mg"] + (others == nil ? [] : [printer.text(of: "without")]) + [""]]
    for (index, date) in dates.enumerated() {
      let without = others.map { [printer.styled(scene.report.figure(of: $0[index]), .dim)] }
      rows.append(
        [printer.text(of: try context.moment(date)), scene.report.figure(of: levels[index])]
          + (without ?? []) + [notes(on: date, low: low, in: scene, context)])
    }
    let last = rows[0].count - 1
    printer.printTable(rows, right: Set(0..<last), expendable: last)
  }

  private static func notes(
    on date: Date, low: Date?, in scene: Scene, _ context: CommandContext
  ) -> String {
    let printer = context.printer
    var notes: [Message] = []
    if date == context.now { notes.append("now") }
    for drink in scene.further where drink.start == date {
      notes.append("with \(printer.shownDrink(drink.name) + ", " + massText(drink.amount))")
    }
    if date == low { notes.append("low") }
    if date == scene.forecast.bedtime { notes.append("bedtime") }
    return notes.isEmpty ? "" : printer.styled(notes.joined(separator: ", "), .dim)
  }
}
