/// A rectangle that fills its frame.
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

  /// Returns the outline in a rectangle, in points.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns the rectangle with each edge moved inwards by points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetRectangleShape(base: self, amount: amount)
  }
}

extension Shape where Self == Rectangle {
  /// The whole frame: `.clipShape(.rect)` clips overflow.
  public static var rect: Rectangle { Rectangle() }
}
