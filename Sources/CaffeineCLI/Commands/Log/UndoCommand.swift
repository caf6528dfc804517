import CaffeineStore
import CommandArguments

/// `caffeine undo`: takes back the last change.
enum UndoCommand {
  static var declaration: Command<CommandAction> {
    Command(
      name: "undo", summary: "Undo the last change made on this device.",
      discussion: "Nothing is erased: the journal gets a line that restores the earlier state.",
      action: CommandAction(run))
  }

  @MainActor private static func run(_ session: Session) throws(Failure) {
    let now = session.now
    let change = try session.change { journal throws(StoreError) in try journal.undo(at: now) }
    if session.wantsJSON {
      return session.print(
        .object([
          ("undone", .optional(change.undone) { .object($0.members) }),
          ("restored", .optional(change.restored) { .object($0.members) }),
        ]))
    }
    if let restored = change.restored {
      session.print("Restored \(try session.sentence(restored)).")
    } else if let undone = change.undone {
      session.print("Took back \(try session.sentence(undone)).")
    }
  }
}
