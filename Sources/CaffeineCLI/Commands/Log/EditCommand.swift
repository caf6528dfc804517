import CommandArguments

enum EditCommand {
  static let drink = CommandOption(
    "drink", value: "DRINK", from: .known(.drinks),
    help: "The drink it should be, as in log: \"2 espressos at 7:30\".")
  static let at = CommandOption("at", value: "WHEN", help: "When you had it.")
  static let milligrams = CommandOption(
    "milligrams", shorter: "mg", value: "N", help: "The caffeine of one in mg.")
  static let milliliters = CommandOption(
    "milliliters", shorter: "ml", value: "N",
    help: "The volume of one in ml; its caffeine follows, as in log.")
  static let size = CommandOption(
    "size", value: "NAME", from: .known(.sizes), help: "One of its sizes, such as large.")
  static let count = CommandOption(
    "count", short: "n", value: "N", help: "How many, 0.1 to 20.")
  static let over = CommandOption("over", value: "DURATION", help: "How long you took to drink it.")
  static let rating = CommandOption(
    "rating", value: "RATING", from: .oneOf(["good", "bad"]),
    help: "How the night was: good or bad. A rated night has only this and a note.")
  static let note = CommandOption("note", value: "TEXT", help: "A note; an empty one removes it.")
  static let yes = CommandOption(
    "yes", short: "y", help: "Change it even if there is far more of it than usual.")

  static var declaration: Command<CommandAction> {
    Command(
      name: "edit", summary: "Change a logged drink or a rated night.",
      discussion: EntryReference.help,
      arguments: [
        EntryReference.argument("The drink or night to change."),
        CommandArgument("WHEN", .any, help: "When you had it, such as at 9; as --at."),
      ],
      options: [drink, at, milligrams, milliliters, size, count, over, rating, note, yes],
      examples: [CommandExample("caffeine edit last at 8:15", "You had it earlier, at 8:15.")],
      action: CommandAction(needsSettings: false, run))
  }
}
