import CaffeineDomain
import CaffeineStore
import CivilTime
import CommandArguments
import DateStyles
import WidgetHosting

/// Reads the settings and own drinks from disk, once.
@MainActor
final class PreferencesReader {
  /// Whether to report unreadable settings and use defaults, instead of throwing.
  var isLenient = false
  private let surroundings: Surroundings
  private let localeOption: String?
  private let printer: Printer
  private let time: CivilDateTime
  private let now: Date
  /// What the file says: read once, and again after this command has changed it.
  private(set) lazy var settings = read()
  private lazy var periods = readPeriods()
  private var knownOwnDrinks: [Drink]?
  private var knownText: DateText?

  /// - Parameters:
  ///   - time: The time of the settings, with whose day a pregnancy and an age advance.
  ///   - now: The current moment; later days are not over.
  init(
    _ surroundings: Surroundings, localeOption: String?, printer: Printer, time: CivilDateTime,
    now: Date
  ) {
    self.surroundings = surroundings
    self.time = time
    self.now = now
    self.localeOption = localeOption
    self.printer = printer
  }

  func preferences() throws(Failure) -> Preferences {
    if let first = settings.failures.first {
      guard isLenient else { throw first }
      for failure in settings.failures { printer.warnOnce(failure) }
    }
    return settings.preferences
  }

  /// The settings at the end of a past day, advanced to that day: limits and bedtimes as they held,
  /// as far as changes were noted, all others as today.
  func preferences(on day: CivilDate, until end: Date) throws(Failure) -> Preferences {
    var preferences = try preferences()
    guard end <= now else { return preferences }
    if let period = periods.first(where: { $0.start < end }) { preferences = period.preferences }
    preferences.today = day
    return preferences
  }

  /// The periods with constant limits and bedtimes, latest first.
  private func readPeriods() -> [(start: Date, preferences: Preferences)] {
    guard let all = try? surroundings.settings().changes(through: now), !all.isEmpty else {
      return []
    }
    let dated = Setting.judgingDays
    let changes = all.filter { dated.contains($0.key) }
    guard !changes.isEmpty else { return [] }
    var values = settings.values
    var periods: [(start: Date, preferences: Preferences)] = []
    func begin(at start: Date) {
      var preferences = Preferences(at: time)
      for setting in Setting.all {
        if let text = values[setting.name] { _ = setting.read(text, &preferences) }
      }
      periods.append((start, preferences))
    }
    for change in changes.reversed() {
      begin(at: change.date)
      values[change.key] = change.before
    }
    begin(at: .distantPast)
    return periods
  }

  var areSettingsReadable: Bool { settings.failures.isEmpty }

  /// The locale for dates, whose language matches the text: English in the regional form of the
  /// chosen locale, or the language of the messages.
  func localeIdentifier() throws(Failure) -> String {
    let chosen = try chosenLocale()
    guard let name = printer.language.names.first else {
      return chosen.map { DateText.english(where: $0) } ?? "en_GB"
    }
    return chosen.flatMap { $0.prefix(2) == name.prefix(2) ? $0 : nil } ?? name
  }

  /// Formats dates in that locale; looked up once.
  func dateText(on clock: WallClock) throws(Failure) -> DateText {
    var text =
      if let knownText { knownText } else {
        DateText(clock: clock, localeIdentifier: try localeIdentifier())
      }
    text.clock = clock
    knownText = text
    return text
  }

  /// The chosen locale: from `--locale`, the setting or the environment, in this order.
  ///
  /// `nil` for none, which means English with 24 hours and the day before the month.
  func chosenLocale() throws(Failure) -> String? {
    if let localeOption { return localeOption }
    return try preferences().locale ?? surroundings.console.localeIdentifier
  }

  /// The region for names of drinks, from the setting or the locale; `nil` if neither has one.
  func region() throws(Failure) -> Region? {
    if let region = try preferences().region { return region }
    return try chosenLocale().flatMap { Region(locale: $0) }
  }

  /// The user's own drinks; reports invalid lines on standard error.
  func ownDrinks() throws(Failure) -> [Drink] {
    if let knownOwnDrinks { return knownOwnDrinks }
    let file = try surroundings.ownDrinks()
    let lines = try stored { () throws(StoreError) in try file.read() }
    if !lines.isPrivate { printer.warnOnce(Failure(unused: file.path)) }
    for number in lines.brokenLines { printer.warnOnce(Failure(brokenLine: number, in: file.path)) }
    let drinks = lines.ownValues.compactMap { id, text -> Drink? in
      let drink = OwnDrink.drink(id: id, text: text)
      if drink == nil { printer.warnOnce(Failure(unreadableDrink: id, text, in: file.path)) }
      return drink
    }.sorted { $0.name < $1.name }
    knownOwnDrinks = drinks
    return drinks
  }

  /// Reads the file again.
  func forget() { settings = read() }

  /// The settings as they are in the file, and with defaults, with failures for unreadable ones.
  ///
  /// Ignores unknown names, which a later version may know.
  private func read() -> (
    preferences: Preferences, failures: [Failure], values: [String: String]
  ) {
    var preferences = Preferences(at: time)
    do throws(Failure) {
      let (path, reading) = try surroundings.settingsReading()
      var failures = reading.brokenLines.map { Failure(brokenLine: $0, in: path) }
      preferences.arePrivate = reading.isPrivate
      preferences.aliases = Aliases(in: reading.values)
      for setting in reading.values.isEmpty ? [] : Setting.all {
        guard let text = reading.values[setting.name] else { continue }
        if !setting.read(text, &preferences) { failures.append(setting.failure(text, in: path)) }
      }
      return (preferences, failures, reading.values)
    } catch {
      return (preferences, [error], [:])
    }
  }
}
