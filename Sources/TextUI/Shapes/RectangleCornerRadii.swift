/// The radii of a rectangle's corners in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of the upper left corner; 8 points are one cell.
  public var topLeading: CGFloat
  /// The radius of the lower left corner, in points.
  public var bottomLeading: CGFloat
  /// The radius of the lower right corner, in points.
  public var bottomTrailing: CGFloat
  /// The radius of the upper right corner, in points.
  public var topTrailing: CGFloat

  /// Creates radii in points; omitted corners are square.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

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

/// The curve between sides and corners of a rounded rectangle; cells draw both alike.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarters of a circle.
  case circular
  /// Apple's smoother curve.
  case continuous
}
