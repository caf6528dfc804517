/// A rectangle with rounded corners, as large as the room it is given.
///
/// ```swift
/// RoundedRectangle(cornerRadius: 8).strokeBorder()
/// ```
///
/// ```
/// ╭──────╮
/// │      │
/// ╰──────╯
/// ```
public struct RoundedRectangle: InsettableShape {
  /// The size of a corner in points; its smaller side is the radius.
  public var cornerSize: CGSize
  /// How the sides pass into the corners.
  public var style: RoundedCornerStyle

  /// Creates a rectangle from the size of its corners.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rectangle from the radius of its corners in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The outline in a rectangle of points.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// The rectangle with each edge so many points further inside and rounded by as much less.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetRectangleShape(
      base: RoundedRectangle(
        cornerSize: CGSize(
          width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount)),
        style: style),
      amount: amount)
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with one radius in points at all corners.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }

  /// A rectangle whose corners are quarters of ellipses, in points.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerSize: cornerSize, style: style) }
}
