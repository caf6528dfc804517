/// A cell has only a letter and two colours: no shadow, blur or depth. Colours blend by opacity
/// only.
/// - Effect: none
nonisolated extension View {
  /// Draws no shadow.
  public func shadow(
    color: Color = Color.black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { self }
  /// Draws the view without a blur.
  public func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }
  /// Draws the view in `normal` mode.
  public func blendMode(_ blendMode: BlendMode) -> Self { self }
  /// Draws each view by itself, so that an effect around the group applies to each.
  public func compositingGroup() -> Self { self }
  /// Draws each view by itself, in cells like any other.
  public func drawingGroup(opaque: Bool = false) -> Self { self }
  /// Draws the view flat; `rotationEffect(_:anchor:)` rotates in the plane.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> Self { self }
}

/// - Effect: none
extension ShapeStyle {
  /// Paints without the shadow.
  public func shadow(_ style: ShadowStyle) -> Self { self }
  /// Paints in `normal` mode.
  @_disfavoredOverload
  public func blendMode(_ mode: BlendMode) -> Self { self }
}

/// The way a view's colours blend with those behind it; always `normal` here.
/// - Effect: none
public enum BlendMode: Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}

/// A shadow of a shape; only kept and compared, never drawn.
///
/// - Effect: none
public enum ShadowStyle: Hashable, Sendable {
  case drop(color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
  case inner(color: Color = .black.opacity(0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
}
