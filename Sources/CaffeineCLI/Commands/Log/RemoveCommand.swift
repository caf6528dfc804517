import CaffeineDomain
import CaffeineStore
import CommandArguments

/// `caffeine remove ID`: removes a drink that was logged.
enum RemoveCommand {
  static var declaration: Command<CommandAction> {
    Command(
      name: "remove", summary: "Remove a logged drink.",
      discussion: "'caffeine list' shows the ids; 'last' is your most recent drink. "
        + "'caffeine undo' brings it back.",
      arguments: [Argument("ID", help: "The drink to remove, or last.")], action: CommandAction(run)
    )
  }

  @MainActor private static func run(_ session: Session) throws(Failure) {
    let now = session.now
    let id = try session.intake(named: session.arguments.first ?? "").id
    let removed = try session.change { journal throws(StoreError) in
      try journal.remove(id, at: now)
    }
    if session.wantsJSON { return session.print(.object(removed.members)) }
    session.print("Removed \(try session.sentence(removed)).")
    session.print(session.styled("Undo: caffeine undo", .dim))
  }
}
