import CivilTime
import CommandArguments

/// `caffeine help`: the help of a command, the manual page, or the notices.
enum HelpCommand {
  static let manual = CommandOption("manual", help: "Print the manual page in roff, for man.")
  /// `Docs/Notices.md`, which the build embeds.
  static let notices = "notices"

  static var declaration: Command<CommandAction> {
    Command(
      name: "help", summary: "Show help for a command.",
      arguments: [
        CommandArgument(
          "COMMAND", .any, from: .known(.commands),
          help: "A command, such as log or drinks add; notices shows the licences it comes with.")
      ],
      options: [manual],
      examples: [CommandExample("caffeine help --manual | man -l -", "Read the manual page.")],
      action: CommandAction(isLong: true, run))
  }

  @MainActor private static func run(_ context: CommandContext) throws(Failure) {
    try context.refuseJSON(for: "help")
    if context.arguments.contains(manual) {
      guard context.arguments.operands.isEmpty else {
        throw Failure(
          .wrongUse, "--\(manual.name) prints the manual page of all commands.",
          advice: "Leave out '\(context.arguments.joinedOperands)'.")
      }
      let day = WallClock.utc.dateTime(at: context.now).date.iso8601
      context.printer.write(
        Command.caffeine.manualPage(
          version: "caffeine \(CaffeineCommand.version)", date: day, in: context.printer.language))
      return
    }
    guard context.arguments.operands != [notices] else {
      let text = String(decoding: PackageResources.Notices_md.dropLast(), as: UTF8.self)
      return context.printer.print(text)
    }
    do throws(ArgumentError) {
      let invocation = try Command.caffeine.resolve(context.arguments.operands)
      context.printer.write(CaffeineCommand.help(invocation, in: context.surroundings))
    } catch {
      throw Failure(error, in: context.arguments.operands)
    }
  }
}
