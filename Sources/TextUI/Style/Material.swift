/// A translucent material, drawn as a flat, translucent grey.
public struct Material: ShapeStyle, Hashable {
  private let opacity: Double
  /// Distinguishes the bar material from the equally opaque thick one.
  private let isOfBars: Bool

  private init(opacity: Double, isOfBars: Bool = false) {
    (self.opacity, self.isOfBars) = (opacity, isOfBars)
  }

  /// The clearest material, with an opacity of 0.3.
  public static let ultraThin = Material(opacity: 0.3)
  /// Clearer than the regular one, with an opacity of 0.45.
  public static let thin = Material(opacity: 0.45)
  /// The usual material, with an opacity of 0.6.
  public static let regular = Material(opacity: 0.6)
  /// Denser than the regular one, with an opacity of 0.75.
  public static let thick = Material(opacity: 0.75)
  /// The densest material, with an opacity of 0.9.
  public static let ultraThick = Material(opacity: 0.9)
  /// The material of toolbars and tab bars, with an opacity of 0.75.
  public static let bar = Material(opacity: 0.75, isOfBars: true)

  /// Returns the translucent grey of the colour scheme.
  public func paint(in environment: EnvironmentValues) -> Paint {
    Color(.system(.secondaryBackground), opacity: opacity).paint(in: environment)
  }
}

extension ShapeStyle where Self == Material {
  /// A translucent grey with an opacity of 0.3.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A translucent grey with an opacity of 0.45.
  public static var thinMaterial: Material { .thin }
  /// A translucent grey with an opacity of 0.6.
  public static var regularMaterial: Material { .regular }
  /// A translucent grey with an opacity of 0.75.
  public static var thickMaterial: Material { .thick }
  /// A translucent grey with an opacity of 0.9.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars, with an opacity of 0.75.
  public static var bar: Material { Material.bar }
}
