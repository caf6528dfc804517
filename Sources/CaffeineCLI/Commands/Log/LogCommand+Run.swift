import CaffeineDomain
import CaffeineStore
import CommandArguments
import CivilTime

@MainActor
extension LogCommand {
  static func run(_ context: CommandContext) throws(Failure) {
    let (intake, remark) = try intake(in: context)
    let (now, hasID) = (context.now, context.arguments.contains(id))
    let change = Outcome.Change.entry(id: context.isLink ? nil : intake.id.description)
    let known: Intake? = try context.journal.change(change) { journal throws(StoreError) in
      if hasID { return try journal.addOnce(intake, at: now) }
      try journal.add([intake], at: now)
      return nil
    }
    if Stamp.wallClock(now) < Stamp.first.milliseconds {
      context.printer.warn(
        "The clock of this computer says \(WallClock.utc.dateTime(at: now).date.iso8601), so it is not"
          + " set. Set it, then correct this entry: caffeine edit \(intake.id) --at WHEN")
    }
    try report(known ?? intake, isKnown: known != nil, remark: remark, in: context)
  }

  /// The drink as typed, and what one should know about its amount.
  static func intake(in context: CommandContext) throws(Failure) -> (Intake, String) {
    let arguments = context.arguments
    let (name, time) = try context.drinkAndTime(arguments.joinedOperands)
    if let time {
      guard !arguments.contains(at) else {
        throw Failure(
          .wrongUse, "The time is given twice, in '\(arguments.joinedOperands)' and with --at.",
          advice: "Leave one of them out.")
      }
      try context.checkStart(time, of: "The time after the drink")
    }
    let order = try context.drinks.order(
      name, milligrams: try context.milligrams(milligrams),
      volume: try context.milliliters(milliliters), size: arguments[size],
      count: try context.number(count, in: Intake.counts), isEntry: true)
    let start = try context.start(at) ?? time ?? context.now
    let intake = Intake(
      id: try identifier(in: context), drink: order.drink, name: order.fullName,
      amount: order.fullAmount, isGiven: order.isGiven, volume: order.fullVolume, start: start,
      duration: try context.seconds(over, upTo: 86_400) ?? 0,
      timeZoneIdentifier: context.clock.identifier,
      secondsFromGMT: context.clock.secondsFromGMT(at: start),
      note: try context.note(note))
    try context.checkValues(of: intake)
    return (intake, order.remark)
  }

  private static func identifier(in context: CommandContext) throws(Failure) -> IntakeID {
    guard let text = context.arguments[id] else {
      var random = context.surroundings.random
      return IntakeID.generate(at: context.now, using: &random)
    }
    // Other commands take `last` for the most recent drink.
    guard text != "last", let identifier = IntakeID(text) else {
      throw .value(
        text, of: "--id",
        forms: "1 to 64 letters, digits, dots, hyphens and underscores, not 'last'")
    }
    return identifier
  }

  private static func report(
    _ intake: Intake, isKnown: Bool, remark: String, in context: CommandContext
  ) throws(Failure) {
    if context.wantsJSON {
      // The drink is saved: what it leads to is missing where the rest cannot be read.
      let report = context.outcome.attempt { () throws(Failure) in try context.report() }
      let unknown = [("levelMilligrams", JSONValue.null), ("incomplete", JSONValue.bool(true))]
      return context.printer.print(.object(intake.members + (report?.members ?? unknown)))
    }
    guard !context.printer.isQuiet else { return }
    context.printer.print(
      "\(isKnown ? "Already logged:" : "Logged") \(try context.sentence(intake)).")
    if !remark.isEmpty { context.printer.print(remark) }
    let intakes = try context.journal.recentIntakes()
    let report = try context.report(of: intakes)
    let forecast = report.forecast
    context.printEmergency(of: forecast)
    let warning = warning(intake, report)
    if forecast.isJudged {
      context.printer.print(try outlook(report, in: context))
    } else if warning == nil || !forecast.isOverDailyLimit {
      context.printer.print("\(report.text(of: forecast.today)) today.")
    }
    if forecast.belowLimitAt != nil {
      context.printer.print(report.verdictText(in: context))
    }
    if let warning { context.printer.print(warning) }
    for text in forecast.profile.cautionTexts { context.printer.print(text) }
    guard !isKnown else { return }
    let isFirst = try context.isFirst(intake, of: intakes)
    if isFirst, forecast.isJudged { try context.printCurve(of: intakes) }
    context.printer.print(context.printer.styled("Undo: caffeine undo", .dim))
    if isFirst { context.printBedtimeRemark(for: try context.preferences()) }
  }

  /// What the drink leads to: the level now unless that is next to nothing yet, the peak if that is
  /// still to come, and about when it is low.
  private static func outlook(
    _ report: StatusReport, in context: CommandContext
  ) throws(Failure) -> String {
    let forecast = report.forecast
    var text = "\(report.text(ofEstimate: forecast.level)) in you now"
    if let peak = report.peakText {
      let time = try context.aboutMoment(forecast.peak.date)
      text =
        forecast.level.value < 0.5 ? "\(peak) in you \(time)" : "\(text), rising to \(peak) \(time)"
    }
    if let low = forecast.belowLimitAt {
      let time =
        report.isIncomplete
        ? "not before \(try context.moment(low.quarterToCome(after: context.now)))"
        : try context.aboutMoment(
          low, typical: forecast.belowLimitTypicalAt, for: forecast.profile.confidence)
      text += ", low \(time)"
    }
    return text + "."
  }

  /// That the drink is over a limit, where there is one.
  private static func warning(_ intake: Intake, _ report: StatusReport) -> String? {
    let forecast = report.forecast
    let profile = forecast.profile
    guard profile.ageGroup != .underFour else { return nil }
    if forecast.isOverDailyLimit {
      return "\(report.text(of: forecast.today)) today is over your daily limit of "
        + "\(massText(profile.dailyLimit))."
    }
    guard intake.amount > profile.singleLimit else { return nil }
    return "That is over your limit of \(massText(profile.singleLimit)) at once."
  }
}
