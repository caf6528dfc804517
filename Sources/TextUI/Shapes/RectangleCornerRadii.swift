/// The radii of a rectangle's corners in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// In points; a corner of one cell has 8.
  public var topLeading: CGFloat
  /// The radius of the bottom left corner.
  public var bottomLeading: CGFloat
  /// The radius of the bottom right corner.
  public var bottomTrailing: CGFloat
  /// The radius of the top right corner.
  public var topTrailing: CGFloat

  /// Creates radii; corners are sharp unless told otherwise.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// The same radius at each corner.
  init(_ radius: CGFloat) {
    self.init(
      topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }

  var largest: CGFloat { max(topLeading, bottomLeading, bottomTrailing, topTrailing) }

  func mapped(_ change: (CGFloat) -> CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: change(topLeading), bottomLeading: change(bottomLeading),
      bottomTrailing: change(bottomTrailing), topTrailing: change(topTrailing))
  }
}

/// How the straight sides of a rounded rectangle pass into its corners; cells show both alike.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarters of a circle.
  case circular
  /// Apple's smoother curve.
  case continuous
}
