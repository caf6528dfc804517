/// An ellipse that fills its frame.
///
/// ```swift
/// Ellipse().stroke()
/// ```
///
/// ```
/// ⡠⠔⠊⠉⠉⠉⠉⠑⠢⢄
/// ⡇        ⢸
/// ⠑⠢⢄⣀⣀⣀⣀⡠⠔⠊
/// ```
public struct Ellipse: InsettableShape {
  /// Creates an ellipse.
  public init() {}

  /// Returns the outline in a rectangle, in points.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// Returns the ellipse with its edge moved inwards by points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetRectangleShape(base: self, amount: amount)
  }
}

extension Shape where Self == Ellipse {
  /// An ellipse that touches all four edges: `.clipShape(.ellipse)`.
  public static var ellipse: Ellipse { Ellipse() }
}
