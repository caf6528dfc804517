/// A pane that lets what lies behind shine through: in cells a flat, translucent grey.
public struct Material: ShapeStyle, Hashable {
  private let opacity: Double
  /// Tells the bars' from the thick one, which it looks like.
  private let isOfBars: Bool

  private init(opacity: Double, isOfBars: Bool = false) {
    (self.opacity, self.isOfBars) = (opacity, isOfBars)
  }

  /// Almost clear.
  public static let ultraThin = Material(opacity: 0.3)
  /// More clear than not.
  public static let thin = Material(opacity: 0.45)
  /// As much clear as not.
  public static let regular = Material(opacity: 0.6)
  /// Less clear than not.
  public static let thick = Material(opacity: 0.75)
  /// Hardly clear.
  public static let ultraThick = Material(opacity: 0.9)
  /// As bars have it.
  public static let bar = Material(opacity: 0.75, isOfBars: true)

  /// The tone in a scheme.
  public func paint(in environment: EnvironmentValues) -> Paint {
    Color(.system(.secondaryBackground), opacity: opacity).paint(in: environment)
  }
}

extension ShapeStyle where Self == Material {
  /// Almost clear.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// More clear than not.
  public static var thinMaterial: Material { .thin }
  /// As much clear as not.
  public static var regularMaterial: Material { .regular }
  /// Less clear than not.
  public static var thickMaterial: Material { .thick }
  /// Hardly clear.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// As bars have it.
  public static var bar: Material { Material.bar }
}
