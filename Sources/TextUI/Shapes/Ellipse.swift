/// An ellipse as large as the room it is given.
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

  /// The outline in a rectangle of points.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// The ellipse with its edge so many points further inside.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetRectangleShape(base: self, amount: amount)
  }
}

extension Shape where Self == Ellipse {
  /// The ellipse that touches all four edges: `.clipShape(.ellipse)`.
  public static var ellipse: Ellipse { Ellipse() }
}
