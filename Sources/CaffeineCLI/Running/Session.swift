import CaffeineStore
import CaffeineDomain
import CommandArguments
import CivilTime
import DateStyles
import TextUI

/// One run of one command: what was typed, the time and place it is for, and what it prints.
///
/// Output is collected and written once, after the command has done its work, so that a drink is
/// on disk before anyone reads that it is.
@MainActor
final class Session {
  let surroundings: Surroundings
  let arguments: ParsedArguments
  /// The clock on the wall of the reader.
  let clock: WallClock
  /// The moment the command is for.
  private(set) var now: Date
  /// Whether some of the journal could not be read, so that what it adds up to may be more.
  var isIncomplete = false
  private var output = ""
  /// Whether settings that cannot be read are at their standard.
  private(set) var passesOverSettings = false
  private var passedOver: [String] = []
  private lazy var settingsRead = readPreferences()
  private var knownOwnDrinks: [Drink]?
  private var knownDateText: DateText?

  init(
    _ surroundings: Surroundings, arguments: ParsedArguments
  ) throws(Failure) {
    self.surroundings = surroundings
    self.arguments = arguments
    clock = try Session.clock(arguments[GlobalOptions.timeZone], in: surroundings)
    now = try Session.instant(arguments[GlobalOptions.now], in: surroundings, clock: clock)
  }

  /// Adds text to what is printed, unless `--quiet` was typed; in ASCII where nothing else shows.
  func print(_ text: String) {
    guard !isQuiet else { return }
    output += isUnicode ? text : text.limitedToASCII()
    output += "\n"
  }

  /// Prints one JSON object, which is Unicode everywhere.
  func print(_ value: JSONValue) {
    guard !isQuiet else { return }
    output += value.text
    output += "\n"
  }

  /// What the settings say, read once.
  func preferences() throws(Failure) -> Preferences {
    if let failure = settingsRead.failure, !passesOverSettings { throw failure }
    return settingsRead.preferences
  }

  /// Goes on with the standard of settings that cannot be read.
  func passOverSettings() {
    guard let failure = settingsRead.failure else { return }
    passOver(failure)
    passesOverSettings = true
  }

  /// Tells a failure, the same one once, after which a widget goes on: a status bar that shows
  /// nothing helps nobody.
  func passOver(_ failure: Failure) {
    if passedOver.contains(failure.text) { return }
    passedOver.append(failure.text)
    surroundings.tell(failure.text)
  }

  /// The user's own drinks by name, read once, so that what is wrong with them is told once.
  func ownDrinks() throws(Failure) -> [Drink] {
    if let knownOwnDrinks { return knownOwnDrinks }
    let drinks = try readOwnDrinks()
    knownOwnDrinks = drinks
    return drinks
  }

  /// Dates as text, in the language of the reader.
  func dateText() throws(Failure) -> DateText {
    if let knownDateText { return knownDateText }
    let text = DateText(clock: clock, localeIdentifier: try localeIdentifier())
    knownDateText = text
    return text
  }

  /// `--locale`, before the setting, before the environment.
  private func localeIdentifier() throws(Failure) -> String {
    if let option = arguments[GlobalOptions.locale] {
      guard Setting.isLocale(option) else {
        throw .value(option, of: "--locale", forms: "a locale such as de_DE")
      }
      return option
    }
    return try preferences().locale
      ?? LanguageVariables(variable: surroundings.text(of:)).locale
  }

  /// How many colours standard output gets; `nil` if it takes no escape sequences.
  private(set) lazy var colorDepth = ColorDepth(
    isTerminal: surroundings.isTerminal(.output),
    option: arguments[GlobalOptions.color].flatMap(ColorOption.init) ?? .auto,
    variable: surroundings.variable)

  /// Whether standard output shows Unicode.
  private(set) lazy var isUnicode = surroundings.isUnicode

  /// Text from outside as people read it: harmless and, on a terminal, apart from the direction of
  /// its neighbours.
  func shown(_ text: String) -> String {
    Terminal.shown(text, isIsolated: surroundings.isTerminal(.output))
  }

  /// The width to fill.
  private(set) lazy var columns = Terminal.columns(in: surroundings) ?? 80

  /// Whether `--quiet` was typed.
  var isQuiet: Bool { arguments.has(GlobalOptions.quiet) }

  /// Whether `--json` was typed.
  var wantsJSON: Bool { arguments.has(GlobalOptions.json) }

  /// Adds text as it is, `--quiet` or not.
  func write(_ text: String) { output += text }

  /// Adds what another session printed.
  func write(outputOf session: Session) { output += session.output }

  /// Writes what was printed so far.
  func flush() throws(Failure) {
    guard !output.isEmpty else { return }
    let written = surroundings.write(output, .output)
    output = ""
    if let failure = Failure(written) { throw failure }
  }

  /// Says something on standard error at once.
  func warn(_ text: String) { surroundings.tell(Terminal.shown(text)) }

  /// Reads the clock again, for a command that goes on; a fixed time stays.
  func readClock() {
    let isFixed = arguments.has(GlobalOptions.now) || surroundings.text(of: "CAFFEINE_NOW") != nil
    if !isFixed { now = surroundings.now() }
  }

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
