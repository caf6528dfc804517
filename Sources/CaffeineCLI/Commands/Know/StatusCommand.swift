import CaffeineStore
import CommandArguments

/// `caffeine status`: what is in the body now, and when it will be low.
enum StatusCommand {
  static var declaration: Command<CommandAction> {
    Command(
      name: "status", summary: "Tell what is in you now, and when it will be low.",
      discussion: "Where lines of the journal are damaged, drinks may be missing: amounts are then "
        + "marked as at least that much, and JSON says \"incomplete\": true.",
      examples: [Example("caffeine status --json", "The same for other programs.")],
      action: CommandAction(run))
  }

  @MainActor private static func run(_ session: Session) throws(Failure) {
    let report = try session.report()
    if session.wantsJSON { return session.print(.object(report.members)) }
    for line in try report.lines(in: session) { session.print(line) }
  }
}
