import CaffeineStore
import CommandArguments
import JSONValues

enum WhereCommand {
  static var declaration: Command<CommandAction> {
    Command(
      name: "where", summary: "Show where the journal and the settings are stored.",
      action: CommandAction(run))
  }

  @MainActor private static func run(_ context: CommandContext) throws(Failure) {
    let container = try context.surroundings.container()
    if context.wantsJSON {
      return context.printer.print(
        .object([
          ("journal", .string(container.log)), ("settings", .string(container.configuration)),
          ("state", .string(container.state)),
        ]))
    }
    context.printer.print("Journal   \(Terminal.shown(container.log))")
    context.printer.print("Settings  \(Terminal.shown(container.configuration))")
    context.printer.print("State     \(Terminal.shown(container.state))")
  }
}
