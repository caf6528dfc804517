public struct AnyShapeStyle: ShapeStyle {
  private let base: any ShapeStyle

  public init<Style: ShapeStyle>(_ style: Style) { base = style }

  public func paint(in environment: EnvironmentValues) -> Paint { base.paint(in: environment) }
}

extension AnyShapeStyle: Equatable {
  /// Whether both styles have equal types and values; false for a type that is not `Equatable`.
  public static func == (left: AnyShapeStyle, right: AnyShapeStyle) -> Bool {
    guard let style = left.base as? any Equatable else { return false }
    return style.isEqual(to: right.base)
  }
}

extension Equatable {
  /// Whether a value has this type and equals this one.
  func isEqual(to other: Any) -> Bool { self == other as? Self }
}
