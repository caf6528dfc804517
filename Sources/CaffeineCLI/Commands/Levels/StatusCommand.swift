import CaffeineDomain
import CaffeineJSON
import CommandArguments

enum StatusCommand {
  static var declaration: Command<CommandAction> {
    Command(
      name: "status", summary: "Show how much is in you now, and about when it will be low.",
      discussion: """
        If lines of the journal are damaged, drinks may be missing: amounts are then marked with ≥ \
        (at least), and JSON says "incomplete": true, with null for what may be more, for when it is \
        low and for how likely that is.

        Half-lives differ sixfold between people and cups by two fifths, so times are about, with \
        what holds for 8 in 10 people. \(Message(key: Guidance.disclaimer))
        """,
      examples: [CommandExample("caffeine status --json", "The same for other programs.")],
      action: CommandAction(run))
  }

  @MainActor private static func run(_ context: CommandContext) throws(Failure) {
    let report = try context.report()
    if context.wantsJSON { return context.printer.print(.object(report.members)) }
    for line in try report.lines(in: context) { context.printer.print(line) }
  }
}
