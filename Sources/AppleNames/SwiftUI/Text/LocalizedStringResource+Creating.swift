// No tables are read, so that a text with a default value is that, and any other its key.

extension LocalizedStringResource {
  /// Where the tables of a text are.
  public enum BundleDescription: Sendable {
    case main
    case atURL(URL)
    case forClass(AnyClass)
  }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) { self.init(defaultValue) }

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) { self.init(keyAndValue) }

  /// A text by its key; `.main` is a description.
  @_disfavoredOverload
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: Bundle, comment: StaticString? = nil
  ) { self.init(keyAndValue) }
}

extension String {
  /// A text that would be looked up.
  public typealias LocalizationValue = String

  public init(localized resource: LocalizedStringResource) { self = resource.key }

  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) { self = defaultValue }
}

extension AttributedString {
  public init(
    localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { self.init(key) }
}

/// What a number is in a format that is filled in later.
public enum LocalizationPlaceholder: Sendable { case int, uint, float, double, object }

extension DefaultStringInterpolation {
  public mutating func appendInterpolation<Format: FormatStyle>(
    _ input: Format.FormatInput, format: Format
  ) where Format.FormatOutput == String { appendLiteral(format.format(input)) }

  /// A number as one of C's formats writes it: `%.1f`.
  public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
    appendLiteral(String(format: specifier, value))
  }

  /// The place of a value that is filled in later, as C's formats write it: `%lld`.
  public mutating func appendInterpolation(placeholder: LocalizationPlaceholder) {
    switch placeholder {
    case .int: appendLiteral("%lld")
    case .uint: appendLiteral("%llu")
    case .float: appendLiteral("%f")
    case .double: appendLiteral("%lf")
    case .object: appendLiteral("%@")
    }
  }
}
