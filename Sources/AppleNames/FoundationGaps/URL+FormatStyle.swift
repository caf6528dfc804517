extension URL {
  /// Which parts of an address are written: by default scheme, host and path.
  public struct FormatStyle: Foundation.FormatStyle, Hashable, Sendable {
    public enum Component: Int, Hashable, Sendable, Codable {
      case scheme, user, password, host, port, path, query, fragment
    }

    /// Whether a part is written.
    public struct ComponentDisplayOption: Hashable, Sendable, Codable {
      fileprivate var condition = Condition.always

      public static let always = Self()
      public static let never = Self(condition: .never)
      /// Not for `http` and `https`.
      public static let omitIfHTTPFamily = Self(
        condition: .unless(.scheme, ["http", "https"]))
      public static func displayWhen(_ component: Component, matches requirements: Set<String>)
        -> Self
      { Self(condition: .when(component, requirements)) }
      public static func omitWhen(_ component: Component, matches requirements: Set<String>)
        -> Self
      { Self(condition: .unless(component, requirements)) }
    }

    /// Whether and how the host is written.
    public struct HostDisplayOption: Hashable, Sendable, Codable {
      fileprivate var condition = Condition.always
      fileprivate var subdomains: Set<String> = []
      fileprivate var isFirstOmitted = false
      fileprivate var subdomainCondition = Condition.always

      public static let always = Self()
      public static let never = Self(condition: .never)
      public static func displayWhen(_ component: Component, matches requirements: Set<String>)
        -> Self
      { Self(condition: .when(component, requirements)) }
      public static func omitWhen(_ component: Component, matches requirements: Set<String>)
        -> Self
      { Self(condition: .unless(component, requirements)) }
      /// Without subdomains such as `www`, and without all others too where those are included.
      public static func omitSpecificSubdomains(
        _ subdomainsToOmit: Set<String> = [], includeMultiLevelSubdomains: Bool = false
      ) -> Self {
        Self(subdomains: subdomainsToOmit, isFirstOmitted: includeMultiLevelSubdomains)
      }
      public static func omitSpecificSubdomains(
        _ subdomainsToOmit: Set<String> = [], includeMultiLevelSubdomains: Bool = false,
        when component: Component, matches requirements: Set<String>
      ) -> Self {
        Self(
          subdomains: subdomainsToOmit, isFirstOmitted: includeMultiLevelSubdomains,
          subdomainCondition: .when(component, requirements))
      }
    }

    fileprivate enum Condition: Hashable, Sendable, Codable {
      case always, never
      case when(Component, Set<String>)
      case unless(Component, Set<String>)

      func holds(for url: URL) -> Bool {
        switch self {
        case .always: true
        case .never: false
        case .when(let component, let texts): texts.contains(url.text(of: component) ?? "")
        case .unless(let component, let texts): !texts.contains(url.text(of: component) ?? "")
        }
      }
    }

    private var options: [Component: ComponentDisplayOption]
    private var host: HostDisplayOption

    public init(
      scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
      password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
      port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
      query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
    ) {
      options = [
        .scheme: scheme, .user: user, .password: password, .port: port, .path: path,
        .query: query, .fragment: fragment,
      ]
      self.host = host
    }

    private func with(_ option: ComponentDisplayOption, for component: Component) -> Self {
      var style = self
      style.options[component] = option
      return style
    }
    public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self {
      with(strategy, for: .scheme)
    }
    public func user(_ strategy: ComponentDisplayOption = .never) -> Self {
      with(strategy, for: .user)
    }
    public func password(_ strategy: ComponentDisplayOption = .never) -> Self {
      with(strategy, for: .password)
    }
    public func host(_ strategy: HostDisplayOption = .always) -> Self {
      var style = self
      style.host = strategy
      return style
    }
    public func port(_ strategy: ComponentDisplayOption = .omitIfHTTPFamily) -> Self {
      with(strategy, for: .port)
    }
    public func path(_ strategy: ComponentDisplayOption = .always) -> Self {
      with(strategy, for: .path)
    }
    public func query(_ strategy: ComponentDisplayOption = .never) -> Self {
      with(strategy, for: .query)
    }
    public func fragment(_ strategy: ComponentDisplayOption = .never) -> Self {
      with(strategy, for: .fragment)
    }

    public func format(_ value: URL) -> String {
      func shown(_ component: Component) -> String? {
        options[component]?.condition.holds(for: value) == true ? value.text(of: component) : nil
      }
      let text = shown(.scheme).map { "\($0):" } ?? ""
      let before = text.isEmpty || value.text(of: .host) == nil ? text : "\(text)//"
      let who = shown(.user).map { user in
        user + (shown(.password).map { ":\($0)" } ?? "") + "@"
      }
      let place = (who ?? "") + (hostText(of: value) ?? "") + (shown(.port).map { ":\($0)" } ?? "")
      let rest = (shown(.query).map { "?\($0)" } ?? "") + (shown(.fragment).map { "#\($0)" } ?? "")
      return before + place + (shown(.path) ?? "") + rest
    }

    private func hostText(of url: URL) -> String? {
      guard host.condition.holds(for: url), let text = url.text(of: .host) else { return nil }
      guard host.subdomainCondition.holds(for: url) else { return text }
      var parts = text.split(separator: ".")
      while parts.count > 2, host.isFirstOmitted || host.subdomains.contains(String(parts[0])) {
        parts.removeFirst()
      }
      return parts.joined(separator: ".")
    }
  }

  fileprivate func text(of component: FormatStyle.Component) -> String? {
    let parts = URLComponents(url: self, resolvingAgainstBaseURL: true)
    let text: String? =
      switch component {
      case .scheme: parts?.scheme
      case .user: parts?.user
      case .password: parts?.password
      case .host: parts?.host
      case .port: parts?.port.map { "\($0)" }
      case .path: parts?.path
      case .query: parts?.query
      case .fragment: parts?.fragment
      }
    return text?.isEmpty == true ? nil : text
  }

  /// As `style` writes it.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == URL { style.format(self) }
  /// Scheme, host and path.
  public func formatted() -> String { FormatStyle().format(self) }
}

extension FormatStyle where Self == URL.FormatStyle {
  public static var url: URL.FormatStyle { URL.FormatStyle() }
}
