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
