/// A type that a parameter of an intent can have: what a person can choose and write as text.
///
/// Truth values, numbers, text, dates, URLs, ``AppEnum`` and ``AppEntity`` are some, and so are
/// optionals and arrays of them. Programs of one's own conform through the last two.
public protocol IntentValue: Sendable {
  /// What values are.
  static var intentShape: ParameterShape { get }

  /// The value where there is none and nobody can be asked; `nil` where the type has no such value.
  static var intentZero: Self? { get }

  /// The value where a person has chosen none.
  static func intentDefault() async -> Self?

  /// The values to choose among; none where any value will do.
  static func intentChoices() async throws -> [any IntentValue]

  /// The value that a text means, if it is one of `options`; `nil` options allow every value.
  static func intentValue(of text: String, among options: [any IntentValue]?) async throws -> Self?

  /// The value that a text means.
  static func intentValue(of text: String) async throws -> Self?

  /// The text that means the value.
  var intentText: String { get }

  /// The value as people see it.
  var intentTitle: String { get }
}

extension IntentValue {
  /// As where nobody can be asked.
  public static func intentDefault() async -> Self? { intentZero }

  /// None: any value will do.
  public static func intentChoices() async throws -> [any IntentValue] { [] }

  /// Compares with the options' texts and, in any case of letters, their titles.
  public static func intentValue(
    of text: String, among options: [any IntentValue]?
  ) async throws -> Self? {
    guard let options else { return try await intentValue(of: text) }
    return options.first(meantBy: text) as? Self
  }

  /// The text that means the value.
  public var intentTitle: String { intentText }
}

extension Sequence where Element == any IntentValue {
  /// The value whose text or, in any case of its letters, whose title this is.
  func first(meantBy text: String) -> (any IntentValue)? {
    if let exact = first(where: { $0.intentText == text }) { return exact }
    let folded = text.lowercased()
    return first { $0.intentText.lowercased() == folded || $0.intentTitle.lowercased() == folded }
  }
}

/// What the values of a parameter are.
public struct ParameterShape: Hashable, Sendable {
  /// How a person writes a value, which is what a command can ask for and check.
  public enum Kind: Hashable, Sendable {
    /// `true` or `false`.
    case boolean
    /// Without a point: `20`.
    case integer
    /// With a decimal point whatever the locale: `2.5`.
    case number
    /// Any text.
    case text
    /// A moment, in ISO 8601.
    case date
    /// Such as `https://example.org/`; its scheme is not looked at.
    case url
    /// A number with a unit, of a dimension whose base unit has this symbol.
    case measurement(unit: String)
    /// One of the cases of a type with this name.
    case choice(of: String)
    /// One of the program's own things, of a type with this name.
    case entity(of: String)
  }

  /// How a single value is written, also where there may be several.
  public var kind: Kind
  /// Whether there may be no value, which an empty text means.
  public var isOptional = false
  /// Whether there are any number of values, which commas separate; `\,` is a comma.
  public var isCollection = false

  /// The shape of single values.
  public init(_ kind: Kind) { self.kind = kind }
}
