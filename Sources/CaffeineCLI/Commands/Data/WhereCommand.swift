import CaffeineJSON
import CaffeineStore
import CommandArguments

enum WhereCommand {
  static var declaration: Command<CommandAction> {
    Command(
      name: "where", summary: "Show where the journal and the settings are stored.",
      action: CommandAction(run))
  }

  @MainActor private static func run(_ context: CommandContext) throws(Failure) {
    let journal = try context.surroundings.journal()
    let (container, others) = (journal.container, journal.otherMachines)
    let device = try? journal.knownDeviceName()
    if context.wantsJSON {
      return context.printer.print(
        .object([
          ("journal", .string(container.log)), ("settings", .string(container.configuration)),
          ("state", .string(container.state)), ("device", .optional(device) { .string($0) }),
          ("otherMachines", .integer(others)),
        ]))
    }
    context.printer.print("Journal   \(Terminal.shown(container.log))")
    context.printer.print("Settings  \(Terminal.shown(container.configuration))")
    context.printer.print("State     \(Terminal.shown(container.state))")
    context.printer.print(
      device.map { "Device    \($0)" } ?? "Device    none yet: the first change names it")
    if others > 0 {
      context.printer.print("Others    \(others), each with files of its own")
    }
  }
}
