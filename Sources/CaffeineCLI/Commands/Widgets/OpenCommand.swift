import CommandArguments

/// `caffeine open URL`: does what a widget's link says.
enum OpenCommand {
  static var declaration: Command<CommandAction> {
    Command(
      name: "open", summary: "Follow a widget's link.",
      discussion: """
        Links look like caffeine://log?drink=latte&at=8:30. They can run only log and commands that \
        show something. The names after the question mark are options; a link can set a time \
        within 48 hours of now, but no id and none of the options that all commands take.
        """,
      arguments: [CommandArgument("URL", help: "A link that begins with caffeine://.")],
      examples: [
        CommandExample("caffeine open \"caffeine://log?drink=espresso\"", "Log an espresso.")
      ],
      action: CommandAction(run))
  }
}
