import CaffeineDomain
import CaffeineStore
import CaffeineWaiting
import CivilTime
import CommandArguments
import DateStyles
import WidgetHosting

/// A single run of a command: its arguments, moment, place and tools.
@MainActor
struct CommandContext {
  let surroundings: Surroundings
  let arguments: ParsedArguments
  /// The reader's wall clock.
  let clock: WallClock
  /// The moment of the command.
  private(set) var now: Date
  /// The clock in place of the real one; `nil` for the real one.
  let simulatedClock: SimulatedClock?
  /// Whether it comes from a link, which anybody can write.
  let isLink: Bool
  /// The results of the run so far.
  let outcome: Outcome
  let printer: Printer
  let preferencesReader: PreferencesReader
  let journal: JournalAccess
  /// Whom to call if the amount of the typed line is dangerous; `nil` if it is not.
  var alarm: () -> String? = { nil }

  /// Reads the time, place and language; keeps using a given printer.
  init(
    _ surroundings: Surroundings, arguments: ParsedArguments, outcome: Outcome,
    printer: Printer? = nil, isLink: Bool = false
  ) throws(Failure) {
    self.surroundings = surroundings
    self.arguments = arguments
    let printer = printer ?? Printer(surroundings, arguments: arguments)
    clock = try Self.clock(arguments[GlobalOptions.timeZone], in: surroundings, printer)
    let typed = arguments[GlobalOptions.now]
    simulatedClock = try .reading(
      typed ?? surroundings.console.text(of: "CAFFEINE_NOW"),
      of: typed == nil ? "CAFFEINE_NOW" : "--now", on: clock, since: surroundings.start)
    now = simulatedClock?.date(at: surroundings.now()) ?? surroundings.now()
    self.isLink = isLink
    self.outcome = outcome
    self.printer = printer
    preferencesReader = PreferencesReader(
      surroundings, localeOption: try Self.locale(arguments[GlobalOptions.locale]),
      printer: self.printer, time: clock.dateTime(at: now), now: now)
    printer.hasPictures = preferencesReader.settings.preferences.showsPictures
    journal = JournalAccess(
      surroundings, preferencesReader: preferencesReader, printer: self.printer, outcome: outcome,
      clock: clock, now: now)
  }

  /// The same command later: reads the clock, settings and journal again.
  func again() throws(Failure) -> CommandContext {
    let context = try CommandContext(
      surroundings, arguments: arguments, outcome: outcome, printer: printer)
    context.preferencesReader.isLenient = preferencesReader.isLenient
    return context
  }

  /// The same command at a future moment, without reading again.
  func later(at date: Date) -> CommandContext {
    var context = self
    context.now = date
    return context
  }

  /// Waits for a number of this clock's seconds, or until a file is readable.
  func pause(_ seconds: Double, for file: FileDescriptor?) -> Pause.Wake {
    surroundings.console.pause(simulatedClock?.realSeconds(seconds) ?? seconds, file)
  }

  var today: CivilDate { clock.dateTime(at: now).date }

  /// The settings, read once.
  func preferences() throws(Failure) -> Preferences { try preferencesReader.preferences() }

  /// The settings at the end of a day.
  func preferences(on day: CivilDate, in calendar: DrinkCalendar) throws(Failure) -> Preferences {
    try preferencesReader.preferences(on: day, until: calendar.start(of: day.adding(days: 1)))
  }

  /// The catalogue with local names, own drinks and earlier names.
  var drinks: DrinkLookup { DrinkLookup(reader: preferencesReader, journal: journal) }

  /// Asks a yes-or-no question; `nil` if nobody can answer.
  var ask: (@MainActor (Message) -> Bool?)? {
    guard !wantsJSON, !isLink else { return nil }
    return { surroundings.confirm($0) }
  }

  /// Formats dates in the reader's language.
  func dateText() throws(Failure) -> DateText { try preferencesReader.dateText(on: clock) }

  var wantsJSON: Bool { arguments.contains(GlobalOptions.json) }

  /// Throws for `--json` where there is no JSON, such as with `--format tmux`.
  func refuseJSON(for subject: String) throws(Failure) {
    guard !wantsJSON else {
      throw Failure(.wrongUse, "\(subject) prints no JSON.", advice: "Leave out --json.")
    }
  }

  /// Throws for options that have no meaning beside another.
  func refuse(_ options: [CommandOption], with other: CommandOption) throws(Failure) {
    try arguments.refuse(options, with: other)
  }

  /// Throws for a value that has no meaning beside an option.
  func refuse(_ typed: String?, with other: CommandOption) throws(Failure) {
    guard let typed else { return }
    throw Failure(
      .wrongUse, "\(typed) and --\(other.name) do not go together.",
      advice: "Leave one of them out.")
  }

  private static func locale(_ option: String?) throws(Failure) -> String? {
    guard let option, !Setting.isLocale(option) else { return option }
    throw .value(option, of: "--locale", forms: "a locale such as de_DE")
  }

  private static func clock(
    _ identifier: String?, in surroundings: Surroundings, _ printer: Printer
  ) throws(Failure) -> WallClock {
    guard let identifier else {
      if let clock = surroundings.zone(nil) { return clock }
      printer.warnOnce(
        Failure(
          .wrongUse,
          "There is no time zone '\(surroundings.console.text(of: "TZ") ?? "")', which TZ names.",
          advice: "Times are in UTC. Set TZ to a name such as Europe/Berlin."))
      return .utc
    }
    guard let clock = surroundings.zone(identifier) else {
      throw Failure(
        .wrongUse, "There is no time zone '\(identifier)'.",
        advice: "Write a name from the tz database, such as Europe/Berlin or UTC.")
    }
    return clock
  }
}
