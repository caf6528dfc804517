/// A parameter of a widget's intent, as a host shows it to a person.
public struct WidgetParameter: Sendable, Identifiable {
  /// A value to choose.
  public struct Choice: Hashable, Sendable {
    /// The text that means it.
    public let text: String
    /// What people see.
    public let title: String

    init(_ value: any IntentValue) {
      (text, title) = (value.intentText, value.intentTitle)
    }
  }

  /// The name of the property, such as `favoriteEmoji`.
  public let key: String
  /// The name people see.
  public let title: String
  /// What it is for; empty unless the intent says it.
  public let summary: String
  /// How a value is written, and whether there may be none or several.
  public let shape: ParameterShape
  /// The value that is chosen, else the default, as text; `nil` is none.
  public let value: String?
  /// The least and the greatest value, as text.
  public let bounds: (lower: String, upper: String)?
  /// How many values the family takes; `nil` is any number.
  public let size: IntentCollectionSize?
  /// The values to choose among; none where any of the shape will do.
  public let choices: [Choice]
  /// Whether the values that are chosen let people see it.
  public internal(set) var isShown: Bool

  /// The key.
  public var id: String { key }
}

/// Why values cannot be set.
public struct ParameterError: Error, Sendable {
  /// What is wrong.
  public enum Problem: Sendable {
    /// The widget has no such parameter, but these.
    case unknownKey(known: [String])
    /// The text means no value of the parameter.
    case invalidValue(WidgetParameter)
    /// The program could not say which values there are; in its own words.
    case unavailable(String)
  }

  /// The key as it was typed, which no parameter has.
  public let key: String
  /// The text that was given.
  public let text: String
  /// What is wrong with it.
  public let problem: Problem
}
