/// A style whose type is forgotten.
public struct AnyShapeStyle: ShapeStyle {
  private let base: any ShapeStyle

  /// Forgets the type of a style.
  public init<Style: ShapeStyle>(_ style: Style) {
    base = style
  }

  /// What the style inside comes to.
  public func paint(in environment: EnvironmentValues) -> Paint {
    base.paint(in: environment)
  }
}
