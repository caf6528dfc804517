import CommandArguments
import CivilTime
import DateStyles

/// One run of one command: what was typed, the time and place it is for, and what it works with.
@MainActor
struct CommandContext {
  let surroundings: Surroundings
  let arguments: ParsedArguments
  /// The clock on the wall of the reader.
  let clock: WallClock
  /// The moment the command is for.
  let now: Date
  /// What the command prints.
  let printer: Printer
  let preferencesReader: PreferencesReader
  let journal: JournalAccess

  /// Reads the time and the place; a printer that is handed in goes on.
  init(
    _ surroundings: Surroundings, arguments: ParsedArguments, printer: Printer? = nil
  ) throws(Failure) {
    self.surroundings = surroundings
    self.arguments = arguments
    clock = try Self.clock(arguments[GlobalOptions.timeZone], in: surroundings)
    now = try Self.instant(arguments[GlobalOptions.now], in: surroundings, clock: clock)
    self.printer = printer ?? Printer(surroundings, arguments: arguments)
    preferencesReader = PreferencesReader(surroundings, arguments: arguments, printer: self.printer)
    journal = JournalAccess(
      surroundings, preferencesReader: preferencesReader, printer: self.printer, clock: clock,
      now: now)
  }

  /// The same command a little later: the clock, the settings and the journal are read again.
  func again() throws(Failure) -> CommandContext {
    try CommandContext(surroundings, arguments: arguments, printer: printer)
  }

  /// What the settings say, read once.
  func preferences() throws(Failure) -> Preferences { try preferencesReader.preferences() }

  /// The drinks there are.
  var drinks: DrinkLookup {
    DrinkLookup(ownDrinks: preferencesReader.ownDrinks, lastIntake: journal.lastIntake(of:))
  }

  /// Dates as text, in the language of the reader.
  func dateText() throws(Failure) -> DateText {
    DateText(clock: clock, localeIdentifier: try preferencesReader.localeIdentifier())
  }

  /// Whether `--json` was typed.
  var wantsJSON: Bool { arguments.contains(GlobalOptions.json) }

  private static func clock(
    _ identifier: String?, in surroundings: Surroundings
  ) throws(Failure) -> WallClock {
    guard let identifier else { return surroundings.localClock() }
    guard let clock = surroundings.namedClock(identifier) else {
      throw Failure(
        .wrongUse, "There is no time zone '\(identifier)'.",
        advice: "Write a name from the tz database, such as Europe/Berlin or UTC.")
    }
    return clock
  }

  private static func instant(
    _ option: String?, in surroundings: Surroundings, clock: WallClock
  ) throws(Failure) -> Date {
    let variable = option == nil ? surroundings.text(of: "CAFFEINE_NOW") : nil
    guard let text = option ?? variable else { return surroundings.now() }
    guard case .instant(let date)? = When.written(text, on: clock) else {
      throw .value(
        text, of: option == nil ? "CAFFEINE_NOW" : "--now",
        forms: "an ISO 8601 instant such as 2026-11-21T08:30:00Z")
    }
    return date
  }
}
