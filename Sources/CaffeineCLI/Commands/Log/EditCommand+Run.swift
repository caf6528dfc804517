import CaffeineDomain
import CaffeineStore
import CommandArguments
import CivilTime

@MainActor
extension EditCommand {
  static func run(_ context: CommandContext) throws(Failure) {
    let arguments = context.arguments
    guard declaration.options.contains(where: arguments.contains) else {
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
        .wrongUse, "\(context.printer.shown(entry.name)) is a drink, and has no rating.",
        advice: "Rate a night: caffeine night good")
    }
    let (edited, remark) = try changed(entry, in: context)
    guard edited != entry else { return try confirm(.intake(entry), in: context) }
    let now = context.now
    let before = try context.journal.change(.existingEntry) { journal throws(StoreError) in
      try journal.edit(edited, at: now)
    }
    try confirm(
      .intake(edited), try sentence(before, besides: edited, in: context),
      try sentence(edited, besides: before, in: context), remark, in: context)
  }

  private static func edit(_ entry: RatedNight, in context: CommandContext) throws(Failure) {
    let others = declaration.options.filter { $0.name != rating.name && $0.name != note.name }
    if let other = others.first(where: context.arguments.contains) {
      throw Failure(
        .wrongUse, "\(entry.id) is a rated night, and no drink: it has no --\(other.name).",
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
    try context.journal.change(.existingEntry) { journal throws(StoreError) in
      try journal.put(edited, at: now)
    }
    func sentence(_ night: RatedNight) throws(Failure) -> String {
      try context.sentence(.night(night))
        + (night.note == nil ? "" : ", note '\(context.printer.shown(night.note ?? ""))'")
    }
    try confirm(.night(edited), try sentence(entry), try sentence(edited), "", in: context)
  }

  /// Says that what was asked for is there: a success, even if that cannot be printed.
  private static func confirm(_ entry: JournalEntry, in context: CommandContext) throws(Failure) {
    try context.outcome.save(.existingEntry) { () throws(StoreError) in }
    if context.wantsJSON { return context.printer.print(.object(entry.members)) }
    context.printer.confirm("It is \(try context.sentence(entry)) already.")
  }

  /// Says what was changed to what.
  private static func confirm(
    _ entry: JournalEntry, _ before: String, _ after: String, _ remark: String,
    in context: CommandContext
  ) throws(Failure) {
    if context.wantsJSON { return context.printer.print(.object(entry.members)) }
    context.printer.confirm("Changed \(before)")
    context.printer.confirm("     to \(after).")
    if !remark.isEmpty { context.printer.confirm(remark) }
    if !context.printer.isQuiet { context.printEmergency(of: try context.report().forecast) }
    context.printer.confirm(context.printer.styled("Undo: caffeine undo", .dim))
  }

  /// A drink with whatever else tells it from `other`.
  private static func sentence(
    _ intake: Intake, besides other: Intake, in context: CommandContext
  ) throws(Failure) -> String {
    var text = try context.sentence(intake)
    if intake.volume != other.volume {
      let volume = try intake.volume.map { volume throws(Failure) in try context.volume(volume) }
      text += ", \(volume ?? "no volume")"
    }
    if intake.amount == other.amount, intake.isGiven != other.isGiven {
      text += intake.isGiven ? ", as you say" : ", as listed"
    }
    if intake.duration != other.duration {
      text += intake.duration == 0 ? ", at once" : ", over \(Seconds.text(intake.duration))"
    }
    if intake.note != other.note {
      text += intake.note.map { ", note '\(context.printer.shown($0))'" } ?? ", no note"
    }
    return text
  }

  /// The entry as it should be, and what one should know about its amount.
  private static func changed(
    _ entry: Intake, in context: CommandContext
  ) throws(Failure) -> (Intake, String) {
    var intake = entry
    var remark = ""
    if [drink, milligrams, milliliters, size, count].contains(where: context.arguments.contains) {
      let order = try order(instead: Order(of: entry), in: context)
      order.apply(to: &intake)
      remark = order.remark
    }
    if let start = try context.start(at) {
      intake.start = start
      intake.timeZoneIdentifier = context.clock.identifier
      intake.secondsFromGMT = context.clock.secondsFromGMT(at: start)
    }
    intake.duration = try context.seconds(over, upTo: 86_400) ?? intake.duration
    if context.arguments.contains(note) { intake.note = try context.note(note) }
    try context.checkValues(of: intake)
    return (intake, remark)
  }

  /// What the same words would order with `log`, and the rest as it was.
  private static func order(
    instead before: Order, in context: CommandContext
  ) throws(Failure) -> Order {
    let arguments = context.arguments
    let amount = try context.milligrams(milligrams)
    let volume = try context.milliliters(milliliters)
    let count = try context.number(count, in: Intake.counts)
    if let text = arguments[drink] {
      var order = try context.drinks.order(
        text, milligrams: amount, volume: volume, size: arguments[size], count: count,
        isEntry: true)
      if count == nil, order.count == 1 { order.count = before.count }
      return try order.checked()
    }
    var order = before
    let known = try before.drink.flatMap { id throws(Failure) in
      try context.drinks.catalogue()[id]
    }
    let isListed = !before.isGiven && known?.lists(before.amount, in: before.volume) == true
    if arguments.contains(size) || isListed && volume != nil {
      order = try context.drinks.order(
        before.drink ?? before.name, volume: volume, size: arguments[size], isEntry: true)
      order.name = before.name
    } else if let volume {
      order.volume = volume
      order.remark =
        "Its caffeine stays \(massText(before.amount)); --milligrams changes it."
    }
    if let amount {
      order.amount = amount
      order.isGiven = true
      order.remark = ""
    }
    order.count = count ?? before.count
    return try order.checked()
  }
}
