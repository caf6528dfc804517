import CommandArguments

/// `caffeine edit ID`: changes a drink that was logged.
enum EditCommand {
  static let drink = CommandOption(
    "drink", value: "DRINK", from: .lines(of: ["drinks", "list", "--names"]),
    help: "The drink it should be.")
  static let at = CommandOption("at", value: "WHEN", help: "When you had it.")
  static let milligrams = CommandOption("milligrams", value: "N", help: "Its caffeine in mg.")
  static let milliliters = CommandOption("milliliters", value: "N", help: "Its volume in ml.")
  static let over = CommandOption("over", value: "DURATION", help: "How long you took to drink it.")
  static let note = CommandOption("note", value: "TEXT", help: "A note; an empty one removes it.")

  static var declaration: Command<CommandAction> {
    Command(
      name: "edit", summary: "Change a logged drink.",
      discussion: "'caffeine list' shows the ids; 'last' is your most recent drink.",
      arguments: [CommandArgument("ID", help: "The drink to change, or last.")],
      options: [drink, at, milligrams, milliliters, over, note],
      examples: [CommandExample("caffeine edit last --at 8:15", "You had it earlier, at 8:15.")],
      action: CommandAction(needsSettings: false, run))
  }
}
