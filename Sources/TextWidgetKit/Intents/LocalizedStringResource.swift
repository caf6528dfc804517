/// No table translates it here: the key is the text.
///
/// Foundation on Linux lacks this type.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
  public let key: String

  public init(_ key: String) { self.key = key }

  public init(stringLiteral value: String) { key = value }
}

public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

extension Text {
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(verbatim: resource.key) }
}
