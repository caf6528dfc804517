/// A type of value that an intent's parameter can have and a person can write as text.
///
/// Booleans, numbers, text, dates and URLs conform, as do optionals and arrays of them. A program's
/// own types conform through ``AppEnum`` or ``AppEntity``.
public protocol IntentValue: Sendable {
  /// The form in which a person writes a value of the type.
  static var intentShape: ParameterShape { get }

  /// The value of an unset parameter when no query can be asked; `nil` if the type has none.
  static var intentZero: Self? { get }

  /// The value of an unset parameter, from a query if there is one.
  static func intentDefault() async -> Self?

  /// The values to choose from; empty if any value is valid.
  static func intentChoices() async throws -> [any IntentValue]

  /// Parses a text and matches it to `options`; `nil` options accept every value.
  static func intentValue(of text: String, among options: [any IntentValue]?) async throws -> Self?

  /// Parses a text; `nil` if the type does not accept it.
  static func intentValue(of text: String) async throws -> Self?

  /// The value as text, which ``intentValue(of:)`` reads back.
  var intentText: String { get }

  /// The value as people see it.
  var intentTitle: String { get }
}

extension IntentValue {
  /// The same as `intentZero`.
  public static func intentDefault() async -> Self? { intentZero }

  /// Always empty: any value is valid.
  public static func intentChoices() async throws -> [any IntentValue] { [] }

  /// Matches a text to the options' texts, or ignoring case to texts and titles.
  public static func intentValue(
    of text: String, among options: [any IntentValue]?
  ) async throws -> Self? {
    guard let options else { return try await intentValue(of: text) }
    return options.first(meantBy: text) as? Self
  }

  /// The same as `intentText`.
  public var intentTitle: String { intentText }
}

extension Sequence where Element == any IntentValue {
  /// Finds a value by its exact text, else by text or title ignoring case.
  func first(meantBy text: String) -> (any IntentValue)? {
    if let exact = first(where: { $0.intentText == text }) { return exact }
    let folded = text.lowercased()
    return first { $0.intentText.lowercased() == folded || $0.intentTitle.lowercased() == folded }
  }
}

/// The form in which a person writes the values of a parameter.
public struct ParameterShape: Hashable, Sendable {
  /// The form of one value, for a command to explain and check.
  public enum Kind: Hashable, Sendable {
    /// `true` or `false`; `yes`, `no`, `on`, `off`, `1` and `0` too.
    case boolean
    /// A whole number: `20`.
    case integer
    /// A number with a decimal point, in every locale: `2.5`.
    case number
    /// Any text.
    case text
    /// A moment in ISO 8601.
    case date
    /// A URL with any scheme, such as `https://example.org/`.
    case url
    /// A number with a unit; `unit` is the symbol of the dimension's base unit.
    case measurement(unit: String)
    /// A case of an enumeration with this name.
    case choice(of: String)
    /// An entity of a type with this name.
    case entity(of: String)
  }

  /// The form of one value, or of each element of a collection.
  public var kind: Kind
  /// Whether an empty text means `nil`.
  public var isOptional = false
  /// Whether a text has several values, separated by commas; `\,` is a comma.
  public var isCollection = false

  /// Creates the shape of a single value.
  public init(_ kind: Kind) { self.kind = kind }
}
