import CaffeineDomain
import CaffeineStore
import CommandArguments
import CivilTime

@MainActor
extension EditCommand {
  static func run(_ context: CommandContext) throws(Failure) {
    let arguments = context.arguments
    let isTimed = arguments.operands.count > 1
    guard isTimed || declaration.options.contains(where: { $0 != yes && arguments.contains($0) })
    else {
      throw Failure(
        .wrongUse, "Nothing to change was given.",
        advice: "Say what to change, such as: caffeine edit last --at 8:15")
    }
    switch try context.journal.entry(named: arguments.operands.first ?? "") {
    case .intake(let intake): try edit(intake, in: context)
    case .night(let night): try edit(night, in: context)
    }
  }

  private static func edit(_ entry: Intake, in context: CommandContext) throws(Failure) {
    if context.arguments.contains(rating) {
      throw Failure(
        .wrongUse, "\(context.printer.shownDrink(entry.name)) is a drink, and has no rating.",
        advice: "Rate a night: caffeine night good")
    }
    let (edited, remark) = try context.alarming({ alarm(entry, in: context) }) {
      () throws(Failure) in try changed(entry, in: context)
    }
    guard edited != entry else { return try confirm(.intake(entry), in: context) }
    let now = context.now
    let before = try context.journal.change(.existingEntry, of: [entry.id]) {
      journal throws(StoreError) in
      try journal.edit(edited, at: now)
    }
    try confirm(
      .intake(edited), try context.sentence(before, besides: edited),
      try context.sentence(edited, besides: before), remark, in: context)
  }

  private static func edit(_ entry: RatedNight, in context: CommandContext) throws(Failure) {
    let others = declaration.options.filter {
      $0.name != rating.name && $0.name != note.name && $0.name != yes.name
    }
    if let other = others.first(where: context.arguments.contains) {
      throw Failure(
        .wrongUse, "\(entry.id) is a rated night, and no drink: it has no --\(other.name).",
        advice: "Change its rating or note: caffeine edit \(entry.id) --rating bad")
    }
    if context.arguments.operands.count > 1 {
      throw Failure(
        .wrongUse, "\(entry.id) is a rated night, and has its own time.",
        advice: "Change its rating or note: caffeine edit \(entry.id) --rating bad")
    }
    var night = entry
    if let text = context.arguments[rating] {
      guard let rating = NightCommand.ratings[text] else {
        throw .value(text, of: "--rating", forms: "good or bad")
      }
      night.rating = rating
    }
    if context.arguments.contains(note) { night.note = try context.note(note) }
    try context.checkValues(of: JournalEntry.night(night).line)
    guard night != entry else { return try confirm(.night(entry), in: context) }
    let now = context.now
    let edited = night
    try context.journal.change(.existingEntry, of: [edited.id]) { journal throws(StoreError) in
      try journal.put(edited, at: now)
    }
    func sentence(_ night: RatedNight) throws(Failure) -> Message {
      let sentence = try context.sentence(.night(night))
      return night.note.map { "\(sentence), note '\(context.printer.shown($0))'" } ?? sentence
    }
    try confirm(.night(edited), try sentence(entry), try sentence(edited), "", in: context)
  }

  /// Confirms an unchanged entry: a success, even if printing fails.
  private static func confirm(_ entry: JournalEntry, in context: CommandContext) throws(Failure) {
    try context.outcome.save(.existingEntry) { () throws(StoreError) in }
    if context.wantsJSON { return context.printSaved(entry.members) }
    context.printer.confirm("It is \(try context.sentence(entry)) already.")
  }

  /// Reports the change.
  private static func confirm(
    _ entry: JournalEntry, _ before: Message, _ after: Message, _ remark: Message,
    in context: CommandContext
  ) throws(Failure) {
    if context.wantsJSON { return context.printSaved(entry.members) }
    context.printer.confirm("Changed \(before)")
    context.printer.confirm("     to \(after).")
    if !remark.isEmpty { context.printer.confirm(remark) }
    if !context.printer.isQuiet { context.printEmergency(of: try context.report().forecast) }
    context.printer.confirm(context.printer.styled("Undo: caffeine undo" as Message, .dim))
  }

  /// Whom to call if the typed amount is dangerous.
  private static func alarm(_ entry: Intake, in context: CommandContext) -> String? {
    let (order, arguments) = (Order(of: entry), context.arguments)
    let text =
      arguments[drink] ?? (arguments.contains(count) ? "" : "\(Amount.text(order.count)) x ")
      + "caffeine "
      + (arguments.contains(milligrams) ? "" : "\(Amount.text(order.amount.value))mg")
    return context.alarm(
      text, milligrams: milligrams, count: count, at: context.clearStart(at) ?? entry.start,
      instead: entry)
  }

  /// The changed entry, with a remark about its amount.
  private static func changed(
    _ entry: Intake, in context: CommandContext
  ) throws(Failure) -> (Intake, Message) {
    var intake = entry
    var remark: Message = ""
    var typed: Date?
    if [drink, milligrams, milliliters, size, count].contains(where: context.arguments.contains) {
      let timed = try order(instead: entry, in: context)
      timed.order.apply(to: &intake)
      remark = timed.order.remark
      typed = timed.time
    }
    let behind = try time(in: context, keeping: entry.knownOffset)
    if let start = try context.start(at, keeping: entry.knownOffset) ?? behind ?? typed {
      intake.start = start
      intake.timeZoneIdentifier = context.clock.identifier
      intake.secondsFromGMT = context.clock.secondsFromGMT(at: start)
    }
    intake.duration = try context.seconds(over, upTo: 86_400) ?? intake.duration
    if context.arguments.contains(note) { intake.note = try context.note(note) }
    try context.checkValues(of: intake)
    return (intake, remark)
  }

  /// The time after the id; `nil` without one.
  private static func time(
    in context: CommandContext, keeping offset: Int?
  ) throws(Failure) -> Date? {
    let text = context.arguments.operands.dropFirst().joined(separator: " ")
    guard !text.isEmpty else { return nil }
    try context.refuse(context.arguments.contains(at) ? "'\(text)'" : nil, with: at)
    let time = try context.moment(text, of: "WHEN", keeping: offset)
    try context.checkStart(time, of: "The time of the drink")
    return time
  }

  /// The order of `--drink`, read as by `log`; everything else stays.
  private static func order(
    instead entry: Intake, in context: CommandContext
  ) throws(Failure) -> TimedOrder {
    let (before, arguments) = (Order(of: entry), context.arguments)
    let options = OrderOptions(
      milligrams: try context.milligrams(milligrams), volume: try context.milliliters(milliliters),
      size: arguments[size], count: try context.number(count, in: Intake.counts), isEntry: true,
      ask: context.ask, alarm: { alarm(entry, in: context) }, isSure: arguments.contains(yes))
    guard let text = arguments[drink] else {
      return TimedOrder(order: try order(instead: before, options, in: context))
    }
    var timed = try context.order(text, options: options)
    if let time = timed.time {
      guard !arguments.contains(at) else {
        throw Failure(
          .wrongUse, "The time is given twice, in '\(text)' and with --at.",
          advice: "Leave one of them out.")
      }
      try context.checkStart(time, of: "The time of the drink")
    }
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
