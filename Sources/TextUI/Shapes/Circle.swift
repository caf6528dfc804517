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
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: proposal.height ?? 10, height: proposal.width ?? 10))
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetRectangleShape(base: self, amount: amount)
  }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}
