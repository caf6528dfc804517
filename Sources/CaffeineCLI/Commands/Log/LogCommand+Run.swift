import CaffeineDomain
import CaffeineStore
import CommandArguments
import CivilTime

@MainActor
extension LogCommand {
  static func run(_ session: Session) throws(Failure) {
    let (intake, remark) = try intake(in: session)
    let (now, hasID) = (session.now, session.arguments.has(id))
    let known: Intake? = try session.change { journal throws(StoreError) in
      if hasID { return try journal.addOnce(intake, at: now) }
      try journal.add([intake], at: now)
      return nil
    }
    try report(known ?? intake, isKnown: known != nil, remark: remark, in: session)
  }

  /// The drink as typed, and what one should know about its amount.
  private static func intake(in session: Session) throws(Failure) -> (Intake, String) {
    let arguments = session.arguments
    if arguments.has(size), arguments.has(milliliters) {
      throw Failure(.wrongUse, "--size and --milliliters cannot be combined.")
    }
    let order = try session.order(
      arguments.phrase, milligrams: try session.milligrams(milligrams),
      volume: try session.milliliters(milliliters), size: arguments[size]
    ).times(try session.count(count, in: 1...20) ?? 1)
    guard IntakeLimits.milligrams.contains(order.amount.value) else {
      throw Failure(
        .wrongUse, "One entry takes \(Amount.milligramForms); this is \(massText(order.amount)).")
    }
    let start = try session.instant(at) ?? session.now
    let intake = Intake(
      id: try identifier(in: session), drink: order.drink, name: order.name, amount: order.amount,
      volume: order.volume, start: start,
      duration: try session.seconds(over, upTo: 86_400) ?? 0,
      timeZoneIdentifier: session.clock.identifier,
      secondsFromGMT: session.clock.secondsFromGMT(at: start),
      note: try session.note(note))
    return (intake, order.remark)
  }

  private static func identifier(in session: Session) throws(Failure) -> IntakeID {
    guard let text = session.arguments[id] else {
      var random = session.surroundings.random
      return IntakeID.generate(at: session.now, using: &random)
    }
    guard let identifier = IntakeID(text) else {
      throw .value(
        text, of: "--id", forms: "1 to 64 letters, digits, dots, hyphens and underscores")
    }
    return identifier
  }

  private static func report(
    _ intake: Intake, isKnown: Bool, remark: String, in session: Session
  ) throws(Failure) {
    guard !session.isQuiet else { return }
    let intakes = try session.recentIntakes()
    let report = try session.report(of: intakes)
    if session.wantsJSON {
      let level = ("levelMilligrams", JSONValue.milligrams(report.forecast.level.value))
      let incomplete = ("incomplete", JSONValue.bool(report.isIncomplete))
      return session.print(.object(intake.members + [level, incomplete]))
    }
    session.print("\(isKnown ? "Already logged:" : "Logged") \(try session.sentence(intake)).")
    if !remark.isEmpty { session.print(remark) }
    session.print(try outlook(report, in: session))
    if let warning = warning(intake, report) { session.print(warning) }
    guard !isKnown else { return }
    let isFirst = try session.isFirst(intake, of: intakes)
    if isFirst { try session.printCurve(of: intakes) }
    session.print(session.styled("Undo: caffeine undo", .dim))
    if isFirst { session.printBedtimeRemark(for: try session.preferences()) }
  }

  /// What the drink leads to: the level now unless it still rounds to 0 mg, the peak if that is
  /// still to come, and when it is low.
  private static func outlook(
    _ report: StatusReport, in session: Session
  ) throws(Failure) -> String {
    let forecast = report.forecast
    var text = "\(report.text(of: forecast.level)) in you now"
    if forecast.peak.amount.value > forecast.level.value + 0.5 {
      let time = try session.atMoment(forecast.peak.date)
      let peak = report.text(of: forecast.peak.amount)
      text =
        forecast.level.value < 0.5 ? "\(peak) in you \(time)" : "\(text), rising to \(peak) \(time)"
    }
    if let low = forecast.belowLimitAt {
      let time =
        report.isIncomplete ? "not before \(try session.moment(low))" : try session.atMoment(low)
      text += ", low \(time)"
    }
    return text + "."
  }

  private static func warning(_ intake: Intake, _ report: StatusReport) -> String? {
    let forecast = report.forecast
    let profile = forecast.profile
    if forecast.today > profile.dailyLimit {
      return "\(report.text(of: forecast.today)) today is over your daily limit of "
        + "\(massText(profile.dailyLimit))."
    }
    guard intake.amount > profile.singleLimit else { return nil }
    return "That is over your limit of \(massText(profile.singleLimit)) at once."
  }
}
