import CaffeineStore
import CaffeineDomain
import CommandArguments
import CivilTime

@MainActor
extension ForecastCommand {
  static func run(_ session: Session) throws(Failure) {
    let length = Double(try session.count(hours, in: 1...720) ?? 12) * 3600
    let step = try session.seconds(step, upTo: length) ?? 3600
    guard step >= 60 else {
      throw .value(session.arguments[Self.step] ?? "", of: "--step", forms: "1m or more")
    }
    var further: [Intake] = []
    for text in session.arguments.all(hypothesis) {
      further.append(try intake(text, number: further.count, in: session))
    }
    let report = try session.report(adding: further)
    let end = session.now.addingTimeInterval(length)
    let points = report.forecast.points(from: session.now, through: end, every: step)
    if session.wantsJSON { return session.print(json(points, report)) }
    try show(points, report, in: session)
  }

  /// The drink that `--if` tells of: `espresso`, or `espresso at 16:00`.
  private static func intake(
    _ text: String, number: Int, in session: Session
  ) throws(Failure) -> Intake {
    let (name, start) = try split(text, in: session)
    let order = try session.order(name)
    guard let id = IntakeID("if-\(number)") else {
      throw Failure(.bug, "The id of an --if drink is not valid.")
    }
    return Intake(
      id: id, drink: order.drink, name: order.name, amount: order.amount, volume: order.volume,
      start: start)
  }

  private static func split(
    _ text: String, in session: Session
  ) throws(Failure) -> (String, Date) {
    guard let range = text.lastRange(of: " at ") else { return (text, session.now) }
    let moment = String(text[range.upperBound...])
    guard let start = When(moment, now: session.now, clock: session.clock)?.instant else {
      throw .value(moment, of: "The time after 'at'", forms: When.forms)
    }
    return (String(text[..<range.lowerBound]), start)
  }

  private static func json(_ points: [Forecast.Point], _ report: StatusReport) -> JSONValue {
    let list = points.map {
      JSONValue.object([("at", .instant($0.date)), ("milligrams", .milligrams($0.level.value))])
    }
    return .object([("points", .array(list))] + report.members)
  }

  private static func show(
    _ points: [Forecast.Point], _ report: StatusReport, in session: Session
  ) throws(Failure) {
    let limit = report.forecast.profile.bedtimeLimit
    let most = max(points.map(\.level.value).max() ?? 0, limit.value)
    var rows: [[String]] = []
    for point in points {
      let bar = session.bar(
        point.level.value / most, columns: max(1, min(40, session.columns - 30)))
      let isLow = point.level <= limit
      rows.append([
        try session.moment(point.date), report.text(of: point.level),
        session.styled(bar, isLow ? .dim : .accent),
      ])
    }
    session.printTable(rows, right: [0, 1])
    session.print("")
    for line in try report.outlook(in: session) { session.print(line) }
  }
}

extension String {
  /// The last place where a text stands.
  fileprivate func lastRange(of text: String) -> Range<Index>? {
    indices.reversed().lazy.compactMap { start in
      self[start...].hasPrefix(text) ? start..<self.index(start, offsetBy: text.count) : nil
    }.first
  }
}
