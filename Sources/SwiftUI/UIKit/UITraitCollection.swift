/// Light or dark, as UIKit says it.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  case unspecified, light, dark
}

/// What a dynamic colour may depend on.
public struct UITraitCollection: Hashable, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle

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
