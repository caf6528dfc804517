import CommandArguments

enum UndoCommand {
  /// The age in seconds up to which a change is undone without `--yes`.
  static let longestAge = 86_400.0

  static var declaration: Command<CommandAction> {
    Command(
      name: "undo", summary: "Undo the last change made on this device.",
      discussion: """
        The last change is a drink or night that you logged, edited or removed, a whole import, a \
        setting, a drink of your own or a placed widget; repeat the command to take back the one \
        before it. A newer change made on another device stays.

        Nothing is erased: the journal notes which change no longer counts.
        """,
      action: CommandAction(needsSettings: false, run))
  }
}
