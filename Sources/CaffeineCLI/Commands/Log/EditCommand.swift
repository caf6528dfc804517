import CommandArguments

/// `caffeine edit ID`: changes a drink that was logged.
enum EditCommand {
  static let drink = Option(
    "drink", value: "DRINK", from: .lines(of: ["drinks", "list", "--names"]),
    help: "What it was instead.")
  static let at = Option("at", value: "WHEN", help: "When it was had.")
  static let milligrams = Option("milligrams", value: "N", help: "Its caffeine in mg.")
  static let milliliters = Option("milliliters", value: "N", help: "Its volume in ml.")
  static let over = Option("over", value: "DURATION", help: "How long it took to drink.")
  static let note = Option("note", value: "TEXT", help: "A note; empty removes it.")

  static var declaration: Command<CommandAction> {
    Command(
      name: "edit", summary: "Change a drink that was logged.",
      discussion: "ID is shown by 'caffeine list'; 'last' means the drink had last.",
      arguments: [Argument("ID", help: "The drink to change, or last.")],
      options: [drink, at, milligrams, milliliters, over, note],
      examples: [Example("caffeine edit last --at 8:15", "It was a quarter of an hour earlier.")],
      action: CommandAction(run))
  }
}
