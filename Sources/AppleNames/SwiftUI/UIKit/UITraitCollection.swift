/// Light or dark, as UIKit says it.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  case unspecified, light, dark
}

/// What a dynamic colour may depend on.
public struct UITraitCollection: Hashable, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Contrast is not heightened.
  public var accessibilityContrast: UIAccessibilityContrast { .normal }
  /// A phone's, which widgets take the device for.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
  public var displayScale: CGFloat { 3 }
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }

  /// Light: a widget is made before it is known where it is drawn, so ask the environment instead.
  public static let current = UITraitCollection(userInterfaceStyle: .light)

  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = userInterfaceStyle == .dark ? .dark : .light
    return values
  }
}

/// Whether colours stand out more than usually.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
  case unspecified = -1
  case normal, high
}

/// How much room there is.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  case unspecified, compact, regular
}

/// The size of text that people have chosen; here it is the usual one.
public struct UIContentSizeCategory: Hashable, Sendable, RawRepresentable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let small = UIContentSizeCategory(rawValue: "S")
  public static let medium = UIContentSizeCategory(rawValue: "M")
  public static let large = UIContentSizeCategory(rawValue: "L")
  public static let extraLarge = UIContentSizeCategory(rawValue: "XL")

  public var isAccessibilityCategory: Bool { false }
}
