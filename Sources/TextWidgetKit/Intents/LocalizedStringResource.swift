/// A text by its key.
///
/// No table translates it here: the key is the text.
///
/// Foundation on Linux lacks this type.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The key, which is also the text.
  public let key: String

  /// Creates a text from its key.
  public init(_ key: String) { self.key = key }

  /// Creates a text from its key.
  public init(stringLiteral value: String) { key = value }
}

/// An error with words for people, which is how it is told.
public protocol CustomLocalizedStringResourceConvertible {
  /// The words.
  var localizedStringResource: LocalizedStringResource { get }
}

extension Text {
  /// Shows the resource's key.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(verbatim: resource.key) }
}
