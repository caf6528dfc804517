import CivilTime
import Waiting

/// Everything a program of widgets touches outside its own memory.
@MainActor
package struct ProgramSurroundings {
  /// The program's own name, for its help and its errors.
  package var name: String
  /// The time now, read again at each call.
  package var now: () -> Date
  /// The clock, the zone, the locale and the pictures of folders that are named besides its own.
  package var environment: (_ now: Date, _ folders: [String]) -> EnvironmentValues
  /// The value of an environment variable.
  package var variable: (String) -> String?
  /// Whether standard output is a terminal.
  package var isTerminal: Bool
  /// The columns of that; `nil` if there is none.
  package var columns: Int?
  /// The pixels of a cell of that; `nil` where nobody knows.
  package var cellPixels: CellPixels?
  /// Writes text to standard output; false where that cannot be written.
  package var write: (String) -> Bool
  /// Writes a line to standard error.
  package var tell: (String) -> Void
  /// Returns after a while, or when its task is cancelled.
  package var sleep: @Sendable (Duration) async -> Void
  /// How long a watched widget's provider may take.
  package var patience: Duration
  /// What `CAFFEINE_NOW` says where that is no clock.
  package private(set) var wrongClock: String?

  /// Puts the surroundings together; where `CAFFEINE_NOW` says a time, that is the clock's, and
  /// sleeps take as long by it.
  package init(
    name: String, now: @escaping () -> Date,
    environment: @escaping (_ now: Date, _ folders: [String]) -> EnvironmentValues,
    variable: @escaping (String) -> String? = { _ in nil }, isTerminal: Bool = false,
    columns: Int? = nil, cellPixels: CellPixels? = nil, write: @escaping (String) -> Bool,
    tell: @escaping (String) -> Void,
    sleep: @escaping @Sendable (Duration) async -> Void = { await QueueExecutor.pause(for: $0) },
    patience: Duration = .seconds(10)
  ) {
    self.name = name
    let text = variable("CAFFEINE_NOW") ?? ""
    let clock = SimulatedClock(text, on: .utc, since: now())
    wrongClock = text.isEmpty || clock != nil ? nil : text
    self.now = clock.map { clock in { clock.date(at: now()) } } ?? now
    self.environment = environment
    self.variable = variable
    self.isTerminal = isTerminal
    self.columns = columns
    self.cellPixels = cellPixels
    self.write = write
    self.tell = tell
    self.sleep = { duration in
      let seconds = duration / .seconds(1)
      await sleep(.seconds(clock?.realSeconds(seconds) ?? seconds))
    }
    self.patience = patience
  }
}
