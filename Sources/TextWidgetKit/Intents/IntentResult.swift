public protocol IntentResult: Sendable {}

public struct EmptyIntentResult: IntentResult, Hashable {}

extension IntentResult where Self == EmptyIntentResult {
  public static func result() -> EmptyIntentResult { EmptyIntentResult() }
}

public protocol ReturnsValue<Value>: IntentResult {
  associatedtype Value: Sendable

  var value: Value? { get }
}

public protocol ProvidesDialog: IntentResult {}

/// A host here reads neither the value nor the words.
public struct IntentResultContainer<Value: Sendable>: ReturnsValue, ProvidesDialog {
  public let value: Value?

  package init(value: Value?) { self.value = value }
}

extension IntentResult {
  public static func result<Value: Sendable>(value: Value) -> Self
  where Self == IntentResultContainer<Value> { IntentResultContainer(value: value) }

  public static func result<Value: Sendable>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value> { IntentResultContainer(value: value) }

  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never> { IntentResultContainer(value: nil) }
}

/// Neither shown nor spoken here.
public struct IntentDialog: Hashable, Sendable, ExpressibleByStringInterpolation {
  public let full: LocalizedStringResource

  public init(_ full: LocalizedStringResource) { self.full = full }

  /// The shorter text is dropped.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.full = full
  }

  /// The shorter text and the symbol are dropped.
  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String
  ) { self.full = full }

  public init(stringLiteral value: String) { full = LocalizedStringResource(value) }
}

public struct IntentDescription: Hashable, Sendable, ExpressibleByStringLiteral {
  /// No drawing shows it.
  public let descriptionText: LocalizedStringResource

  /// The category is dropped.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil
  ) { self.descriptionText = descriptionText }

  public init(stringLiteral value: String) { descriptionText = LocalizedStringResource(value) }
}
