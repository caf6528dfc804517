import CaffeineDomain
import CaffeineStore
import CivilTime
import CommandArguments

enum EditCommand {
  static let drink = CommandOption(
    "drink", value: "DRINK", from: .known(.drinks),
    help: "The drink it should be, as in log: \"2 espressos at 7:30\".")
  static let at = CommandOption("at", value: "WHEN", help: "When you had it.")
  static let note = CommandOption("note", value: "TEXT", help: "A note; an empty one removes it.")

  static var declaration: Command<CommandAction> {
    Command(
      name: "edit", summary: "Change a logged drink.",
      discussion: EntryReference.help,
      arguments: [
        EntryReference.argument(
          .optional, "The drink to change. On a terminal you can leave it out and pick."),
        CommandArgument("WHEN", .any, help: "When you had it, such as at 9; as --at."),
      ],
      options: [drink, at] + LogCommand.amounts + [LogCommand.over, note],
      examples: [CommandExample("caffeine edit last at 8:15", "You had it earlier, at 8:15.")],
      action: CommandAction(needsSettings: false, run))
  }
}

@MainActor
extension EditCommand {
  static func run(_ context: CommandContext) throws(Failure) {
    guard let reference = context.arguments.operands.first else { return try pick(in: context) }
    guard context.arguments.operands.count > 1 || changesSomething(context.arguments) else {
      throw Failure(
        .wrongUse, "Nothing to change was given.",
        advice: "Say what to change, such as: caffeine edit last --at 8:15")
    }
    try edit(try context.journal.entry(named: reference), in: context)
  }

  /// Asks for a recent drink, and without an option for its new time or drink; then edits it.
  private static func pick(in context: CommandContext) throws(Failure) {
    var words = [try context.pickedEntry(for: "Change which? A number: ").id.description]
    if !changesSomething(context.arguments) {
      let question: Message = "Change it to? A time or a drink, such as at 8:15 or large latte: "
      let text = try plainText(context.surroundings.ask(question) ?? "", of: "DRINK", upTo: 200)
      guard !text.isEmpty else { throw Failure(.unconfirmed, "Nothing was changed.") }
      words += When.Typed(text, isAt: true) == nil ? ["--drink=\(text)"] : [text]
    }
    try context.run("edit", words, keeping: declaration.options)
  }

  private static func changesSomething(_ arguments: ParsedArguments) -> Bool {
    declaration.options.contains(where: arguments.contains)
  }

  private static func edit(_ entry: Intake, in context: CommandContext) throws(Failure) {
    let (edited, remark) = try context.alarming({ alarm(entry, in: context) }) {
      context throws(Failure) in try changed(entry, in: context)
    }
    guard edited != entry else { return try confirm(entry, in: context) }
    let now = context.now
    let before = try context.journal.change(.existingEntry, of: { [$0.id] }) {
      journal throws(StoreError) in
      try journal.edit(edited, since: entry.start, at: now)
    }
    try confirm(
      edited, try context.sentence(before, besides: edited),
      try context.sentence(edited, besides: before), remark, in: context)
  }

  /// Confirms an unchanged entry: a success, even if printing fails.
  private static func confirm(_ entry: Intake, in context: CommandContext) throws(Failure) {
    try context.outcome.save(.existingEntry) { () throws(StoreError) in }
    if context.wantsJSON { return context.printSaved(entry.members) }
    context.printer.confirm("It is \(try context.sentence(entry)) already.")
  }

  /// Reports the change.
  private static func confirm(
    _ entry: Intake, _ before: Message, _ after: Message, _ remark: Message,
    in context: CommandContext
  ) throws(Failure) {
    if context.wantsJSON { return context.printSaved(entry.members) }
    let report =
      context.printer.isQuiet
      ? nil : context.outcome.attempt { () throws(Failure) in try context.report() }
    if let report {
      context.printEmergency(of: report.forecast)
      LogCommand.over([entry], report, in: context).map { context.printer.print($0, .warning) }
    }
    context.printer.confirm("Changed \(before)")
    context.printer.confirm("     to \(after).")
    if !remark.isEmpty { context.printer.confirm(remark) }
    if let report { try context.printAnswer(report) }
  }

  /// Whom to call if the typed amount is dangerous.
  private static func alarm(_ entry: Intake, in context: CommandContext) -> String? {
    let (order, arguments) = (Order(of: entry), context.arguments)
    let count = arguments.contains(LogCommand.count) ? "" : "\(Amount.text(order.count)) x "
    let amount =
      arguments.contains(LogCommand.milligrams) ? "" : "\(Amount.text(order.amount.value))mg"
    return context.alarm(
      arguments[drink] ?? "\(count)caffeine \(amount)", at: context.clearStart(at) ?? entry.start,
      instead: entry)
  }

  /// The changed entry, with a remark about its amount.
  private static func changed(
    _ entry: Intake, in context: CommandContext
  ) throws(Failure) -> (Intake, Message) {
    var intake = entry
    var remark: Message = ""
    let offset = entry.knownOffset
    let behind = context.arguments.operands.dropFirst().joined(separator: " ")
    var start = try context.start(context.arguments[at], keeping: offset)
    if !behind.isEmpty {
      try context.refuse(start.map { _ in "'\(behind)'" }, with: at)
      start = try context.start(behind, of: "WHEN", keeping: offset)
    }
    if ([drink] + LogCommand.amounts).contains(where: context.arguments.contains) {
      let timed = try order(instead: entry, at: start, in: context)
      timed.order.apply(to: &intake)
      // A note goes with its drink.
      let (after, before) = (timed.order, Order(of: entry))
      if (after.drink ?? after.name) != (before.drink ?? before.name) {
        intake.note = after.note
      }
      remark = timed.order.remark
      start = timed.time
    }
    if let start {
      intake.start = start
      intake.timeZoneIdentifier = context.clock.identifier
      intake.secondsFromGMT = context.clock.secondsFromGMT(at: start)
    }
    intake.duration = try context.seconds(LogCommand.over, upTo: 86_400) ?? intake.duration
    if context.arguments.contains(note) { intake.note = try context.note(note) }
    try context.checkValues(of: intake)
    return (intake, remark)
  }

  /// The order of `--drink`, read as by `log`; everything else stays.
  private static func order(
    instead entry: Intake, at start: Date?, in context: CommandContext
  ) throws(Failure) -> TimedOrder {
    let before = Order(of: entry)
    var options = try OrderOptions(of: context, at: start)
    options.offset = entry.knownOffset
    guard let text = context.arguments[drink] else {
      let timed = TimedOrder(order: try order(instead: before, options, in: context), time: start)
      try context.checkAmounts(of: [timed], options)
      return timed
    }
    var timed = try context.order(text, options: options)
    if options.count == nil, timed.order.count == 1 { timed.order.count = before.count }
    timed.order = try timed.order.checked()
    return timed
  }

  /// The same drink with another size, amount or count.
  private static func order(
    instead before: Order, _ options: OrderOptions, in context: CommandContext
  ) throws(Failure) -> Order {
    var order = before
    let known = try before.drink.flatMap { id throws(Failure) in
      try context.drinks.catalogue()[id]
    }
    let isListed = !before.isGiven && known?.lists(before.amount, in: before.volume) == true
    if options.size != nil || isListed && options.volume != nil {
      order = try context.drinks.order(
        before.drink ?? before.name,
        options: OrderOptions(volume: options.volume, size: options.size, isEntry: true))
      order.name = before.name
    } else if let volume = options.volume {
      order.volume = volume
      order.remark = "Its caffeine stays \(massText(before.amount)); --milligrams changes it."
    }
    if let amount = options.milligrams {
      order.amount = amount
      order.isGiven = true
      order.remark = ""
    }
    order.count = options.count ?? before.count
    return try order.checked()
  }
}
