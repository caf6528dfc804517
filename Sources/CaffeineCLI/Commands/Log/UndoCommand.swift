import CommandArguments

enum UndoCommand {
  /// The age in seconds up to which a command is taken back without `--yes`.
  static let longestAge = 86_400.0

  static var declaration: Command<CommandAction> {
    Command(
      name: "undo", summary: "Take back the last command of this device.",
      discussion: """
        What one command logged, edited, removed or imported goes together; repeat 'undo' to take \
        back the command before. A drink that another device has changed since stays as it is. \
        Settings and your own drinks stay too: 'config set' says the value before.

        Nothing is erased, and the answer ends with the line that makes the change again.
        """,
      action: CommandAction(needsSettings: false, run))
  }
}
