import CommandArguments

/// `caffeine log DRINK`: writes a drink down.
enum LogCommand {
  static let at = Option("at", value: "WHEN", help: "When it was had; now unless said.")
  static let milligrams = Option(
    "milligrams", value: "N", help: "Its caffeine in mg, for a drink of your own making.")
  static let milliliters = Option(
    "milliliters", value: "N", help: "Its volume in ml, also as 0.2l or 12oz.")
  static let size = Option("size", value: "NAME", help: "One of its sizes, as large.")
  static let over = Option(
    "over", value: "DURATION", help: "How long it took to drink, as 30m; at once unless said.")
  static let count = Option("count", value: "N", help: "How many of them, 1 to 20.")
  static let note = Option("note", value: "TEXT", help: "A note to keep with it.")
  static let id = Option(
    "id", value: "ID", help: "Its id; logging the same drink with it again changes nothing.")

  static var declaration: Command<CommandAction> {
    Command(
      name: "log", summary: "Log a drink; it is on disk when the command returns.",
      discussion: """
        DRINK is a name from 'caffeine drinks', in any script or case, with or without a size: \
        latte, "large latte", "latte 350ml", 拿铁. With --milligrams it may be any name.

        WHEN is 8:30, 8:30am, yesterday 14:00, 20 min ago, 2026-11-21T08:30, or an instant with \
        its offset. A time alone is today's.
        """,
      arguments: [
        Argument(
          "DRINK", .oneOrMore, from: .lines(of: ["drinks", "list", "--names"]),
          help: "What was had; several words are one name.")
      ],
      options: [at, milligrams, milliliters, size, over, count, note, id],
      examples: [
        Example("caffeine log cappuccino", "A cappuccino, now."),
        Example("caffeine log \"large latte\" --at 8:30", "One this morning."),
        Example("caffeine log \"house blend\" --milligrams 90", "A name of your own."),
        Example("caffeine log matcha --at \"20 min ago\" --over 30m", "Sipped for half an hour."),
      ], action: CommandAction(run))
  }
}
