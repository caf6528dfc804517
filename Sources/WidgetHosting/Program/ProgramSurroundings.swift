public import CivilTime
import CaffeineWaiting

/// Everything outside of its memory that a program of widgets uses.
@MainActor
public struct ProgramSurroundings {
  /// The name of the program, for help and errors.
  package let name: String
  package let environment: ProcessEnvironment
  /// The clock, or the time in `CAFFEINE_NOW`.
  package private(set) var clock: SystemClock
  package let console: Console
  /// Creates the environment for views: zone, locale, and pictures of further folders.
  package let views: (_ now: Date, _ folders: [String]) -> EnvironmentValues
  /// Returns after a duration by `clock`, or when its task is cancelled.
  package private(set) var sleep: @Sendable (Duration) async -> Void
  /// The time limit for the provider of a watched widget.
  package let patience: Duration
  /// The text of `CAFFEINE_NOW` if it is no valid clock.
  let wrongClock: String?

  /// Creates surroundings.
  ///
  /// - Parameters:
  ///   - environment: The command line, which begins with the program's path, and the variables.
  ///   - clock: The clock; `CAFFEINE_NOW` replaces it.
  ///   - console: Where drawings and errors go.
  ///   - views: Creates what views know at a moment: zone, locale, and pictures of the folders that
  ///     `--assets` names.
  ///   - sleep: Returns after a duration by `clock` (default: the system's), or when its task is
  ///     cancelled.
  ///   - patience: How long the provider of a watched widget may take.
  public init(
    environment: ProcessEnvironment, clock: SystemClock, console: Console,
    views: @escaping (_ now: Date, _ folders: [String]) -> EnvironmentValues,
    sleep: (@Sendable (Duration) async -> Void)? = nil, patience: Duration = .seconds(10)
  ) {
    name = environment.commandLine.first?.split(separator: "/").last.map(String.init) ?? "widgets"
    (self.environment, self.clock, self.console) = (environment, clock, console)
    (self.views, self.patience) = (views, patience)
    let text = environment.text(of: "CAFFEINE_NOW")
    let simulated = text.flatMap { SimulatedClock($0, on: .utc, since: clock.start) }
    wrongClock = simulated == nil ? text : nil
    if let simulated { self.clock.now = { simulated.date(at: clock.now()) } }
    self.sleep = { duration in
      let seconds = duration / .seconds(1)
      let pause = Duration.seconds(simulated?.realSeconds(seconds) ?? seconds)
      if let sleep { await sleep(pause) } else { await QueueExecutor.pause(for: pause) }
    }
  }

  var output: StandardOutput { StandardOutput(console: console, environment: environment) }

  /// Writes lines to standard error, made safe for a terminal.
  func tell(_ message: String, advice: String = "") {
    let lines = ["\(name): \(message)", advice].filter { !$0.isEmpty }
    _ = console.write(lines.map { $0.terminalSafe() + "\n" }.joined(), .error)
  }
}
