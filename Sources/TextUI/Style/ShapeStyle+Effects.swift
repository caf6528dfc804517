public import struct Foundation.CGFloat

extension ShapeStyle {
  /// No effect: cells cast no shadow.
  public func shadow(_ style: ShadowStyle) -> Self { self }

  /// No effect: colours are blended by opacity only.
  @_disfavoredOverload
  public func blendMode(_ mode: BlendMode) -> Self { self }
}

/// A shadow; cells cast none.
public struct ShadowStyle: Hashable, Sendable {
  private init() {}

  /// Behind the shape.
  public static func drop(
    color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }

  /// Inside the shape.
  public static func inner(
    color: Color = .black.opacity(0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
}
