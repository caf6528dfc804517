/// The distances that a view keeps from its neighbours where none are given.
public struct ViewSpacing: Hashable, Sendable {
  /// In points; `nil` is the distance of every view.
  private var top: CGFloat?
  private var leading: CGFloat?
  private var bottom: CGFloat?
  private var trailing: CGFloat?

  /// The distances of every view: a column, and no row.
  public init() {}

  /// No distance on any edge, as of a view without content.
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    (spacing.top, spacing.leading, spacing.bottom, spacing.trailing) = (0, 0, 0, 0)
    return spacing
  }()

  /// Keeps on some edges what this view and another one need.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = Self.larger(top, other.top) }
    if edges.contains(.leading) { leading = Self.larger(leading, other.leading) }
    if edges.contains(.bottom) { bottom = Self.larger(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = Self.larger(trailing, other.trailing) }
  }

  /// What this view and another one need on some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var spacing = self
    spacing.formUnion(other, edges: edges)
    return spacing
  }

  /// The smallest distance in points to the next view along an axis that both are content with.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal
      ? max(trailing ?? Spacing.horizontal, next.leading ?? Spacing.horizontal)
      : max(bottom ?? Spacing.vertical, next.top ?? Spacing.vertical)
  }

  /// What every view keeps is more than nothing.
  private static func larger(_ first: CGFloat?, _ second: CGFloat?) -> CGFloat? {
    guard let first, let second else { return nil }
    return max(first, second)
  }
}
