import CaffeineDomain
import CaffeineStore
import CommandArguments
import CivilTime

@MainActor
extension LogCommand {
  static func run(_ context: CommandContext) throws(Failure) {
    let (intake, remark) = try intake(in: context)
    let (now, hasID) = (context.now, context.arguments.contains(id))
    let known: Intake? = try context.journal.change { journal throws(StoreError) in
      if hasID { return try journal.addOnce(intake, at: now) }
      try journal.add([intake], at: now)
      return nil
    }
    try report(known ?? intake, isKnown: known != nil, remark: remark, in: context)
  }

  /// The drink as typed, and what one should know about its amount.
  private static func intake(in context: CommandContext) throws(Failure) -> (Intake, String) {
    let arguments = context.arguments
    let order = try context.drinks.order(
      arguments.joinedOperands, milligrams: try context.milligrams(milligrams),
      volume: try context.milliliters(milliliters), size: arguments[size],
      count: try context.number(count, in: Order.counts))
    let start = try context.instant(at) ?? context.now
    let intake = Intake(
      id: try identifier(in: context), drink: order.drink, name: order.fullName,
      amount: order.fullAmount, volume: order.fullVolume, start: start,
      duration: try context.seconds(over, upTo: 86_400) ?? 0,
      timeZoneIdentifier: context.clock.identifier,
      secondsFromGMT: context.clock.secondsFromGMT(at: start),
      note: try context.note(note))
    return (intake, order.remark)
  }

  private static func identifier(in context: CommandContext) throws(Failure) -> IntakeID {
    guard let text = context.arguments[id] else {
      var random = context.surroundings.random
      return IntakeID.generate(at: context.now, using: &random)
    }
    guard let identifier = IntakeID(text) else {
      throw .value(
        text, of: "--id", forms: "1 to 64 letters, digits, dots, hyphens and underscores")
    }
    return identifier
  }

  private static func report(
    _ intake: Intake, isKnown: Bool, remark: String, in context: CommandContext
  ) throws(Failure) {
    guard !context.printer.isQuiet else { return }
    let intakes = try context.journal.recentIntakes()
    let report = try context.report(of: intakes)
    if context.wantsJSON {
      let level = ("levelMilligrams", JSONValue.milligrams(report.forecast.level.value))
      let incomplete = ("incomplete", JSONValue.bool(report.isIncomplete))
      return context.printer.print(.object(intake.members + [level, incomplete]))
    }
    context.printer.print(
      "\(isKnown ? "Already logged:" : "Logged") \(try context.sentence(intake)).")
    if !remark.isEmpty { context.printer.print(remark) }
    context.printer.print(try outlook(report, in: context))
    if let warning = warning(intake, report) { context.printer.print(warning) }
    guard !isKnown else { return }
    let isFirst = try context.isFirst(intake, of: intakes)
    if isFirst { try context.printCurve(of: intakes) }
    context.printer.print(context.printer.styled("Undo: caffeine undo", .dim))
    if isFirst { context.printBedtimeRemark(for: try context.preferences()) }
  }

  /// What the drink leads to: the level now unless it still rounds to 0 mg, the peak if that is
  /// still to come, and when it is low.
  private static func outlook(
    _ report: StatusReport, in context: CommandContext
  ) throws(Failure) -> String {
    let forecast = report.forecast
    var text = "\(report.text(of: forecast.level)) in you now"
    if forecast.peak.amount.value > forecast.level.value + 0.5 {
      let time = try context.atMoment(forecast.peak.date)
      let peak = report.text(of: forecast.peak.amount)
      text =
        forecast.level.value < 0.5 ? "\(peak) in you \(time)" : "\(text), rising to \(peak) \(time)"
    }
    if let low = forecast.belowLimitAt {
      let time =
        report.isIncomplete ? "not before \(try context.moment(low))" : try context.atMoment(low)
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
