/// A setting: its name on the command line and on disk, what it is for, and what it may be.
struct Setting: Sendable {
  /// The name, such as `half-life`.
  let name: String
  /// What it is for, in a few words.
  let help: String
  /// The values it takes, for error messages.
  let forms: String
  /// Parses and applies a value; returns `nil` and changes nothing if it is invalid.
  let read: @Sendable (String, inout Preferences) -> Void?
  /// The value that preferences have, in a form that `read` accepts.
  let text: @Sendable (Preferences) -> String

  init(
    _ name: String, _ help: String, forms: String,
    read: @escaping @Sendable (String, inout Preferences) -> Void?,
    text: @escaping @Sendable (Preferences) -> String
  ) {
    self.name = name
    self.help = help
    self.forms = forms
    self.read = read
    self.text = text
  }

  /// All settings, in the order people see them.
  static let all = body + limits + factors + display

  /// The setting of a name.
  static func named(_ name: String) -> Setting? { all.first { $0.name == name } }
}
