/// A setting: its name on the command line and on disk, what it is for, and what it may be.
struct Setting: Sendable {
  /// The name, such as `half-life`.
  let name: String
  /// What it is for, in a few words.
  let help: String
  /// The values it takes, for error messages.
  let forms: String
  /// Words it takes, offered where it is typed.
  private(set) var words: [String] = []
  /// Parses and applies a value; false, and nothing changes, if it is invalid.
  let read: @Sendable (String, inout Preferences) -> Bool
  /// The value that preferences have, in a form that `read` accepts.
  let text: @Sendable (Preferences) -> String

  /// A setting for one value of the preferences, with how that is read from text and written.
  init<Value>(
    _ name: String, _ help: String, forms: String,
    for path: any WritableKeyPath<Preferences, Value> & Sendable,
    parse: @escaping @Sendable (String) -> Value?, text: @escaping @Sendable (Value) -> String
  ) {
    self.name = name
    self.help = help
    self.forms = forms
    read = { text, preferences in
      guard let value = parse(text) else { return false }
      preferences[keyPath: path] = value
      return true
    }
    self.text = { text($0[keyPath: path]) }
  }

  /// A setting that may have no value, which `none` stands for in text.
  init<Value>(
    _ name: String, _ help: String, forms: String,
    for path: any WritableKeyPath<Preferences, Value?> & Sendable, none: String,
    parse: @escaping @Sendable (String) -> Value?, text: @escaping @Sendable (Value) -> String
  ) {
    self.init(
      name, help, forms: forms, for: path,
      parse: { $0 == none ? .some(nil) : parse($0).map(Optional.some) },
      text: { $0.map(text) ?? none })
  }

  /// The same, with words that it takes.
  func offering(_ words: [String]) -> Setting {
    var setting = self
    setting.words = words
    return setting
  }

  /// All settings, in the order people see them.
  static let all = body + limits + factors + display

  /// The setting of a name.
  static func named(_ name: String) -> Setting? { all.first { $0.name == name } }
}
