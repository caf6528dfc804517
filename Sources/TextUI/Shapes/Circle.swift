/// A circle, as large as fits and in the middle of the room it is given.
///
/// ```swift
/// Circle()
/// ```
///
/// ```
///  ▄████▄
/// ▟██████▙
/// ▜██████▛
///  ▀████▀
/// ```
///
/// One of a single cell is drawn as a mark: `●`.
public struct Circle: InsettableShape {
  /// Creates a circle.
  public init() {}

  /// The outline in a rectangle of points.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// The largest square that fits.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: proposal.height ?? 10, height: proposal.width ?? 10))
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  /// The circle with its edge so many points further inside.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetRectangleShape(base: self, amount: amount)
  }
}

extension Shape where Self == Circle {
  /// The largest circle that fits, in the middle: `.clipShape(.circle)`.
  public static var circle: Circle { Circle() }
}
