import CaffeineDomain
import CaffeineStore
import CivilTime
import CommandArguments
import DateStyles
import WidgetCommands

/// One run of one command: what was typed, the time and place it is for, and what it works with.
@MainActor
struct CommandContext {
  let surroundings: Surroundings
  let arguments: ParsedArguments
  /// The clock on the wall of the reader.
  let clock: WallClock
  /// The moment the command is for.
  private(set) var now: Date
  /// The clock that was asked for in place of the real one.
  let simulatedClock: SimulatedClock?
  /// Whether a link asks for it, which anybody can have written.
  let isLink: Bool
  /// What came of the run so far.
  let outcome: Outcome
  /// What the command prints.
  let printer: Printer
  let preferencesReader: PreferencesReader
  let journal: JournalAccess

  /// Reads the time, the place and its language; a printer that is handed in goes on.
  init(
    _ surroundings: Surroundings, arguments: ParsedArguments, outcome: Outcome,
    printer: Printer? = nil, isLink: Bool = false
  ) throws(Failure) {
    self.surroundings = surroundings
    self.arguments = arguments
    let printer = printer ?? Printer(surroundings, arguments: arguments)
    clock = try Self.clock(arguments[GlobalOptions.timeZone], in: surroundings, printer)
    simulatedClock = try Self.simulatedClock(
      arguments[GlobalOptions.now], in: surroundings, clock: clock)
    now = simulatedClock?.date(at: surroundings.clock.now()) ?? surroundings.clock.now()
    self.isLink = isLink
    self.outcome = outcome
    self.printer = printer
    preferencesReader = PreferencesReader(
      surroundings, localeOption: try Self.locale(arguments[GlobalOptions.locale]),
      printer: self.printer, today: clock.dateTime(at: now).date, now: now)
    printer.wantsPictures = { [weak preferencesReader] in
      preferencesReader?.read().preferences.showsPictures ?? true
    }
    journal = JournalAccess(
      surroundings, preferencesReader: preferencesReader, printer: self.printer, outcome: outcome,
      clock: clock, now: now)
  }

  /// The same command a little later: the clock, the settings and the journal are read again.
  func again() throws(Failure) -> CommandContext {
    let context = try CommandContext(
      surroundings, arguments: arguments, outcome: outcome, printer: printer)
    context.preferencesReader.isLenient = preferencesReader.isLenient
    return context
  }

  /// The same command, with all that it has read, at a moment to come.
  func later(at date: Date) -> CommandContext {
    var context = self
    context.now = date
    return context
  }

  /// Waits for some seconds of this command's clock, or until a file can be read.
  func pause(_ seconds: Double, for file: FileDescriptor?) -> Wakes.Wake {
    surroundings.wakes.pause(simulatedClock?.realSeconds(seconds) ?? seconds, file)
  }

  /// The day on the wall.
  var today: CivilDate { clock.dateTime(at: now).date }

  /// What the settings say, read once.
  func preferences() throws(Failure) -> Preferences { try preferencesReader.preferences() }

  /// What the settings said on a day, at its end.
  func preferences(on day: CivilDate, in calendar: DrinkCalendar) throws(Failure) -> Preferences {
    try preferencesReader.preferences(
      on: day, until: calendar.start(of: day.adding(days: 1)))
  }

  /// The catalogue in the reader's region, own drinks, and names that were logged before.
  var drinks: DrinkLookup {
    DrinkLookup(
      region: preferencesReader.region, ownDrinks: preferencesReader.ownDrinks,
      lastIntake: journal.lastIntake(of:))
  }

  /// Asks a question that a yes answers; `nil` where nobody can be asked.
  var ask: (@MainActor (String) -> Bool?)? {
    guard !wantsJSON, !isLink else { return nil }
    return { surroundings.confirm($0) }
  }

  /// Dates as text, in the language of the reader.
  func dateText() throws(Failure) -> DateText { try preferencesReader.dateText(on: clock) }

  /// Whether `--json` was typed.
  var wantsJSON: Bool { arguments.contains(GlobalOptions.json) }

  /// Refuses `--json` for what has no JSON, such as `--format tmux`.
  func refuseJSON(for subject: String) throws(Failure) {
    guard !wantsJSON else {
      throw Failure(.wrongUse, "\(subject) prints no JSON.", advice: "Leave out --json.")
    }
  }

  /// Refuses options that mean nothing beside another that was typed.
  func refuse(_ options: [CommandOption], with other: CommandOption) throws(Failure) {
    try refuse(options.first(where: arguments.contains).map { "--\($0.name)" }, with: other)
  }

  /// Refuses what was typed and means nothing beside an option.
  func refuse(_ typed: String?, with other: CommandOption) throws(Failure) {
    guard let typed else { return }
    throw Failure(
      .wrongUse, "\(typed) and --\(other.name) do not go together.",
      advice: "Leave one of them out.")
  }

  /// Refuses what was typed and means nothing without an option.
  func refuse(_ typed: String?, without other: CommandOption) throws(Failure) {
    guard let typed else { return }
    throw Failure(
      .wrongUse, "\(typed) means nothing without --\(other.name).", advice: "Add --\(other.name).")
  }

  private static func locale(_ option: String?) throws(Failure) -> String? {
    guard let option, !Setting.isLocale(option) else { return option }
    throw .value(option, of: "--locale", forms: "a locale such as de_DE")
  }

  private static func clock(
    _ identifier: String?, in surroundings: Surroundings, _ printer: Printer
  ) throws(Failure) -> WallClock {
    guard let identifier else {
      if let clock = surroundings.clock.local() { return clock }
      printer.warnOnce(
        Failure(
          .wrongUse,
          "There is no time zone '\(surroundings.environment.text(of: "TZ") ?? "")', which TZ names.",
          advice: "Times are in UTC. Set TZ to a name such as Europe/Berlin."))
      return .utc
    }
    guard let clock = surroundings.clock.named(identifier) else {
      throw Failure(
        .wrongUse, "There is no time zone '\(identifier)'.",
        advice: "Write a name from the tz database, such as Europe/Berlin or UTC.")
    }
    return clock
  }

  private static func simulatedClock(
    _ option: String?, in surroundings: Surroundings, clock: WallClock
  ) throws(Failure) -> SimulatedClock? {
    guard let text = option ?? surroundings.environment.text(of: "CAFFEINE_NOW") else { return nil }
    if let clock = SimulatedClock(text, on: clock, since: surroundings.clock.start) { return clock }
    throw .value(
      text, of: option == nil ? "CAFFEINE_NOW" : "--now",
      forms: SimulatedClock.forms)
  }
}
