nonisolated extension View {
  /// Rotates the view's shapes and pictures about a unit point; the layout stays the same.
  ///
  /// Letters cannot rotate: a single text or symbol moves to its rotated place and stays upright,
  /// like the hours of a clock, but an arrow, a triangle or a chevron points where it is turned to.
  /// A view with several texts stays as it is.
  public consuming func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    transformed(
      by: CGAffineTransform(rotationAngle: CGFloat(angle.radians)), about: anchor, movingTexts: 1)
  }

  /// Scales the view's shapes and pictures about a unit point; the layout stays the same.
  ///
  /// Letters cannot grow: a view with text or symbols stays as it is. A negative factor mirrors a
  /// single arrow, triangle or chevron.
  public consuming func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    transformed(
      by: CGAffineTransform(scaleX: scale.width, y: scale.height), about: anchor,
      movingTexts: min(scale.width, scale.height) < 0 ? 1 : 0)
  }

  public consuming func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  public consuming func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View { scaleEffect(CGSize(width: x, height: y), anchor: anchor) }

  /// Transforms the drawing about the view's upper left corner; the layout stays the same.
  ///
  /// The translation, in points, applies to every view. Rotation, scale and slant apply only to
  /// shapes and pictures: a view with text or symbols is only translated.
  public consuming func transformEffect(_ transform: CGAffineTransform) -> some View {
    let shift = CGSize(width: transform.tx, height: transform.ty)
    var rest = transform
    (rest.tx, rest.ty) = (0, 0)
    return transformed(by: rest.isIdentity ? nil : rest, about: .topLeading).offset(shift)
  }

  private consuming func transformed(
    by transform: CGAffineTransform?, about anchor: UnitPoint, movingTexts mostTexts: Int = 0
  ) -> some View {
    PathTransformModifier(
      content: self, mostTexts: mostTexts,
      change: transform.map { AnchoredTransform(transform: $0, anchor: anchor) })
  }
}

/// A view with transformed paths, unless it has more texts than may move along.
private struct PathTransformModifier<Content> {
  let content: Content
  let mostTexts: Int
  let change: AnchoredTransform?
}

extension PathTransformModifier: View where Content: View {
  func resolve(into builder: inout TreeBuilder) {
    let mark = builder.mark
    let textCount = builder.tree.texts.count
    content.resolve(into: &builder)
    if builder.tree.texts.count <= textCount + mostTexts, let change {
      builder.wrap(from: mark, in: .effect(.transform(builder.tree.transforms.add(change))))
    }
  }
}

extension View {
  /// Scales in the plane; `z` has no effect.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, z: CGFloat, anchor: UnitPoint = .center
  ) -> some View { scaleEffect(x: x, y: y, anchor: anchor) }
}
