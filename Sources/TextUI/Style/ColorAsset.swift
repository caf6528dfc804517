/// A colour of an asset catalogue: one for light surroundings, one for dark.
public struct ColorAsset: Hashable, Sendable {
  /// Taken on light grounds, and where the catalogue has no dark variant.
  public var light: Color
  /// The colour in a dark scheme.
  public var dark: Color

  /// Creates an asset of two colours.
  public init(light: Color, dark: Color) {
    self.light = light
    self.dark = dark
  }

  /// Creates an asset of one colour.
  public init(_ color: Color) { self.init(light: color, dark: color) }

  func paint(in environment: EnvironmentValues) -> Paint {
    (environment.colorScheme == .dark ? dark : light).paint(in: environment)
  }
}
