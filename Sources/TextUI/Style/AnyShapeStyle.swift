/// A style whose type is forgotten.
public struct AnyShapeStyle: ShapeStyle {
  private let base: any ShapeStyle

  /// Forgets the type of a style.
  public init<Style: ShapeStyle>(_ style: Style) { base = style }

  /// What the style inside comes to.
  public func paint(in environment: EnvironmentValues) -> Paint { base.paint(in: environment) }
}

extension AnyShapeStyle: Equatable {
  /// Whether both styles are of one type and equal; where that compares none, they are not.
  public static func == (left: AnyShapeStyle, right: AnyShapeStyle) -> Bool {
    guard let style = left.base as? any Equatable else { return false }
    return style.isEqual(to: right.base)
  }
}

extension Equatable {
  /// Whether something is of this type and equal to this.
  func isEqual(to other: Any) -> Bool { self == other as? Self }
}
