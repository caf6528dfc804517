import CivilTime
import Waiting

/// Everything a program of widgets touches outside its own memory.
@MainActor
package struct ProgramSurroundings {
  /// The program's own name, for its help and its errors.
  package let name: String
  package let environment: ProcessEnvironment
  /// The clock; where `CAFFEINE_NOW` says a time, that one.
  package private(set) var clock: SystemClock
  package let console: Console
  /// What views may read: the zone, the locale and the pictures of folders besides the program's own.
  package let views: (_ now: Date, _ folders: [String]) -> EnvironmentValues
  /// Returns after a while by `clock`, or when its task is cancelled.
  package private(set) var sleep: @Sendable (Duration) async -> Void
  /// How long a watched widget's provider may take.
  package let patience: Duration
  /// What `CAFFEINE_NOW` says where that is no clock.
  let wrongClock: String?

  /// Puts the surroundings together; the words of the command line begin with the program's path.
  package init(
    environment: ProcessEnvironment, clock: SystemClock, console: Console,
    views: @escaping (_ now: Date, _ folders: [String]) -> EnvironmentValues,
    sleep: @escaping @Sendable (Duration) async -> Void = { await QueueExecutor.pause(for: $0) },
    patience: Duration = .seconds(10)
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
      await sleep(.seconds(simulated?.realSeconds(seconds) ?? seconds))
    }
  }

  var output: StandardOutput { StandardOutput(console: console, environment: environment) }

  /// Says lines on standard error, harmless on a terminal.
  func tell(_ message: String, advice: String = "") {
    let lines = ["\(name): \(message)", advice].filter { !$0.isEmpty }
    _ = console.write(lines.map { $0.terminalSafe() + "\n" }.joined(), .error)
  }
}
