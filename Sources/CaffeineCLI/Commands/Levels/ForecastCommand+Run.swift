import CaffeineStore
import CaffeineDomain
import CommandArguments
import CivilTime

@MainActor
extension ForecastCommand {
  static func run(_ context: CommandContext) throws(Failure) {
    let length = Double(try context.count(hours, in: 1...720) ?? 12) * 3600
    let step = try context.seconds(step, upTo: length) ?? 3600
    guard step >= 60 else {
      throw .value(context.arguments[Self.step] ?? "", of: "--step", forms: "1m or more")
    }
    var further: [Intake] = []
    for text in context.arguments.values(of: hypothesis) {
      for timed in try context.orders(text, options: OrderOptions(ask: context.ask), isPlan: true) {
        further.append(try intake(timed, number: further.count, in: context))
      }
    }
    let report = try context.report(adding: further)
    let forecast = report.forecast
    let end = context.now.addingTimeInterval(length)
    var points = forecast.points(from: context.now, through: end, every: step)
    if context.wantsJSON { return context.printer.print(json(points, report)) }
    guard forecast.isJudged else {
      for line in try report.lines(in: context) { context.printer.print(line) }
      return
    }
    context.printEmergency(of: forecast)
    let bedtime = forecast.bedtime
    if context.now < bedtime, bedtime < end, !points.contains(where: { $0.date == bedtime }) {
      points.append(Forecast.Point(date: bedtime, level: forecast.bedtimeLevel))
      points.sort { $0.date < $1.date }
    }
    try show(points, report, in: context)
  }

  /// A drink that `--if` tells of: `espresso`, or `espresso at 16:00`.
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

  private static func json(_ points: [Forecast.Point], _ report: StatusReport) -> JSONValue {
    let list = points.map { point in
      let range = report.band.levels(at: point.date)
      return JSONValue.object([
        ("at", .instant(point.date)), ("milligrams", .milligrams(point.level.value)),
        ("milligramsLow", .milligrams(range.lowerBound.value)),
        ("milligramsHigh", .milligrams(range.upperBound.value)),
      ])
    }
    return .object([("points", .array(list))] + report.members)
  }

  private static func show(
    _ points: [Forecast.Point], _ report: StatusReport, in context: CommandContext
  ) throws(Failure) {
    let printer = context.printer
    let limit = report.forecast.profile.bedtimeLimit
    // Room for the longest note stands behind the bars.
    let bars = printer.bars(
      points.map(\.level.value), limit: limit.value,
      columns: max(1, min(40, printer.columns - 40)))
    let low = report.forecast.belowLimitAt.flatMap { low in points.firstIndex { $0.date >= low } }
    var rows: [[String]] = []
    for (index, point) in points.enumerated() {
      var notes: [String] = []
      if index == 0 { notes.append("now") }
      if index == low, index > 0 { notes.append("low") }
      if point.date == report.forecast.bedtime {
        notes.append(printer.isUnicode ? "☾ bedtime" : "bedtime")
      }
      rows.append([
        try context.moment(point.date), report.text(ofEstimate: point.level),
        printer.styled(bars.lines[index], point.level <= limit ? .dim : .accent),
        printer.styled(notes.joined(separator: ", "), .dim),
      ])
    }
    rows.append(["", "", bars.caption])
    printer.printTable(rows, right: [0, 1], expendable: 3)
    printer.print("")
    for line in try report.outlook(in: context) { printer.print(line) }
  }
}
