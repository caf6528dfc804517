import CaffeineJSON
import CivilTime
import CommandArguments

/// A setting: its name on the command line and on disk, its purpose and its values.
struct Setting: Sendable {
  let name: String
  /// Its purpose in a few words.
  let help: Message
  /// The accepted values, for error messages.
  var forms: Message { writeForms() }
  private let writeForms: @Sendable () -> Message
  /// Accepted words, for completion.
  var words: [String] = []
  /// Parses and applies a value; returns false and changes nothing for an invalid one.
  private(set) var read: @Sendable (String, inout Preferences) -> Bool
  /// Whether the value may be set today; a file may have it from another day.
  var isTimely: @Sendable (Preferences) -> Bool = { _ in true }
  /// Completes a typed value for `read` with other settings.
  var completed: @Sendable (String, Preferences) -> String = { text, _ in text }
  /// Remarks about the value, printed once when it is set.
  var remarks: @Sendable (Preferences) -> [Message] = { _ in [] }
  /// Whether a widget reads it, unlike what is for words and whole commands.
  var isForWidgets: Bool { name == "accent-color" || !Self.display.contains { $0.name == name } }
  /// The value as text that `read` accepts.
  var text: @Sendable (Preferences) -> String
  /// The value as stored, such as an age with its day.
  let kept: @Sendable (Preferences) -> String
  /// The value as a member of a JSON object: `halfLifeHours`, 5.
  var member: @Sendable (Preferences) -> (String, JSONValue)

  typealias Path<Value> = @Sendable () -> any WritableKeyPath<Preferences, Value> & Sendable

  /// Creates a setting for a key path, with its parser and text; in JSON its name includes the
  /// unit, and its value is the text unless `json` is given.
  ///
  /// Key path and forms are closures: setting one creates all settings at launch, and a key path
  /// takes 30,000 instructions.
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

  /// The spelling for JSON keys: `halfLife` for `half-life`.
  private static func key(_ name: String) -> String {
    let words = name.split(separator: "-")
    return words.dropFirst().reduce(String(words[0])) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }

  /// Creates a setting for an optional value; the text `none` means `nil`.
  init<Value>(
    _ name: String, _ help: Message, forms: @autoclosure @escaping @Sendable () -> Message,
    unit: String = "", for path: @autoclosure @escaping Path<Value?>, none: String,
    parse: @escaping @Sendable (String) -> Value?, text: @escaping @Sendable (Value) -> String,
    json: (@Sendable (Value) -> JSONValue)? = nil
  ) {
    self.init(
      name, help, forms: forms(), unit: unit, for: path(),
      parse: { $0 == none ? .some(nil) : parse($0).map(Optional.some) },
      text: { $0.map(text) ?? none }, json: { .optional($0) { json?($0) ?? .string(text($0)) } })
  }

  /// Rewrites a text, given today's date, before it is read.
  func rewriting(_ rewrite: @escaping @Sendable (String, CivilDate) -> String) -> Setting {
    changed { [read] in $0.read = { text, set in read(rewrite(text, set.today), &set) } }
  }

  /// A copy in which `change` has set words, remarks or another property.
  func changed(_ change: (inout Setting) -> Void) -> Setting {
    var setting = self
    change(&setting)
    return setting
  }

  /// The settings by which a past day is judged: its limits, what they follow from, and its bedtime.
  static let judgingDays = Set(
    ["weight", "age", "daily-limit", "bedtime", "bedtime-limit"] + factors.map(\.name))

  /// All settings in the order of display.
  static let all = body + limits + factors + display

  /// Reports an invalid text in the file at `path`.
  func failure(_ text: String, in path: String) -> Failure {
    Failure(
      .badSettings, "The setting \(name) cannot be '\(text)' (\(path)).",
      advice: "Write \(forms): caffeine config set \(name) VALUE, or: caffeine config unset \(name)"
    )
  }

  /// `nil` for another version's name, which the file keeps.
  static func named(_ name: String) -> Setting? { all.first { $0.name == name } }
}
