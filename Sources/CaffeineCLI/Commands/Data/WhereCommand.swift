import CaffeineStore
import CommandArguments

/// `caffeine where`: the paths that are used.
enum WhereCommand {
  static var declaration: Command<CommandAction> {
    Command(
      name: "where", summary: "Show where the journal and the settings are stored.",
      action: CommandAction(run))
  }

  @MainActor private static func run(_ session: Session) throws(Failure) {
    let container = try session.container()
    if session.wantsJSON {
      return session.print(
        .object([
          ("journal", .string(container.log)), ("settings", .string(container.configuration)),
          ("state", .string(container.state)),
        ]))
    }
    session.print("Journal   \(Terminal.shown(container.log))")
    session.print("Settings  \(Terminal.shown(container.configuration))")
    session.print("State     \(Terminal.shown(container.state))")
  }
}
