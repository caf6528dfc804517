/// Light or dark, as UIKit says it.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  case unspecified, light, dark
}

/// What a dynamic colour may depend on.
public struct UITraitCollection: Hashable, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle

  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = userInterfaceStyle == .dark ? .dark : .light
    return values
  }
}
