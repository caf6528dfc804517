/// What an intent answers when it has been performed.
public protocol IntentResult: Sendable {}

/// An answer that says nothing but that the intent was performed.
public struct EmptyIntentResult: IntentResult, Hashable {}

extension IntentResult where Self == EmptyIntentResult {
  /// The intent was performed.
  public static func result() -> EmptyIntentResult { EmptyIntentResult() }
}

/// What an intent does, in words for people.
public struct IntentDescription: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The words.
  public let descriptionText: LocalizedStringResource

  /// Describes an intent.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil
  ) {
    self.descriptionText = descriptionText
  }

  /// Describes an intent.
  public init(stringLiteral value: String) {
    descriptionText = LocalizedStringResource(value)
  }
}
