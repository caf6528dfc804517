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
    let entry = try context.journal.intake(named: arguments.operands.first ?? "")
    let (edited, remark) = try changed(entry, in: context)
    guard edited != entry else {
      // What was asked for is there: a success, even if that cannot be printed.
      try context.outcome.save(.existingEntry) { () throws(StoreError) in }
      if context.wantsJSON { return context.printer.print(.object(entry.members)) }
      return context.printer.confirm("It is \(try context.sentence(entry)) already.")
    }
    let now = context.now
    let before = try context.journal.change(.existingEntry) { journal throws(StoreError) in
      try journal.edit(edited, at: now)
    }
    if context.wantsJSON { return context.printer.print(.object(edited.members)) }
    context.printer.confirm("Changed \(try sentence(before, besides: edited, in: context))")
    context.printer.confirm("     to \(try sentence(edited, besides: before, in: context)).")
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
