import CaffeineDomain
import CaffeineStore
import CommandArguments
import CivilTime

@MainActor
extension EditCommand {
  static func run(_ context: CommandContext) throws(Failure) {
    let arguments = context.arguments
    guard [drink, at, milligrams, milliliters, over, note].contains(where: arguments.contains)
    else {
      throw Failure(
        .wrongUse, "Nothing to change was given.",
        advice: "Say what to change, such as: caffeine edit last --at 8:15")
    }
    var intake = try context.journal.intake(named: arguments.operands.first ?? "")
    try change(&intake, in: context)
    let (edited, now) = (intake, context.now)
    let before = try context.journal.change(.existingEntry) { journal throws(StoreError) in
      try journal.edit(edited, at: now)
    }
    if context.wantsJSON { return context.printer.print(.object(edited.members)) }
    if before == edited {
      context.printer.confirm("Saved again without changes: \(try context.sentence(edited)).")
    } else {
      context.printer.confirm("Changed \(try sentence(before, besides: edited, in: context))")
      context.printer.confirm("     to \(try sentence(edited, besides: before, in: context)).")
    }
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

  private static func change(_ intake: inout Intake, in context: CommandContext) throws(Failure) {
    let amount = try context.milligrams(milligrams)
    let volume = try context.milliliters(milliliters)
    if let text = context.arguments[drink] {
      let order = try context.drinks.order(
        text, milligrams: amount, volume: volume, isEntry: true)
      intake.drink = order.drink
      intake.name = order.name
      intake.amount = order.amount
      intake.volume = order.volume
    } else {
      intake.amount = amount ?? intake.amount
      intake.volume = volume ?? intake.volume
    }
    if let start = try context.start(at) {
      intake.start = start
      intake.timeZoneIdentifier = context.clock.identifier
      intake.secondsFromGMT = context.clock.secondsFromGMT(at: start)
    }
    intake.duration = try context.seconds(over, upTo: 86_400) ?? intake.duration
    if context.arguments.contains(note) { intake.note = try context.note(note) }
    try context.checkValues(of: intake)
  }
}
