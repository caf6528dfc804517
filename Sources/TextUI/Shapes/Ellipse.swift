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
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetRectangleShape(base: self, amount: amount)
  }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}
