import CommandArguments
import TextUI

/// The `caffeine` command.
@MainActor
public enum CaffeineCommand {
  /// The version that `--version` prints.
  public static let version = "0.9.0"

  /// Runs a command line and gives its exit code.
  ///
  /// Everything it does happens through the surroundings; it never traps on input.
  public static func run(in surroundings: Surroundings) -> Int32 {
    do throws(Failure) {
      try execute(in: surroundings)
      return ExitStatus.done.rawValue
    } catch {
      if !error.message.isEmpty { surroundings.tell(error.text) }
      return error.status.rawValue
    }
  }

  private static func execute(in surroundings: Surroundings) throws(Failure) {
    let invocation = try invocation(of: surroundings.words)
    if invocation.wantsHelp {
      let written = surroundings.write(help(invocation, in: surroundings), .output)
      if let failure = Failure(written) { throw failure }
      return
    }
    try perform(invocation, in: surroundings).flush()
  }

  /// Does what a command line says; what it prints waits in the printer.
  static func perform(
    _ invocation: Invocation<CommandAction>, in surroundings: Surroundings,
    printer: Printer? = nil
  ) throws(Failure) -> Printer {
    guard let action = invocation.command.action else {
      throw Failure(.bug, "'\(invocation.path.joined(separator: " "))' does nothing.")
    }
    let context = try CommandContext(
      surroundings, arguments: invocation.arguments, printer: printer)
    try action.run(context)
    return context.printer
  }

  /// Reads a command line.
  static func invocation(
    of words: [String]
  ) throws(Failure) -> Invocation<CommandAction> {
    do throws(ArgumentError) {
      return try Command.caffeine.parse(words)
    } catch {
      throw Failure(error)
    }
  }

  /// The help of a command, as wide as the terminal.
  static func help(
    _ invocation: Invocation<CommandAction>, in surroundings: Surroundings
  ) -> String {
    let text = invocation.helpText(columns: Terminal.columns(in: surroundings) ?? 80)
    return surroundings.isUnicode ? text : text.limitedToASCII()
  }
}
