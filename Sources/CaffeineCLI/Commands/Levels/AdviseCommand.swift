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
      summary: "Show until when another drink leaves you low at bedtime.",
      discussion: """
        Each mark (caffeine help status) stands beside the time until which it holds with that drink; \
        passed times too. Over a limit there is no time, and under 18, \
        in a pregnancy, while breastfeeding, with a medicine or a disease of the liver neither a time \
        nor an amount. \(Message(key: Guidance.disclaimer))
        """,
      arguments: [
        CommandArgument(
          "DRINK", .any, from: .known(.drinks),
          help: "The drink (default: a table of those that you drink most).")
      ],
      options: [studies, limits],
      examples: [
        CommandExample("caffeine advise espresso", "Until when an espresso."),
        CommandExample("caffeine advise espresso at 16:00", "What one at four would leave."),
      ],
      action: CommandAction(run))
  }
}
