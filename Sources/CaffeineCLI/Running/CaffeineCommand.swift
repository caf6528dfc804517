import CaffeineJSON
import CaffeineStore
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

/// What a command does.
struct CommandAction: Sendable {
  /// Whether unreadable settings stop it; otherwise it reports them and uses defaults.
  let needsSettings: Bool
  /// Whether its output may need a pager.
  let isLong: Bool
  /// Performs the command; its output waits in the printer.
  let run: @MainActor (CommandContext) throws(Failure) -> Void

  init(
    needsSettings: Bool = true, isLong: Bool = false,
    _ run: @escaping @MainActor (CommandContext) throws(Failure) -> Void
  ) {
    self.needsSettings = needsSettings
    self.isLong = isLong
    self.run = run
  }
}

/// The result of a run: what was saved, and what failed.
///
/// The only place that derives an exit code and a message from both. A script that retries until
/// success looks at the code, so a saved change is a success whatever fails later.
@MainActor
final class Outcome {
  /// Whether the command's change is on disk.
  private enum Saved {
    /// No change.
    case nothing
    /// Confirmed by the device.
    case saved
    /// Uncertain; `advice` says what to do.
    case unknown(advice: Message)
  }

  /// The kind of change, which decides whether it may be repeated.
  enum Change {
    /// A new entry; with `id` if the command line can set one.
    case entry(id: String?)
    /// A change to an existing entry: a removal fails the second time.
    case existingEntry
    /// The last change: repeating `undo` would reverse another one.
    case lastChange
    /// An import or setting: repeating it changes nothing.
    case repeatable
    /// Removing a custom drink; a repeat finds nothing to remove.
    case drinkRemoval
  }

  /// The first failure of the run.
  private(set) var failure: Failure?
  private var saved = Saved.nothing

  /// Saves a change, once per run.
  func save<Value>(
    _ change: Change, _ body: () throws(StoreError) -> Value
  ) throws(Failure) -> Value {
    do throws(StoreError) {
      let value = try body()
      saved = .saved
      return value
    } catch {
      if case .notKnownToBeSaved = error { saved = .unknown(advice: change.advice) }
      throw Failure(error)
    }
  }

  /// Performs a step and keeps the first failure.
  @discardableResult
  func attempt<Value>(_ body: () throws(Failure) -> Value) -> Value? {
    do throws(Failure) {
      return try body()
    } catch {
      failure = failure ?? error
      return nil
    }
  }

  /// Whether a change is known to be on disk.
  var isSaved: Bool {
    switch saved {
    case .saved: true
    case .nothing, .unknown: false
    }
  }

  var status: ExitStatus { isSaved ? .done : failure?.status ?? .done }

  /// The message for standard error; `nil` if there is none, or nobody reads it.
  var diagnostic: Failure? {
    guard let failure, !failure.message.isEmpty else { return nil }
    return switch saved {
    case .nothing: failure
    case .saved:
      Failure(
        failure.status, "Saved. This failed afterwards: \(failure.message)", advice: failure.advice)
    case .unknown(let advice):
      Failure(failure.status, failure.message, advice: advice, preface: failure.preface)
    }
  }
}

extension Outcome.Change {
  /// What to do if it is uncertain whether the change is saved.
  fileprivate var advice: Message {
    switch self {
    case .entry(let id?):
      "Once the disk works again, run it again with --id \(id): that cannot log it twice."
    case .entry(nil), .existingEntry:
      "Once the disk works again, look with 'caffeine list' before you run it again."
    case .lastChange:
      "Once the disk works again, look at what it took back, with 'caffeine list', 'drinks' or 'config', before you run"
        + " it again."
    case .repeatable: "Once the disk works again, run it again; that is safe."
    case .drinkRemoval:
      "Once the disk works again, look with 'caffeine drinks' before you run it again."
    }
  }
}
