import CaffeineDomain
import CommandArguments

enum AdviseCommand {
  static let limits = CommandOption(
    "limits", help: "Show the limits that EFSA, FDA, Health Canada and ACOG advise.")

  static let studies = CommandOption(
    "studies", help: "Add what studies of sleep with similar doses found.")

  static var declaration: Command<CommandAction> {
    Command(
      name: "advise",
      summary: "Show until when your limit leaves room for a drink, and for how much.",
      discussion: """
        There is room for a drink if the level at bedtime stays at or below the bedtime limit for 8 in \
        10 people (settings bedtime, bedtime-limit and confidence). Over a limit there is no time, and \
        under 18, in a pregnancy, while breastfeeding, with a medicine or a disease of the liver \
        neither a time nor an amount. \(Message(key: Guidance.disclaimer))
        """,
      arguments: [
        CommandArgument(
          "DRINK", .any, from: .known(.drinks),
          help: "The drink (default: your most recent one).")
      ],
      options: [studies, limits],
      examples: [
        CommandExample("caffeine advise espresso", "The latest time for an espresso."),
        CommandExample("caffeine advise espresso at 16:00", "What one at four would leave."),
      ],
      action: CommandAction(run))
  }
}
