// All tables of the program are one: a resource shows its text there, else its default value or key.

extension LocalizedStringResource {
  /// Ignored: all tables of the program are read.
  public enum BundleDescription: Sendable {
    case main
    case atURL(URL)
    case forClass(AnyClass)
  }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) { self.init(defaultValue.text(of: "\(key)", in: locale?.identifier)) }

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) { self.init(keyAndValue.text(of: nil, in: locale?.identifier)) }

  /// `bundle` is ignored.
  @_disfavoredOverload
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: Bundle, comment: StaticString? = nil
  ) { self.init(keyAndValue.text(of: nil, in: locale?.identifier)) }
}

extension String {
  public typealias LocalizationValue = LocalizedStringResource.Value

  public init(localized resource: LocalizedStringResource) { self = resource.key }

  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) { self = defaultValue.text(of: "\(key)", in: locale?.identifier) }

  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) { self = keyAndValue.text(of: nil, in: locale?.identifier) }
}

// Titles and labels; a literal is a key.

nonisolated extension View {
  @_disfavoredOverload
  public consuming func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
    accessibilityLabel(Text(label))
  }
  @_disfavoredOverload
  public consuming func accessibilityValue(_ value: LocalizedStringResource) -> some View {
    accessibilityValue(Text(value))
  }
  @_disfavoredOverload
  public consuming func accessibilityHint(_ hint: LocalizedStringResource) -> some View {
    accessibilityHint(Text(hint))
  }
}

extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
  }
}

extension Button where Label == Text {
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(titleResource) } }

  @_disfavoredOverload
  public init<Intent: AppIntent>(
    _ titleResource: LocalizedStringResource, role: ButtonRole? = nil, intent: Intent
  ) { self.init(role: role, intent: intent) { Text(titleResource) } }
}

extension Toggle where Label == Text {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }

  @_disfavoredOverload
  public init<Intent: AppIntent>(
    _ titleResource: LocalizedStringResource, isOn: Bool, intent: Intent
  ) { self.init(isOn: isOn, intent: intent) { Text(titleResource) } }
}

extension AttributedString {
  public init(
    localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { self.init(key.text) }
}

public enum LocalizationPlaceholder: Sendable { case int, uint, float, double, object }

extension LocalizedStringResource.Value.StringInterpolation {
  public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
    let number = (value as? any BinaryInteger).map { Double($0) } ?? value as? Double
    append(String(format: specifier, value), number: number)
  }

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
