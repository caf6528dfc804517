nonisolated extension View {
  /// Turns the shapes and pictures of the view about a point of it; its room stays where it was.
  ///
  /// Letters cannot turn: a single text or symbol goes where it is turned to and stands upright there,
  /// as the hours of a clock do, and a view that holds several stays as it is.
  public consuming func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    transformed(
      by: CGAffineTransform(rotationAngle: CGFloat(angle.radians)), about: anchor, movingTexts: 1)
  }

  /// Draws the shapes and pictures of the view larger or smaller about a point of it; its room stays
  /// as it was.
  ///
  /// Letters cannot grow: a view that holds text or symbols stays as it is.
  public consuming func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    transformed(by: CGAffineTransform(scaleX: scale.width, y: scale.height), about: anchor)
  }

  /// Draws the shapes and pictures of the view larger or smaller about a point of it.
  public consuming func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Draws the shapes and pictures of the view wider and higher, each by its own factor.
  public consuming func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View { scaleEffect(CGSize(width: x, height: y), anchor: anchor) }

  /// Changes what the view draws by a transform about its upper left corner; its room stays where
  /// it was.
  ///
  /// Every view is shifted. Turned, scaled and slanted are shapes and pictures only: letters stand
  /// upright in their cells, so of a view that holds text or symbols the shift is all that shows.
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

/// A view whose paths are changed, unless it holds more texts than can go along.
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
  /// Scales in the plane of the picture, which has no depth.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, z: CGFloat, anchor: UnitPoint = .center
  ) -> some View { scaleEffect(x: x, y: y, anchor: anchor) }
}
