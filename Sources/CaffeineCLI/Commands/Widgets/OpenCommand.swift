import CommandArguments

/// `caffeine open URL`: does what a widget's link says.
enum OpenCommand {
  static var declaration: Command<CommandAction> {
    Command(
      name: "open", summary: "Do what a link of a widget says.",
      discussion: """
        Links look like caffeine://log?drink=latte&at=8:30. They reach only commands that show \
        something, and log; the names after the question mark are its options.
        """,
      arguments: [Argument("URL", help: "A link that begins with caffeine://.")],
      examples: [Example("caffeine open \"caffeine://log?drink=espresso\"", "Log an espresso.")],
      action: CommandAction(run))
  }
}
