public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of the upper left corner; 8 points are one cell.
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

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
  case circular
  case continuous
}
