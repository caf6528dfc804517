import CommandArguments

/// `caffeine advise`: until when a drink fits before bedtime, and how much fits now.
enum AdviseCommand {
  static let limits = Option(
    "limits", help: "Show what EFSA, FDA, Health Canada and ACOG advise instead.")

  static var declaration: Command<CommandAction> {
    Command(
      name: "advise", summary: "Tell until when a drink fits, and how much fits now.",
      discussion: """
        A drink fits if the level at bedtime stays at or below the bedtime limit (settings bedtime \
        and bedtime-limit). This informs; it is no medical advice.
        """,
      arguments: [
        Argument(
          "DRINK", .any, from: .lines(of: ["drinks", "list", "--names"]),
          help: "The drink; the one had last unless said.")
      ],
      options: [limits],
      examples: [Example("caffeine advise espresso", "The latest time for an espresso.")],
      action: CommandAction(run))
  }
}
