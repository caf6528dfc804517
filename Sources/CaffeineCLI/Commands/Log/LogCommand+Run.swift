import CaffeineDomain
import CaffeineJSON
import CaffeineStore
import CaffeineWidgets
import CivilTime
import CommandArguments
import WidgetHosting

@MainActor
extension LogCommand {
  static func run(_ context: CommandContext) throws(Failure) {
    guard !context.arguments.operands.isEmpty else { return try pick(in: context) }
    try context.alarming({ alarm(in: context) }) { context throws(Failure) in try log(in: context) }
  }

  /// Whom to call if the typed amount is dangerous.
  private static func alarm(in context: CommandContext) -> String? {
    context.alarm(context.arguments.joinedOperands, at: context.clearStart(at))
  }

  private static func log(in context: CommandContext) throws(Failure) {
    let logged = try intakes(in: context)
    let intakes = logged.map(\.intake)
    let (now, hasID) = (context.now, context.arguments.contains(id))
    let change = Outcome.Change.entry(
      id: context.isLink || intakes.count > 1 ? nil : intakes.first?.id.description)
    let known: Intake? = try context.journal.change(change, of: intakes.map(\.id)) {
      journal throws(StoreError) in
      if hasID, let intake = intakes.first { return try journal.addOnce(intake, at: now) }
      try journal.add(intakes, at: now)
      return nil
    }
    if Stamp.wallClock(now) < Stamp.first.milliseconds {
      context.printer.warn(
        "The clock of this computer says \(WallClock.utc.dateTime(at: now).date.iso8601), so it is not"
          + " set. Set it, then correct this entry: caffeine edit \(intakes[0].id) --at WHEN")
    }
    try report(known.map { [($0, logged[0].order)] } ?? logged, isKnown: known != nil, in: context)
  }

  /// Asks for a recent or another drink, then logs it.
  private static func pick(in context: CommandContext) throws(Failure) {
    let recent = try context.ask == nil ? [] : context.recentDrinks()
    let rows = recent.enumerated().map { "\($0 + 1)  \($1.label)\n" }.joined()
    let question: Message =
      recent.isEmpty ? "Log which drink? " : "Log which? A number, or any drink (default: 1) "
    guard let line = context.ask == nil ? nil : context.surroundings.ask(question, below: rows)
    else {
      throw Failure(
        .wrongUse, "DRINK is missing.", advice: "Write one, such as: caffeine log latte")
    }
    let text = try plainText(line, of: "DRINK", upTo: 200)
    let number = text.isEmpty ? 1 : Int(text)
    let picked = recent.indices.first { $0 + 1 == number }.map { recent[$0] }
    guard picked != nil || !text.isEmpty else { throw Failure(.unconfirmed, "Nothing was logged.") }
    try context.run("log", picked?.words ?? ["--", text], keeping: declaration.options)
  }

  /// The drinks of a link.
  static func drinks(in context: CommandContext) throws(Failure) -> [Intake] {
    try intakes(in: context).map(\.intake)
  }

  /// The typed drinks, at least one.
  private static func intakes(
    in context: CommandContext
  ) throws(Failure) -> [(intake: Intake, order: Order)] {
    let arguments = context.arguments
    let options = try OrderOptions(of: context, at: try context.start(arguments[at]))
    let orders = try context.orders(arguments.joinedOperands, options: options)
    guard orders.count == 1 || !arguments.contains(id) else {
      throw Failure(
        .wrongUse, "--id names one drink, and these are \(orders.count).",
        advice: "Log them one by one, each under an id of its own.")
    }
    var logged: [(intake: Intake, order: Order)] = []
    var random = context.surroundings.random
    for timed in orders {
      let start = timed.time ?? context.now
      var intake = timed.order.intake(try identifier(in: context, &random), at: start)
      intake.duration = try context.seconds(over, upTo: 86_400) ?? 0
      intake.timeZoneIdentifier = context.clock.identifier
      intake.secondsFromGMT = context.clock.secondsFromGMT(at: start)
      intake.note = try context.note(note) ?? intake.note
      try context.checkValues(of: intake)
      logged.append((intake, timed.order))
    }
    return logged
  }

  private static func identifier(
    in context: CommandContext, _ random: inout any RandomNumberGenerator & Sendable
  ) throws(Failure) -> IntakeID {
    guard let text = context.arguments[id] else {
      return IntakeID.generate(at: context.now, using: &random)
    }
    // For other commands `last` means the most recent drink.
    guard text != "last", let identifier = IntakeID(text) else {
      throw .value(
        text, of: "--id",
        forms: "1 to 64 letters, digits, dots, hyphens and underscores, not 'last'")
    }
    return identifier
  }

  private static func report(
    _ logged: [(intake: Intake, order: Order)], isKnown: Bool, in context: CommandContext
  ) throws(Failure) {
    if context.wantsJSON {
      return context.printSaved(
        logged.count == 1
          ? logged[0].intake.members
          : [("intakes", .array(logged.map { .object($0.intake.members) }))])
    }
    guard !context.printer.isQuiet else { return }
    // What is saved is said, whatever cannot be read afterwards.
    let report = context.outcome.attempt { () throws(Failure) in try context.report() }
    if let report {
      context.printEmergency(of: report.forecast)
      over(logged.map(\.intake), report, in: context).map { context.printer.print($0, .warning) }
    }
    for (intake, order) in logged {
      let sentence = try context.sentence(
        intake, size: isKnown ? nil : try context.sizeText(of: order))
      context.printer.print(isKnown ? "Already logged: \(sentence)." : "Logged \(sentence).")
      if !order.remark.isEmpty { context.printer.print(order.remark) }
    }
    guard let report else { return }
    let (first, forecast) = (logged[0].intake, report.forecast)
    let isFirst = isKnown ? false : try context.isFirst(first, of: forecast.intakes)
    if isFirst, forecast.calendar.day(of: first) < forecast.day {
      try context.printPastDay(of: first)
    } else {
      try context.printAnswer(report)
    }
    guard isFirst else { return }
    context.printer.print("Undo: caffeine undo" as Message, .dim)
    context.printer.print(Message(key: Guidance.disclaimer), .dim)
  }

  /// The exceeded limit, if there is one.
  static func over(
    _ logged: [Intake], _ report: StatusReport, in context: CommandContext
  ) -> Message? {
    let forecast = report.forecast
    let profile = forecast.profile
    guard profile.ageGroup != .underFour else { return nil }
    if forecast.isOverDailyLimit {
      let total = report.text(of: forecast.today, beside: profile.dailyLimit)
      return context.printer.over("\(total) today")
    }
    return logged.first { $0.amount > profile.singleLimit }.map {
      context.printer.over(
        "\(massText($0.amount)) at once; your limit is \(profile.singleLimit.wholeMilligrams)")
    }
  }
}
