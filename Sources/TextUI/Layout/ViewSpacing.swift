public struct ViewSpacing: Hashable, Sendable {
  /// In points; `nil` is the general default.
  private var top: CGFloat?
  private var leading: CGFloat?
  private var bottom: CGFloat?
  private var trailing: CGFloat?

  /// Creates the general defaults: a column horizontally, no row vertically.
  public init() {}

  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    (spacing.top, spacing.leading, spacing.bottom, spacing.trailing) = (0, 0, 0, 0)
    return spacing
  }()

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = Self.larger(top, other.top) }
    if edges.contains(.leading) { leading = Self.larger(leading, other.leading) }
    if edges.contains(.bottom) { bottom = Self.larger(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = Self.larger(trailing, other.trailing) }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var spacing = self
    spacing.formUnion(other, edges: edges)
    return spacing
  }

  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal
      ? max(trailing ?? Spacing.horizontal, next.leading ?? Spacing.horizontal)
      : max(bottom ?? Spacing.vertical, next.top ?? Spacing.vertical)
  }

  /// The general default counts as the larger one.
  private static func larger(_ first: CGFloat?, _ second: CGFloat?) -> CGFloat? {
    guard let first, let second else { return nil }
    return max(first, second)
  }
}
