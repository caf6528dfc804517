/// What is wrong with a command line that asks for widgets, in words that name no program.
package struct WidgetCommandError: Error {
  /// What is wrong, one line, as it was typed.
  package let message: String
  /// What to do about it.
  package let advice: String

  package init(_ message: String, advice: String) {
    self.message = message
    self.advice = advice
  }

  /// That a widget, or any where none is named, has other families than one.
  package init(undrawn family: WidgetFamily, by kind: String?, use families: [WidgetFamily]) {
    self.init(
      kind.map { "The widget '\($0)' is not drawn in \(family)." }
        ?? "No widget is drawn in \(family).",
      advice: families.isEmpty
        ? "There are no widgets."
        : "Use \(families.map(\.description).joined(separator: ", ")).")
  }

  static func value(_ text: String, of name: String, forms: String) -> WidgetCommandError {
    WidgetCommandError("\(name) cannot be '\(text)'.", advice: "Write \(forms).")
  }
}

extension WidgetCommandError {
  /// What is wrong with a value of `--set`.
  package init(_ error: ParameterError) {
    switch error.problem {
    case .unknownKey(let known) where known.isEmpty:
      self.init("This widget has no '\(error.key)'.", advice: "There is nothing to choose.")
    case .unknownKey(let known):
      self.init(
        "This widget has no '\(error.key)'.",
        advice: "Write one of \(known.joined(separator: ", ")).")
    case .invalidValue(let parameter):
      self = .value(error.text, of: parameter.key, forms: parameter.forms)
    case .unavailable(let reason):
      self.init("The values of '\(error.key)' are unavailable: \(reason)", advice: "Try again.")
    }
  }
}
