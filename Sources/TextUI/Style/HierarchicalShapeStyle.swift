public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  /// 0 is the foreground style itself.
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level: a style set for it, else half the primary one's opacity.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level: a style set for it, else a quarter of the primary one's opacity.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level: 0.18 of the primary style's opacity.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level: a tenth of the primary style's opacity.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// Returns the level of the foreground style, or of the label colours without one.
  public func paint(in environment: EnvironmentValues) -> Paint {
    environment.foreground.paint(level: level, in: environment)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}
