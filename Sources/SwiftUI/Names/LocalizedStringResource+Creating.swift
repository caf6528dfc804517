// No tables are read, so that a text with a default value is that, and any other its key.

extension LocalizedStringResource {
  /// Where the tables of a text are.
  public enum BundleDescription: Sendable {
    case main
    case atURL(URL)
    case forClass(AnyClass)
  }

  /// A text by its key, with a value for where no table has one.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(defaultValue)
  }

  /// A text by its key.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(keyAndValue)
  }

  /// A text by its key.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(keyAndValue)
  }
}

extension String {
  /// A text that would be looked up.
  public typealias LocalizationValue = String

  /// The text of a resource.
  public init(localized resource: LocalizedStringResource) {
    self = resource.key
  }

  /// A text by its key, with a value for where no table has one.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = defaultValue
  }
}

extension AttributedString {
  /// A text by its key.
  public init(
    localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(key)
  }
}
