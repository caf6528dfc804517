/// The result of an intent's `perform()`.
public protocol IntentResult: Sendable {}

/// The result of an intent without value or words.
public struct EmptyIntentResult: IntentResult, Hashable {}

extension IntentResult where Self == EmptyIntentResult {
  /// A result without value or words.
  public static func result() -> EmptyIntentResult { EmptyIntentResult() }
}

/// A result that hands a value to the next intent.
public protocol ReturnsValue<Value>: IntentResult {
  /// The type of the value.
  associatedtype Value: Sendable

  /// The value for a following intent; `nil` for none.
  var value: Value? { get }
}

/// A result with words for people.
public protocol ProvidesDialog: IntentResult {}

/// A result with a value, words, or both; a host here reads neither.
public struct IntentResultContainer<Value: Sendable>: ReturnsValue, ProvidesDialog {
  /// The value for a following intent; `nil` for none.
  public let value: Value?

  package init(value: Value?) { self.value = value }
}

extension IntentResult {
  /// Hands `value` to the next intent.
  public static func result<Value: Sendable>(value: Value) -> Self
  where Self == IntentResultContainer<Value> { IntentResultContainer(value: value) }

  /// A result with a value and words; the words are dropped.
  public static func result<Value: Sendable>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value> { IntentResultContainer(value: value) }

  /// A result with words, which are dropped.
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never> { IntentResultContainer(value: nil) }
}

/// Words about a result, which are neither shown nor spoken here.
public struct IntentDialog: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The words in full.
  public let full: LocalizedStringResource

  /// Creates a dialog.
  public init(_ full: LocalizedStringResource) { self.full = full }

  /// Creates a dialog; the shorter text is dropped.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.full = full
  }

  /// Creates a dialog; the shorter text and the symbol are dropped.
  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String
  ) { self.full = full }

  /// Creates a dialog from a literal.
  public init(stringLiteral value: String) { full = LocalizedStringResource(value) }
}

/// The description of an intent's action, for people.
public struct IntentDescription: Hashable, Sendable, ExpressibleByStringLiteral {
  /// One or more sentences; no drawing shows them.
  public let descriptionText: LocalizedStringResource

  /// Creates a description; the category is dropped.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil
  ) { self.descriptionText = descriptionText }

  /// Creates a description from a literal.
  public init(stringLiteral value: String) { descriptionText = LocalizedStringResource(value) }
}
