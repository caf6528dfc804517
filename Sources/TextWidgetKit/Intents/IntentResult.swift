/// What an intent answers when it has been performed.
public protocol IntentResult: Sendable {}

/// An answer that says nothing but that the intent was performed.
public struct EmptyIntentResult: IntentResult, Hashable {}

extension IntentResult where Self == EmptyIntentResult {
  /// The intent was performed.
  public static func result() -> EmptyIntentResult { EmptyIntentResult() }
}

/// An answer that is a value.
public protocol ReturnsValue<Value>: IntentResult {
  /// The type of the value.
  associatedtype Value: Sendable

  /// What the intent hands to the next one; `nil` where it hands on nothing.
  var value: Value? { get }
}

/// An answer with words for people.
public protocol ProvidesDialog: IntentResult {}

/// An answer with a value, words, or both.
public struct IntentResultContainer<Value: Sendable>: ReturnsValue, ProvidesDialog {
  /// What the intent hands to the next one.
  public let value: Value?
}

extension IntentResult {
  /// The intent was performed, and this came of it.
  public static func result<Value: Sendable>(value: Value) -> Self
  where Self == IntentResultContainer<Value> { IntentResultContainer(value: value) }

  /// The intent was performed, and this came of it, in words too.
  public static func result<Value: Sendable>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value> { IntentResultContainer(value: value) }

  /// The intent was performed, and this is said of it.
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never> { IntentResultContainer(value: nil) }
}

/// Words that an intent says when it has been performed; nobody hears them.
public struct IntentDialog: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// What is shown and read aloud after the intent.
  public let full: LocalizedStringResource

  /// Says words.
  public init(_ full: LocalizedStringResource) { self.full = full }

  /// Says words, and fewer where a picture says the rest.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.full = full
  }

  /// Says words, and fewer where a picture says the rest.
  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String
  ) { self.full = full }

  /// Says words.
  public init(stringLiteral value: String) { full = LocalizedStringResource(value) }
}

/// What an intent does, in words for people.
public struct IntentDescription: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The words.
  public let descriptionText: LocalizedStringResource

  /// Describes an intent.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil
  ) { self.descriptionText = descriptionText }

  /// Describes an intent.
  public init(stringLiteral value: String) { descriptionText = LocalizedStringResource(value) }
}
