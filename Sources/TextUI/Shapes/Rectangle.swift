/// A rectangle as large as the room it is given.
///
/// ```swift
/// Rectangle().strokeBorder()
/// ```
///
/// ```
/// ┌──────┐
/// │      │
/// └──────┘
/// ```
public struct Rectangle: InsettableShape {
  /// Creates a rectangle.
  public init() {}

  /// The outline in a rectangle of points.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The rectangle with each edge so many points further inside.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetRectangleShape(base: self, amount: amount)
  }
}

extension Shape where Self == Rectangle {
  /// The whole frame: `.clipShape(.rect)` cuts off what overflows.
  public static var rect: Rectangle { Rectangle() }
}
