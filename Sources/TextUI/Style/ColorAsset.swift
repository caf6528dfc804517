/// A colour of an asset catalogue with variants for light and dark appearance.
public struct ColorAsset: Hashable, Sendable {
  /// The colour in a light scheme.
  public var light: Color
  /// The colour in a dark scheme.
  public var dark: Color

  /// Creates an asset with two variants.
  public init(light: Color, dark: Color) {
    self.light = light
    self.dark = dark
  }

  /// Creates an asset with one colour for both schemes.
  public init(_ color: Color) { self.init(light: color, dark: color) }

  func paint(in environment: EnvironmentValues) -> Paint {
    (environment.colorScheme == .dark ? dark : light).paint(in: environment)
  }
}
