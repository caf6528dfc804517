import CommandArguments

enum LogCommand {
  static let at = CommandOption("at", value: "WHEN", help: "When you had it (default: now).")
  static let milligrams = CommandOption(
    "milligrams", shorter: "mg", value: "N",
    help: "The caffeine of one in mg; DRINK can then be any name.")
  static let milliliters = CommandOption(
    "milliliters", shorter: "ml", value: "N",
    help: "The volume of one in ml; 0.2l and 12oz work too.")
  static let size = CommandOption(
    "size", value: "NAME", from: .known(.sizes), help: "One of its sizes, such as large.")
  static let over = CommandOption(
    "over", value: "DURATION",
    help: "How long you took to drink it, such as 30m.")
  static let count = CommandOption(
    "count", short: "n", value: "N", help: "How many, 0.1 to 20.")
  /// What says how much it is, in `edit` too.
  static let amounts = [milligrams, milliliters, size, count]
  static let note = CommandOption("note", value: "TEXT", help: "A note to keep with it.")
  static let id = CommandOption(
    "id", value: "ID",
    help: "Its id; logging the same drink under the same id again changes nothing.")

  static var declaration: Command<CommandAction> {
    Command(
      name: "log", summary: "Log a drink; when the command returns, it is safely on disk.",
      discussion: """
        A line is [DAY] ITEM, ITEM and ITEM. An item is [COUNT] [SIZE] DRINK [AMOUNT], with a time \
        before or after it. Of several items all have a time or none; after a day each has one. What \
        follows with, without or no, up to a comma, is kept as a note. 'caffeine undo' takes back the \
        last command.
        """,
      arguments: [
        CommandArgument(
          "DRINK", .any, from: .known(.drinks),
          help: "The drink; quotes are optional. On a terminal you can leave it out and pick.")
      ],
      options: [at] + amounts + [over, note, id],
      examples: [
        CommandExample("caffeine log cappuccino", "A cappuccino, now."),
        CommandExample("caffeine log 2 large lattes with oat milk 8:30", "Two this morning."),
        CommandExample(
          "caffeine log espresso 9:00, latte 11:00 and a coke 20 min ago", "Three drinks."),
        CommandExample("caffeine log yesterday coffee 8:00, tea 16:00", "Two of yesterday."),
        CommandExample("caffeine log \"house blend\" --mg 90", "A name of your own."),
      ], sections: [card], action: CommandAction(needsSettings: false, run))
  }
  /// All that a line can have.
  private static var card: HelpSection {
    HelpSection(
      "What to type",
      [
        HelpSection.Item("COUNT", "2, two, half, ½, 2x; above 6, or 600 mg at once, needs --yes."),
        HelpSection.Item("SIZE", "small, large, double, cup, mug and the like."),
        HelpSection.Item(
          "DRINK", "A name from 'caffeine drinks' in any script, your own, or an alias."),
        HelpSection.Item("AMOUNT", "250ml, 0.33, 12oz, 90mg."),
        HelpSection.Item(
          "time",
          "8:30, 8.30, 0830, 8am, at 8, noon, midnight, now, 20 min ago, an hour ago, half an hour ago, "
            + "in 20 min; with its day before or after it; or 2026-11-21T08:30, perhaps with an offset."
        ),
        HelpSection.Item(
          "DAY", "today, yesterday, tomorrow, friday (the last one), 2026-11-21, Nov 21, 21.11."),
        HelpSection.Item(
          "8:30 alone",
          "The last 8:30 since your day began, or the next within an hour; any other needs its day. With "
            + "its day it may be up to 48 hours ahead: a plan."),
      ])
  }
}
