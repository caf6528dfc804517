import CaffeineDomain
import CaffeineStore
import CommandArguments
import CivilTime

@MainActor
extension EditCommand {
  static func run(_ session: Session) throws(Failure) {
    let arguments = session.arguments
    guard [drink, at, milligrams, milliliters, over, note].contains(where: arguments.has) else {
      throw Failure(
        .wrongUse, "Nothing to change was given.",
        advice: "Say what to change, such as: caffeine edit last --at 8:15")
    }
    var intake = try session.intake(named: arguments.first ?? "")
    try change(&intake, in: session)
    let (edited, now) = (intake, session.now)
    let before = try session.change { journal throws(StoreError) in
      try journal.edit(edited, at: now)
    }
    if session.wantsJSON { return session.print(.object(edited.members)) }
    if before == edited {
      session.print("Saved again without changes: \(try session.sentence(edited)).")
    } else {
      session.print("Changed \(try sentence(before, besides: edited, in: session))")
      session.print("     to \(try sentence(edited, besides: before, in: session)).")
    }
    session.print(session.styled("Undo: caffeine undo", .dim))
  }

  /// A drink with whatever else tells it from `other`.
  private static func sentence(
    _ intake: Intake, besides other: Intake, in session: Session
  ) throws(Failure) -> String {
    var text = try session.sentence(intake)
    if intake.volume != other.volume {
      let volume = try intake.volume.map { volume throws(Failure) in try session.volume(volume) }
      text += ", \(volume ?? "no volume")"
    }
    if intake.duration != other.duration {
      text += intake.duration == 0 ? ", at once" : ", over \(Seconds.text(intake.duration))"
    }
    if intake.note != other.note {
      text += intake.note.map { ", note '\(session.shown($0))'" } ?? ", no note"
    }
    return text
  }

  private static func change(_ intake: inout Intake, in session: Session) throws(Failure) {
    let amount = try session.milligrams(milligrams)
    let volume = try session.milliliters(milliliters)
    if let text = session.arguments[drink] {
      let order = try session.order(text, milligrams: amount, volume: volume)
      intake.drink = order.drink
      intake.name = order.name
      intake.amount = order.amount
      intake.volume = order.volume
    } else {
      intake.amount = amount ?? intake.amount
      intake.volume = volume ?? intake.volume
    }
    if let start = try session.instant(at) {
      intake.start = start
      intake.timeZoneIdentifier = session.clock.identifier
      intake.secondsFromGMT = session.clock.secondsFromGMT(at: start)
    }
    intake.duration = try session.seconds(over, upTo: 86_400) ?? intake.duration
    if session.arguments.has(note) { intake.note = try session.note(note) }
  }
}
