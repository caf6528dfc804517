import CaffeineDomain
import CivilTime
import CaffeineStore
import CommandArguments
import DateStyles
import WidgetCommands

/// What the settings and the own drinks on disk say, read once.
@MainActor
final class PreferencesReader {
  /// Whether settings that cannot be read get their default and are told, instead of being thrown.
  var isLenient = false
  private let surroundings: Surroundings
  private let localeOption: String?
  private let printer: Printer
  private let today: CivilDate
  private let now: Date
  private lazy var settingsRead = read()
  private lazy var periods = readPeriods()
  private var knownOwnDrinks: [Drink]?
  private var knownLocale: String?
  private var knownText: DateText?

  /// - Parameters:
  ///   - today: The day for which they are read, by which a pregnancy and an age advance.
  ///   - now: The moment after which no day is over.
  init(
    _ surroundings: Surroundings, localeOption: String?, printer: Printer, today: CivilDate,
    now: Date
  ) {
    self.surroundings = surroundings
    self.today = today
    self.now = now
    self.localeOption = localeOption
    self.printer = printer
  }

  /// What the settings say.
  func preferences() throws(Failure) -> Preferences {
    if let first = settingsRead.failures.first {
      guard isLenient else { throw first }
      for failure in settingsRead.failures { printer.warnOnce(failure) }
    }
    return settingsRead.preferences
  }

  /// What the settings said at the end of a day that is over, and says of that day.
  ///
  /// What nobody noted the change of is as it is today.
  func preferences(on day: CivilDate, until end: Date) throws(Failure) -> Preferences {
    var preferences = try preferences()
    guard end <= now else { return preferences }
    if let period = periods.first(where: { $0.start < end }) { preferences = period.preferences }
    preferences.today = day
    return preferences
  }

  /// The names of the settings among some of which nobody noted since when they are as they are; none
  /// where the settings cannot be read.
  func undatedSettings(among names: @autoclosure () -> Set<String>) -> [String] {
    guard let values = try? surroundings.settingsReading().reading.values else { return [] }
    let keys = history?.undatedKeys(of: values) ?? values.keys.sorted()
    // Before the settings are asked for their names, which makes all of them.
    guard !keys.isEmpty else { return [] }
    let names = names()
    return Setting.all.map(\.name).filter { names.contains($0) && keys.contains($0) }
  }

  private lazy var history =
    try? surroundings.settings().history(through: now)

  /// The periods in which the settings of a person were the same, the latest first.
  private func readPeriods() -> [(start: Date, preferences: Preferences)] {
    guard let all = history?.changes, !all.isEmpty else { return [] }
    let person = Setting.shapingDays.union(Setting.shapingLevels)
    let changes = all.filter { person.contains($0.key) }
    guard !changes.isEmpty, var values = try? surroundings.settingsReading().reading.values else {
      return []
    }
    var periods: [(start: Date, preferences: Preferences)] = []
    func begin(at start: Date) {
      var preferences = Preferences(today: today)
      for setting in Setting.all {
        if let text = values[setting.name] { _ = setting.read(text, &preferences) }
      }
      preferences.person.formerDayStarts = settingsRead.preferences.person.formerDayStarts
      periods.append((start, preferences))
    }
    for change in changes.reversed() {
      begin(at: change.date)
      values[change.key] = change.before
    }
    begin(at: .distantPast)
    return periods
  }

  /// The starts of a day that were changed, the earliest first.
  private func formerDayStarts() -> [FormerDayStart] {
    let name = "day-start"
    let changes = (try? surroundings.settings().history(of: name, through: now))?.changes ?? []
    return changes.map {
      FormerDayStart($0.before.flatMap { ClockTime($0) } ?? .standardDayStart, until: $0.date)
    }
  }

  /// Whether all settings could be read.
  var areSettingsReadable: Bool { settingsRead.failures.isEmpty }

  /// The locale of times and dates, which have the language of the words around them: that of English as
  /// it is written where the chosen one is at home, or that of the language that messages are said in.
  func localeIdentifier() throws(Failure) -> String {
    if let knownLocale { return knownLocale }
    let chosen = try chosenLocale()
    let locale =
      if let name = printer.language.names.first {
        chosen.flatMap { $0.prefix(2) == name.prefix(2) ? $0 : nil } ?? name
      } else {
        chosen.map { DateText.english(where: $0) } ?? "en_GB"
      }
    knownLocale = locale
    return locale
  }

  /// Dates as text in that locale, looked up once.
  func dateText(on clock: WallClock) throws(Failure) -> DateText {
    var text: DateText
    if let knownText {
      text = knownText
    } else {
      text = DateText(clock: clock, localeIdentifier: try localeIdentifier())
      knownText = text
    }
    text.clock = clock
    return text
  }

  /// The locale that someone chose: `--locale`, before the setting, before the environment; `nil` if
  /// nobody did, which is English with 24 hours and the day before the month.
  func chosenLocale() throws(Failure) -> String? {
    if let localeOption { return localeOption }
    return try preferences().locale
      ?? LanguageVariables(variable: surroundings.environment.text(of:)).locale
  }

  /// The region whose meaning of the names of drinks counts: the setting, before that of the locale;
  /// `nil` where neither tells.
  func region() throws(Failure) -> Region? {
    if let region = try preferences().region { return region }
    return try chosenLocale().flatMap { Region(locale: $0) }
  }

  /// The user's own drinks by name; invalid lines are reported on standard error.
  func ownDrinks() throws(Failure) -> [Drink] {
    if let knownOwnDrinks { return knownOwnDrinks }
    let file = try surroundings.ownDrinks()
    let lines = try stored { () throws(StoreError) in try file.read() }
    if !lines.isPrivate { printer.warnOnce(Failure(unused: file.path)) }
    let drinks = lines.ownValues.compactMap { id, text -> Drink? in
      let drink = OwnDrink.drink(id: id, text: text)
      if drink == nil { printer.warn("\(file.path): '\(id)' is not a drink: '\(text)'") }
      return drink
    }.sorted { $0.name < $1.name }
    knownOwnDrinks = drinks
    return drinks
  }

  /// What the settings say, the default for each that cannot be read, and a failure for each of
  /// those.
  ///
  /// Names that are no setting are left alone: a later version may know them.
  func read() -> (preferences: Preferences, failures: [Failure]) {
    var preferences = Preferences(today: today)
    preferences.person.formerDayStarts = formerDayStarts()
    var failures: [Failure] = []
    do throws(Failure) {
      let (path, reading) = try surroundings.settingsReading()
      preferences.arePrivate = reading.isPrivate
      guard !reading.values.isEmpty else { return (preferences, []) }
      for setting in Setting.all {
        guard let text = reading.values[setting.name] else { continue }
        if !setting.read(text, &preferences) { failures.append(setting.failure(text, in: path)) }
      }
    } catch {
      failures.append(error)
    }
    return (preferences, failures)
  }
}
