import CommandArguments

/// `caffeine open URL`: does what a widget's link says.
enum OpenCommand {
  static let yes = CommandOption("yes", short: "y", help: "Log what the link says without asking.")

  static var declaration: Command<CommandAction> {
    Command(
      name: "open", summary: "Follow a widget's link.",
      discussion: """
        Links look like caffeine://log?drink=latte&at=8:30. They can run only log and commands that \
        show something. The names after the question mark are options; a link can set a time \
        within 48 hours of now, but no id and none of the options that all commands take. Before \
        a link logs a drink it shows which, and asks.
        """,
      arguments: [CommandArgument("URL", help: "A link that begins with caffeine://.")],
      options: [yes],
      examples: [
        CommandExample("caffeine open \"caffeine://log?drink=espresso\"", "Log an espresso.")
      ],
      action: CommandAction(run))
  }
}
