import CommandArguments

enum DrinksCommand {
  static let milligrams = CommandOption(
    "milligrams", shorter: "mg", value: "N", help: "Its caffeine in mg.")
  static let milliliters = CommandOption(
    "milliliters", shorter: "ml", value: "N", help: "Its volume in ml.")
  static let emoji = CommandOption("emoji", value: "EMOJI", help: "An emoji for it.")

  static var declaration: Command<CommandAction> {
    Command(
      name: "drinks", summary: "List known drinks and manage your own.",
      arguments: [CommandArgument("QUERY", .any, help: "Part of a name.")],
      subcommands: [
        Subcommand("show") { show },
        Subcommand("add") { add },
        Subcommand("remove") { remove },
      ], action: CommandAction(isLong: true, runList))
  }

  private static var show: Command<CommandAction> {
    Command(
      name: "show", summary: "Show a drink with its sizes and sources.",
      arguments: [name(.drinks)], action: CommandAction(runShow))
  }

  private static var add: Command<CommandAction> {
    Command(
      name: "add", summary: "Add a drink of your own, or change it.",
      discussion: """
        What you do not name stays as it is. A drink with the name of a built-in one hides that \
        one and keeps its other names, its emoji and volume, and its sizes, whose caffeine changes \
        in proportion.
        """,
      arguments: [CommandArgument("NAME", .oneOrMore, help: "Its name; quotes are optional.")],
      options: [milligrams, milliliters, emoji],
      examples: [
        CommandExample("caffeine drinks add \"house blend\" --milligrams 90 --milliliters 250", "")
      ], action: CommandAction(runAdd))
  }

  private static var remove: Command<CommandAction> {
    Command(
      name: "remove", summary: "Remove a drink of your own.", arguments: [name(.ownDrinks)],
      action: CommandAction(runRemove))
  }

  private static func name(_ known: Lookup) -> CommandArgument {
    CommandArgument(
      "NAME", .oneOrMore, from: .known(known), help: "The drink; quotes are optional.")
  }
}
