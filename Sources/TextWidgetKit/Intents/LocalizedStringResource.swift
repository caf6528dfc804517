/// A text by its key; without tables to look in, the key is the text.
///
/// Apple's Foundation has this type and the open one does not, so it stands here for intents.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The key, which is also the text.
  public let key: String

  /// A text of the given key.
  public init(_ key: String) { self.key = key }

  /// A text of the given key.
  public init(stringLiteral value: String) { key = value }
}

extension Text {
  /// A text by its key.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(verbatim: resource.key) }
}
