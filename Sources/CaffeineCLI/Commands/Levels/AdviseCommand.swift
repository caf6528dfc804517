import CommandArguments

/// `caffeine advise`: until when a drink fits before bedtime, and how much fits now.
enum AdviseCommand {
  static let limits = CommandOption(
    "limits", help: "Show the limits that EFSA, FDA, Health Canada and ACOG advise.")

  static var declaration: Command<CommandAction> {
    Command(
      name: "advise", summary: "Show how late you can have a drink, and how much fits now.",
      discussion: """
        A drink fits if the level at bedtime stays at or below the bedtime limit (settings bedtime \
        and bedtime-limit). These are estimates, not medical advice.
        """,
      arguments: [
        CommandArgument(
          "DRINK", .any, from: .known(.drinks),
          help: "The drink (default: your most recent one).")
      ],
      options: [limits],
      examples: [CommandExample("caffeine advise espresso", "The latest time for an espresso.")],
      action: CommandAction(run))
  }
}
