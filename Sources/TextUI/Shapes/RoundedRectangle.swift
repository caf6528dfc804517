/// A rectangle with rounded corners that fills its frame.
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
  /// The curve between sides and corners; cells draw both alike.
  public var style: RoundedCornerStyle

  /// Creates a rectangle from the size of its corners, in points; the smaller side is the radius.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rectangle from the radius of its corners in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Returns the outline in a rectangle, in points.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// Returns the rectangle with each edge moved inwards by points and radii reduced by the same.
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
  /// A rectangle with one radius for all corners, in points.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }

  /// A rectangle with rounded corners, in points; the smaller side of `cornerSize` is the radius.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerSize: cornerSize, style: style) }
}
