/// Distances from the four sides of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top, in points.
  public var top: CGFloat
  /// The distance from the left, in points.
  public var leading: CGFloat
  /// The distance from the bottom, in points.
  public var bottom: CGFloat
  /// The distance from the right, in points.
  public var trailing: CGFloat

  /// Creates insets from distances in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of 0.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  var horizontal: CGFloat { leading + trailing }
  var vertical: CGFloat { top + bottom }

  /// Returns the insets increased by `amount` points at some edges.
  public func inset(by amount: CGFloat, edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: top + (edges.contains(.top) ? amount : 0),
      leading: leading + (edges.contains(.leading) ? amount : 0),
      bottom: bottom + (edges.contains(.bottom) ? amount : 0),
      trailing: trailing + (edges.contains(.trailing) ? amount : 0))
  }
}
