/// Cells have a letter, two colours and nothing else: no shadow, blur or depth. Colours are blended
/// by opacity only.
/// - Effect: none
nonisolated extension View {
  /// Draws no shadow; lengths are in points.
  public func shadow(
    color: Color = Color.black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { self }
  /// Draws the view as sharp as without it.
  public func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }
  /// Draws the view over what lies behind it, as `normal` does.
  public func blendMode(_ blendMode: BlendMode) -> Self { self }
  /// Draws the views one by one: an effect around them reaches each by itself.
  public func compositingGroup() -> Self { self }
  /// Draws the views one by one, in cells as any other.
  public func drawingGroup(opaque: Bool = false) -> Self { self }
  /// Draws the view flat; `rotationEffect(_:anchor:)` turns paths.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> Self { self }
}

/// - Effect: none
extension ShapeStyle {
  /// Paints with the style, without the shadow.
  public func shadow(_ style: ShadowStyle) -> Self { self }
  /// Paints with the style over what lies behind it, as `normal` does.
  @_disfavoredOverload
  public func blendMode(_ mode: BlendMode) -> Self { self }
}

/// How the colours of a view and of what lies behind it are joined: always as `normal`.
/// - Effect: none
public enum BlendMode: Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}

/// A shadow of a shape, which is kept and compared and never seen.
///
/// - Effect: none
public enum ShadowStyle: Hashable, Sendable {
  case drop(color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
  case inner(color: Color = .black.opacity(0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
}
