/// A circle, as large as fits and centred in its frame.
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
/// A circle of a single cell is drawn as a mark: `●`.
public struct Circle: InsettableShape {
  /// Creates a circle.
  public init() {}

  /// Returns the outline in a rectangle, in points.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// Returns the largest square in a proposal, 10 points without one.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: proposal.height ?? 10, height: proposal.width ?? 10))
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  /// Returns the circle with its edge moved inwards by points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetRectangleShape(base: self, amount: amount)
  }
}

extension Shape where Self == Circle {
  /// The largest circle that fits, in the middle: `.clipShape(.circle)`.
  public static var circle: Circle { Circle() }
}
