import CaffeineDomain
import CaffeineJSON
import CaffeineStore
import CaffeineWidgets
import CivilTime
import CommandArguments
import WidgetHosting

enum LogCommand {
  static let at = CommandOption("at", value: "WHEN", help: "When you had it (default: now).")
  static let milligrams = CommandOption(
    "milligrams", shorter: "mg", value: "N",
    help: "The caffeine of one in mg; DRINK can then be any name.")
  static let milliliters = CommandOption(
    "milliliters", shorter: "ml", value: "N",
    help: "The volume of one in ml; 0.2l and 12oz work too.")
  static let size = CommandOption(
    "size", value: "NAME", from: .known(.sizes), help: "One of its sizes, such as large.")
  static let over = CommandOption(
    "over", value: "DURATION",
    help: "How long you took to drink it, such as 30m.")
  static let count = CommandOption(
    "count", short: "n", value: "N", help: "How many, 0.1 to 20.")
  /// What says how much it is, in `edit` too.
  static let amounts = [milligrams, milliliters, size, count]
  static let note = CommandOption("note", value: "TEXT", help: "A note to keep with it.")
  static let id = CommandOption(
    "id", value: "ID",
    help: "Its id; logging the same drink under the same id again changes nothing.")

  static var declaration: Command<CommandAction> {
    Command(
      name: "log", summary: "Log a drink; when the command returns, it is safely on disk.",
      discussion: """
        A line is [DAY] ITEM, ITEM and ITEM. An item is [COUNT] [SIZE] DRINK [AMOUNT], with a time \
        before or after it. Of several items all have a time or none; after a day each has one. What \
        follows with, without or no, up to a comma, is kept as a note. 'caffeine undo' takes back the \
        last command.
        """,
      arguments: [
        CommandArgument(
          "DRINK", .any, from: .known(.drinks),
          help: "The drink; quotes are optional. On a terminal you can leave it out and pick.")
      ],
      options: [at] + amounts + [over, note, id],
      examples: [
        CommandExample("caffeine log cappuccino", "A cappuccino, now."),
        CommandExample("caffeine log 2 large lattes with oat milk 8:30", "Two this morning."),
        CommandExample(
          "caffeine log espresso 9:00, latte 11:00 and a coke 20 min ago", "Three drinks."),
        CommandExample("caffeine log yesterday coffee 8:00, tea 16:00", "Two of yesterday."),
        CommandExample("caffeine log \"house blend\" --mg 90", "A name of your own."),
      ], sections: [card], action: CommandAction(needsSettings: false, run))
  }
  /// All that a line can have.
  private static var card: HelpSection {
    HelpSection(
      "What to type",
      [
        HelpSection.Item("COUNT", "2, two, half, ½, 2x; above 6, or 600 mg at once, needs --yes."),
        HelpSection.Item("SIZE", "small, large, double, cup, mug and the like."),
        HelpSection.Item(
          "DRINK", "A name from 'caffeine drinks' in any script, your own, or an alias."),
        HelpSection.Item("AMOUNT", "250ml, 0.33, 12oz, 90mg."),
        HelpSection.Item(
          "time",
          "8:30, 8.30, 0830, 8am, at 8, noon, midnight, now, 20 min ago, an hour ago, half an hour ago, "
            + "in 20 min; with its day before or after it; or 2026-11-21T08:30, perhaps with an offset."
        ),
        HelpSection.Item(
          "DAY", "today, yesterday, tomorrow, friday (the last one), 2026-11-21, Nov 21, 21.11."),
        HelpSection.Item(
          "8:30 alone",
          "The last 8:30 since your day began, or the next within an hour; any other needs its day. With "
            + "its day it may be up to 48 hours ahead: a plan."),
      ])
  }
}

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
    let known: Intake? = try context.journal.change(change, of: { _ in intakes.map(\.id) }) {
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
    let isFirst = isKnown ? false : try isFirst(first, of: forecast.intakes, in: context)
    if isFirst, forecast.calendar.day(of: first) < forecast.day {
      try printDay(of: first, by: forecast.calendar, in: context)
    } else {
      try context.printAnswer(report)
    }
    guard isFirst else { return }
    context.printer.print("Undo: caffeine undo" as Message, .dim)
    context.printer.print(Message(key: Guidance.disclaimer), .dim)
  }

  /// Whether a drink is the first ever; reads further back only without other recent ones.
  private static func isFirst(
    _ intake: Intake, of recent: [Intake], in context: CommandContext
  ) throws(Failure) -> Bool {
    let journal = context.journal
    guard !journal.isIncomplete, recent.allSatisfy({ $0.id == intake.id }) else { return false }
    return try journal.last(2).count <= 1
  }

  /// Prints the day of a drink of the past, the first ever: today has nothing of it.
  private static func printDay(
    of intake: Intake, by calendar: DrinkCalendar, in context: CommandContext
  ) throws(Failure) {
    let end = calendar.start(of: calendar.day(of: intake).adding(days: 1))
    let report = try context.later(at: end - 1).report(of: [intake])
    guard report.forecast.isJudgedAlone, context.printer.isTerminal else { return }
    try context.printPicture(of: report, columns: 54, rows: 5)
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
