import CommandArguments

enum LogCommand {
  static let at = CommandOption("at", value: "WHEN", help: "When you had it (default: now).")
  static let milligrams = CommandOption(
    "milligrams", value: "N", help: "The caffeine of one in mg; DRINK can then be any name.")
  static let milliliters = CommandOption(
    "milliliters", value: "N", help: "The volume of one in ml; 0.2l and 12oz work too.")
  static let size = CommandOption(
    "size", value: "NAME", from: .known(.sizes), help: "One of its sizes, such as large.")
  static let over = CommandOption(
    "over", value: "DURATION",
    help: "How long you took to drink it, such as 30m (default: all at once).")
  static let count = CommandOption("count", value: "N", help: "How many, 0.1 to 20 (default: 1).")
  static let note = CommandOption("note", value: "TEXT", help: "A note to keep with it.")
  static let id = CommandOption(
    "id", value: "ID",
    help: "Its id; logging the same drink under the same id again changes nothing.")

  static var declaration: Command<CommandAction> {
    Command(
      name: "log", summary: "Log a drink; when the command returns, it is safely on disk.",
      discussion: """
        DRINK is a name from 'caffeine drinks', in any script or case, with or without a size: \
        latte, "large latte", "latte 350ml", "espresso 90mg", "2 lattes", "3 cups of tea with milk", \
        "caffeine 200mg". A line can have several: espresso at 9, latte at 11. With --milligrams it \
        can be any name, which is known with that amount from then on.

        WHEN is 8:30, 8:30am, yesterday 14:00, Nov 17 8:30, 20 min ago, 2026-11-21T08:30, or an \
        instant with its offset; it can also stand before or after DRINK. A time without a day is the last one \
        that has come: just after midnight, 23:45 is yesterday's. To plan a drink, write \
        today 16:00, tomorrow 8:00 or in 1h.
        """,
      arguments: [
        CommandArgument(
          "DRINK", .any, from: .known(.drinks),
          help: "The drink; quotes are optional. On a terminal you can leave it out and pick.")
      ],
      options: [at, milligrams, milliliters, size, over, count, note, id],
      examples: [
        CommandExample("caffeine log cappuccino", "A cappuccino, now."),
        CommandExample("caffeine log \"large latte\" --at 8:30am", "One this morning."),
        CommandExample("caffeine log espresso 1h ago", "An hour ago."),
        CommandExample("caffeine log espresso at 9, latte at 11", "Two drinks."),
        CommandExample("caffeine log \"house blend\" --milligrams 90", "A name of your own."),
        CommandExample(
          "caffeine log matcha --at \"20 min ago\" --over 30m", "Sipped over half an hour."),
      ], action: CommandAction(needsSettings: false, run))
  }
}
