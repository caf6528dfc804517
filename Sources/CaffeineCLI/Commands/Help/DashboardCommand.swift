import CommandArguments

/// `caffeine` alone: the dashboard.
enum DashboardCommand {
  static let version = Option("version", help: "Print the version.")

  @MainActor static func run(_ session: Session) throws(Failure) {
    if session.arguments.has(version) {
      return session.print("caffeine \(CaffeineCommand.version)")
    }
    let report = StatusReport(forecast: try session.forecast())
    if session.wantsJSON { return session.print(.object(report.members)) }
    for line in try report.lines(in: session) { session.print(line) }
  }
}
