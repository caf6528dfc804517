import CaffeineDomain
import CaffeineJSON
import CommandArguments

enum StatusCommand {
  static var declaration: Command<CommandAction> {
    Command(
      name: "status", summary: "Show how much is in you now, and about when it will be low.",
      discussion: """
        The mark is empty where it is likely low at bedtime, half full where it could go either way, \
        and full where it is probably not low: it compares the typical amount from bedtime on, and what \
        8 in 10 people do not exceed (setting confidence), with your limit (bedtime-limit). Low is when \
        the typical amount falls to it.

        If lines of the journal are damaged, drinks may be missing: amounts are then marked with ≥ \
        (at least), the mark is ?, and JSON says "incomplete": true, with null for what may be more, \
        for when it is low and for how likely that is. \(Message(key: Guidance.disclaimer))
        """,
      examples: [CommandExample("caffeine status --json", "The same for other programs.")],
      action: CommandAction(run))
  }

  @MainActor private static func run(_ context: CommandContext) throws(Failure) {
    let report = try context.report()
    if context.wantsJSON { return context.printer.print(.object(report.members)) }
    try report.print(in: context)
  }
}
