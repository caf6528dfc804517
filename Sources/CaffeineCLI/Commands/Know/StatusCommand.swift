import CommandArguments

/// `caffeine status`: what is in the body now, and when it will be low.
enum StatusCommand {
  static var declaration: Command<CommandAction> {
    Command(
      name: "status", summary: "Tell what is in you now, and when it will be low.",
      examples: [Example("caffeine status --json", "The same for other programs.")],
      action: CommandAction(run))
  }

  @MainActor private static func run(_ session: Session) throws(Failure) {
    let report = StatusReport(forecast: try session.forecast())
    if session.wantsJSON { return session.print(.object(report.members)) }
    for line in try report.lines(in: session) { session.print(line) }
  }
}
