/// A translucent material, drawn as a flat, translucent grey.
public struct Material: ShapeStyle, Hashable {
  private let opacity: Double
  /// Distinguishes the bar material from the equally opaque thick one.
  private let isOfBars: Bool

  private init(opacity: Double, isOfBars: Bool = false) {
    (self.opacity, self.isOfBars) = (opacity, isOfBars)
  }

  public static let ultraThin = Material(opacity: 0.3)
  public static let thin = Material(opacity: 0.45)
  public static let regular = Material(opacity: 0.6)
  public static let thick = Material(opacity: 0.75)
  public static let ultraThick = Material(opacity: 0.9)
  public static let bar = Material(opacity: 0.75, isOfBars: true)

  public func paint(in environment: EnvironmentValues) -> Paint {
    Color(.system(.secondaryBackground), opacity: opacity).paint(in: environment)
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { Material.bar }
}
