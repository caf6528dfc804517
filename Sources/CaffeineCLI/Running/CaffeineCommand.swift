import CaffeineJSON
import CommandArguments
import TextCells
import TextUI
import WidgetHosting

/// Runs a command line in given surroundings, so that tests need no process.
@MainActor
public enum CaffeineCommand {
  /// The output of `caffeine --version`.
  public static let version = "0.9.0"

  /// Runs a command line and returns its exit code.
  ///
  /// All effects go through `surroundings`; no input traps.
  public static func run(in surroundings: Surroundings) -> Int32 {
    let outcome = Outcome()
    outcome.attempt { () throws(Failure) in try execute(in: surroundings, outcome: outcome) }
    if let diagnostic = outcome.diagnostic { surroundings.tell(diagnostic) }
    return outcome.status.rawValue
  }

  private static func execute(in surroundings: Surroundings, outcome: Outcome) throws(Failure) {
    guard !surroundings.console.commandLine.isEmpty else {
      throw Failure(
        .bug, "The system did not hand over the command line, so nothing was done.",
        advice: "On Linux it takes a readable /proc and a free file descriptor (ulimit -n).")
    }
    let invocation = try invocation(of: Array(surroundings.console.commandLine.dropFirst()))
    if invocation.wantsHelp {
      let printer = Printer(surroundings, arguments: invocation.arguments)
      printer.isPaged = true
      printer.write(help(invocation, in: surroundings))
      return try printer.flush()
    }
    let context = try CommandContext(
      surroundings, arguments: invocation.arguments, outcome: outcome)
    // Its output before the failure is printed as well, and first.
    outcome.attempt { () throws(Failure) in try perform(invocation, in: context) }
    try context.printer.flush()
  }

  /// Performs a command; its output waits in the printer.
  static func perform(
    _ invocation: Invocation<CommandAction>, in context: CommandContext
  ) throws(Failure) {
    guard let action = invocation.command.action else {
      throw Failure(.bug, "'\(invocation.path.joined(separator: " "))' does nothing.")
    }
    context.printer.isPaged = action.isLong
    context.preferencesReader.isLenient = !action.needsSettings
    try action.run(context)
  }

  static func invocation(of words: [String]) throws(Failure) -> Invocation<CommandAction> {
    do throws(ArgumentError) {
      return try Command.caffeine.parse(words)
    } catch {
      throw Failure(error, in: words)
    }
  }

  /// The help of a command, as wide as the terminal.
  static func help(
    _ invocation: Invocation<CommandAction>, in surroundings: Surroundings
  ) -> String {
    let text = invocation.helpText(
      columns: surroundings.console.columns ?? 80, in: surroundings.language,
      width: TextWidth.columns(of:))
    return surroundings.console.isUnicode ? text : text.limitedToASCII()
  }
}
