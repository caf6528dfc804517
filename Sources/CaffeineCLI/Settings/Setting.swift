import CivilTime
import CommandArguments
import JSONValues

/// A setting: its name on the command line and on disk, what it is for, and what it may be.
struct Setting: Sendable {
  /// The name, such as `half-life`.
  let name: String
  /// What it is for, in a few words.
  let help: Message
  /// The values it takes, for error messages.
  var forms: Message { writeForms() }
  private let writeForms: @Sendable () -> Message
  /// Words it takes, offered where it is typed.
  private(set) var words: [String] = []
  /// Parses and applies a value; false, and nothing changes, if it is invalid.
  private(set) var read: @Sendable (String, inout Preferences) -> Bool
  /// Whether what preferences have may be set today; a file of another day may have it.
  private(set) var isTimely: @Sendable (Preferences) -> Bool = { _ in true }
  /// What a text means that is typed now, as `read` takes it, with all else that preferences have.
  private(set) var completed: @Sendable (String, Preferences) -> String = { text, _ in text }
  /// What one should know of the value that preferences have; told once, when it is set.
  private(set) var remarks: @Sendable (Preferences) -> [Message] = { _ in [] }
  /// The drinks that a value names, as `log` reads them.
  private(set) var drinks: @Sendable (Preferences) -> [String] = { _ in [] }
  /// Whether it says what typed words mean: no widget reads it, and one may have a choice of its name.
  private(set) var isAboutWords = false
  /// The value that preferences have, in a form that `read` accepts.
  private(set) var text: @Sendable (Preferences) -> String
  /// The same as it is kept: an age with the day on which it was so.
  let kept: @Sendable (Preferences) -> String
  /// The member of a JSON object for the value that preferences have: `halfLifeHours`, 5.
  private(set) var member: @Sendable (Preferences) -> (String, JSONValue)

  /// Where a value stands in the preferences.
  typealias Path<Value> = @Sendable () -> any WritableKeyPath<Preferences, Value> & Sendable

  /// A setting for one value of the preferences, with how that is read from text and written; in
  /// JSON under its name and unit, as its text unless `json` says otherwise.
  ///
  /// Its key path and its forms are made when they are needed: all settings are made at each start
  /// where one is set, and a key path takes 30,000 instructions.
  init<Value>(
    _ name: String, _ help: Message, forms: @autoclosure @escaping @Sendable () -> Message,
    unit: String = "", for path: @autoclosure @escaping Path<Value>,
    parse: @escaping @Sendable (String) -> Value?, text: @escaping @Sendable (Value) -> String,
    json: (@Sendable (Value) -> JSONValue)? = nil
  ) {
    self.name = name
    self.help = help
    writeForms = forms
    read = { text, preferences in
      guard let value = parse(text) else { return false }
      preferences[keyPath: path()] = value
      return true
    }
    self.text = { text($0[keyPath: path()]) }
    kept = self.text
    member = { preferences in
      let value = preferences[keyPath: path()]
      return (Self.key(name) + unit, json?(value) ?? .string(text(value)))
    }
  }

  /// A name in the spelling of JSON keys: `half-life` as `halfLife`.
  private static func key(_ name: String) -> String {
    let words = name.split(separator: "-")
    return words.dropFirst().reduce(String(words[0])) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }

  /// A setting that may have no value, which `none` stands for in text.
  init<Value>(
    _ name: String, _ help: Message, forms: @autoclosure @escaping @Sendable () -> Message,
    unit: String = "", for path: @autoclosure @escaping Path<Value?>, none: String,
    parse: @escaping @Sendable (String) -> Value?, text: @escaping @Sendable (Value) -> String,
    json: (@Sendable (Value) -> JSONValue)? = nil
  ) {
    self.init(
      name, help, forms: forms(), unit: unit, for: path(),
      parse: { $0 == none ? .some(nil) : parse($0).map(Optional.some) },
      text: { $0.map(text) ?? none },
      json: { .optional($0) { json?($0) ?? .string(text($0)) } })
  }

  /// The same, with words that it takes.
  func offering(_ words: [String]) -> Setting {
    var setting = self
    setting.words = words
    return setting
  }

  /// The same, which takes a text as another that follows from it and from today.
  func rewriting(_ rewrite: @escaping @Sendable (String, CivilDate) -> String) -> Setting {
    var setting = self
    setting.read = { text, preferences in
      read(rewrite(text, preferences.today), &preferences)
    }
    return setting
  }

  /// The same, which shows what has become of the value that is kept.
  func showing(
    text: @escaping @Sendable (Preferences) -> String,
    json: @escaping @Sendable (Preferences) -> JSONValue
  ) -> Setting {
    var setting = self
    setting.text = text
    setting.member = { [member] in (member($0).0, json($0)) }
    return setting
  }

  /// The same, which may be set only to what is true of preferences that have it.
  func requiring(_ isTimely: @escaping @Sendable (Preferences) -> Bool) -> Setting {
    var setting = self
    setting.isTimely = isTimely
    return setting
  }

  /// The same, which takes what is typed now with what else is set.
  func completing(_ complete: @escaping @Sendable (String, Preferences) -> String) -> Setting {
    var setting = self
    setting.completed = complete
    return setting
  }

  /// The same, whose value names drinks for words that are typed.
  func naming(_ drinks: @escaping @Sendable (Preferences) -> [String]) -> Setting {
    var setting = self
    (setting.drinks, setting.isAboutWords) = (drinks, true)
    return setting
  }

  /// The same, with what one should know of a value.
  func remarking(_ remarks: @escaping @Sendable (Preferences) -> [Message]) -> Setting {
    var setting = self
    setting.remarks = remarks
    return setting
  }

  /// The name of the one that says when a day begins.
  static let beginningDays: Set = ["day-start"]

  /// The names of those that say what a limit of a day is, and which day a drink belongs to.
  static let shapingDays = Set(
    ["weight", "age", "daily-limit"] + factors.map(\.name)
  ).union(beginningDays)

  /// The names of those that say how fast caffeine enters and leaves the body.
  static let shapingLevels = Set(
    ["half-life", "absorption", "absorption-rate"] + factors.map(\.name))

  /// All settings, in the order people see them.
  static let all = body + limits + factors + display

  /// What to say of a text in the file at `path` that is none of the forms.
  func failure(_ text: String, in path: String) -> Failure {
    Failure(
      .badSettings, "The setting \(name) cannot be '\(text)' (\(path)).",
      advice: "Write \(forms): caffeine config set \(name) VALUE, or: caffeine config unset \(name)"
    )
  }

  /// `nil` for a name of another version, which the file keeps.
  static func named(_ name: String) -> Setting? { all.first { $0.name == name } }
}
