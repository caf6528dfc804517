import CaffeineDomain
import CaffeineStore
import CommandArguments

/// What the settings and the own drinks on disk say, read once.
@MainActor
final class PreferencesReader {
  /// Whether settings that cannot be read are at their default.
  private(set) var passesOverSettings = false
  private let surroundings: Surroundings
  private let localeOption: String?
  private let printer: Printer
  private lazy var settingsRead = read()
  private var knownOwnDrinks: [Drink]?

  init(_ surroundings: Surroundings, arguments: ParsedArguments, printer: Printer) {
    self.surroundings = surroundings
    self.printer = printer
    localeOption = arguments[GlobalOptions.locale]
  }

  /// What the settings say.
  func preferences() throws(Failure) -> Preferences {
    if let failure = settingsRead.failure, !passesOverSettings { throw failure }
    return settingsRead.preferences
  }

  /// Goes on with the default of settings that cannot be read.
  func passOverSettings() {
    guard let failure = settingsRead.failure else { return }
    printer.warnOnce(failure)
    passesOverSettings = true
  }

  /// The locale of times and dates: `--locale`, before the setting, before the environment.
  func localeIdentifier() throws(Failure) -> String {
    if let localeOption {
      guard Setting.isLocale(localeOption) else {
        throw .value(localeOption, of: "--locale", forms: "a locale such as de_DE")
      }
      return localeOption
    }
    return try preferences().locale
      ?? LanguageVariables(variable: surroundings.text(of:)).locale
  }

  /// The user's own drinks by name; invalid lines are reported on standard error.
  func ownDrinks() throws(Failure) -> [Drink] {
    if let knownOwnDrinks { return knownOwnDrinks }
    let file = try surroundings.ownDrinks()
    let lines = try stored { () throws(StoreError) in try file.values() }
    let drinks = lines.compactMap { id, text -> Drink? in
      let drink = OwnDrink.drink(id: id, text: text)
      if drink == nil { printer.warn("\(file.path): '\(id)' is not a drink: '\(text)'") }
      return drink
    }.sorted { $0.name < $1.name }
    knownOwnDrinks = drinks
    return drinks
  }

  /// What the settings say, the default for each that cannot be read, and the failure that names
  /// the first of those.
  ///
  /// Names that are no setting are left alone: a later version may know them.
  func read() -> (preferences: Preferences, failure: Failure?) {
    var preferences = Preferences()
    var failure: Failure?
    do throws(Failure) {
      let settings = try surroundings.settings()
      let reading = try stored { () throws(StoreError) in try settings.read() }
      preferences.arePrivate = reading.isPrivate
      guard !reading.values.isEmpty else { return (preferences, nil) }
      for setting in Setting.all {
        guard let text = reading.values[setting.name] else { continue }
        if !setting.read(text, &preferences), failure == nil {
          failure = Failure(
            .badSettings, "The setting \(setting.name) cannot be '\(text)' (\(settings.path)).",
            advice: "Write \(setting.forms): caffeine config set \(setting.name) VALUE, "
              + "or: caffeine config unset \(setting.name)")
        }
      }
    } catch {
      failure = error
    }
    return (preferences, failure)
  }
}
