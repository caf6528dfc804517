open class PersonNameComponentsFormatter: NSObject {
  public enum Style: Int, Codable, Hashable, Sendable {
    case `default`
    case short
    case medium
    case long
    case abbreviated
  }

  /// Names have no reading here.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// - Effect: none; names have no reading here.
    public static let phonetic = Options(rawValue: 1 << 1)
  }

  open var style = Style.default
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = .autoupdatingCurrent

  open func string(from components: PersonNameComponents) -> String {
    components.formatted(.name(style: style))
  }
  open class func localizedString(
    from components: PersonNameComponents, style: Style, options: Options = []
  ) -> String { components.formatted(.name(style: style)) }
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    let words = string.split(separator: " ").map(String.init)
    guard let given = words.first else { return nil }
    var components = PersonNameComponents()
    components.givenName = given
    if words.count > 1 { components.familyName = words.last }
    let middle = words.dropFirst().dropLast()
    if !middle.isEmpty { components.middleName = middle.joined(separator: " ") }
    return components
  }
}

extension PersonNameComponents {
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public typealias Style = PersonNameComponentsFormatter.Style

    /// Every style puts the given name first, also where a country does not.
    public var style: Style

    public init(style: Style = .medium) { self.style = style }

    public func format(_ name: PersonNameComponents) -> String {
      let parts: [String?]
      switch style {
      case .default, .medium: parts = [name.givenName, name.familyName]
      case .short: parts = [name.givenName ?? name.familyName]
      case .long:
        parts = [
          name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix,
        ]
      case .abbreviated:
        return [name.givenName, name.familyName].compactMap { $0?.first?.uppercased() }.joined()
      }
      return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  public func formatted() -> String { formatted(FormatStyle()) }
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}
