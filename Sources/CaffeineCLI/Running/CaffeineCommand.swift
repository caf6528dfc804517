import CommandArguments

/// The `caffeine` command.
public enum CaffeineCommand {
  /// The version that `--version` prints.
  public static let version = "1.0.0"

  /// Runs a command line and gives its exit code.
  ///
  /// Everything it does happens through the surroundings; it never traps on input.
  public static func run(in surroundings: Surroundings) -> Int32 {
    do throws(Failure) {
      return try execute(in: surroundings).rawValue
    } catch {
      let advice = error.advice.isEmpty ? "" : "\n\(error.advice)"
      let text = Terminal.shownLines("caffeine: \(error.message)\(advice)")
      _ = surroundings.write(text + "\n", .error)
      return error.status.rawValue
    }
  }

  private static func execute(in surroundings: Surroundings) throws(Failure) -> ExitStatus {
    let invocation = try invocation(of: surroundings.words)
    if invocation.wantsHelp {
      return try report(surroundings.write(help(invocation, in: surroundings), .output))
    }
    guard let action = invocation.command.action else {
      throw Failure(.bug, "'\(invocation.path.joined(separator: " "))' does nothing.")
    }
    let session = try Session(
      surroundings, path: invocation.path, arguments: invocation.arguments)
    try action.run(session)
    return try report(session.flush())
  }

  private static func invocation(
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
    invocation.helpText(columns: Terminal.columns(in: surroundings) ?? 80)
  }

  private static func report(_ written: Surroundings.Written) throws(Failure) -> ExitStatus {
    switch written {
    case .whole: return .done
    case .closed: return .brokenPipe
    case .failed(let number):
      throw Failure(
        .notSaved, "Standard output cannot be written (system error \(number)).",
        advice: "What the command changed is saved all the same.")
    }
  }
}
