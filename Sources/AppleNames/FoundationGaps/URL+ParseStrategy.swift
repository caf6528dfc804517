extension URL {
  /// Which parts an address has to have: by default scheme and host.
  public struct ParseStrategy: Foundation.ParseStrategy, Hashable, Sendable {
    /// What is to become of a part.
    public enum ComponentParseStrategy<Component: Hashable & Sendable & Codable>: Hashable,
      Sendable, Codable
    {
      case optional, required
      case defaultValue(Component)

      /// The part, or what stands for it; throws where it has to be there.
      fileprivate func value(of part: Component?) throws -> Component? {
        switch self {
        case .optional: return part
        case .defaultValue(let value): return part ?? value
        case .required:
          guard let part else { throw CocoaError(.formatting) }
          return part
        }
      }
    }

    private var schemeRule: ComponentParseStrategy<String>
    private var userRule: ComponentParseStrategy<String>
    private var passwordRule: ComponentParseStrategy<String>
    private var hostRule: ComponentParseStrategy<String>
    private var portRule: ComponentParseStrategy<Int>
    private var pathRule: ComponentParseStrategy<String>
    private var queryRule: ComponentParseStrategy<String>
    private var fragmentRule: ComponentParseStrategy<String>

    public init(
      scheme: ComponentParseStrategy<String> = .required,
      user: ComponentParseStrategy<String> = .optional,
      password: ComponentParseStrategy<String> = .optional,
      host: ComponentParseStrategy<String> = .required,
      port: ComponentParseStrategy<Int> = .optional,
      path: ComponentParseStrategy<String> = .optional,
      query: ComponentParseStrategy<String> = .optional,
      fragment: ComponentParseStrategy<String> = .optional
    ) {
      (schemeRule, userRule, passwordRule, hostRule) = (scheme, user, password, host)
      (portRule, pathRule, queryRule, fragmentRule) = (port, path, query, fragment)
    }

    private func with<Value>(_ rule: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
      var strategy = self
      strategy[keyPath: rule] = value
      return strategy
    }
    public func scheme(_ strategy: ComponentParseStrategy<String> = .required) -> Self {
      with(\.schemeRule, strategy)
    }
    public func user(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
      with(\.userRule, strategy)
    }
    public func password(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
      with(\.passwordRule, strategy)
    }
    public func host(_ strategy: ComponentParseStrategy<String> = .required) -> Self {
      with(\.hostRule, strategy)
    }
    public func port(_ strategy: ComponentParseStrategy<Int> = .optional) -> Self {
      with(\.portRule, strategy)
    }
    public func path(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
      with(\.pathRule, strategy)
    }
    public func query(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
      with(\.queryRule, strategy)
    }
    public func fragment(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
      with(\.fragmentRule, strategy)
    }

    public func parse(_ value: String) throws -> URL {
      let text = value.trimmingCharacters(in: .whitespacesAndNewlines)
      guard var parts = URLComponents(string: text) else { throw CocoaError(.formatting) }
      parts.scheme = try schemeRule.value(of: parts.scheme)
      parts.user = try userRule.value(of: parts.user)
      parts.password = try passwordRule.value(of: parts.password)
      parts.host = try hostRule.value(of: parts.host)
      parts.port = try portRule.value(of: parts.port)
      parts.path = try pathRule.value(of: parts.path.isEmpty ? nil : parts.path) ?? ""
      parts.query = try queryRule.value(of: parts.query)
      parts.fragment = try fragmentRule.value(of: parts.fragment)
      guard let url = parts.url else { throw CocoaError(.formatting) }
      return url
    }
  }

  /// An address as a strategy reads it.
  public init<Strategy: Foundation.ParseStrategy>(
    _ value: Strategy.ParseInput, strategy: Strategy
  ) throws where Strategy.ParseOutput == URL { self = try strategy.parse(value) }
}

extension ParseStrategy where Self == URL.ParseStrategy {
  public static var url: URL.ParseStrategy { URL.ParseStrategy() }
}

extension URL.FormatStyle: ParseableFormatStyle {
  public var parseStrategy: URL.ParseStrategy { URL.ParseStrategy() }
}

extension ParseableFormatStyle where Self == URL.FormatStyle {
  public static var url: URL.FormatStyle { URL.FormatStyle() }
}
