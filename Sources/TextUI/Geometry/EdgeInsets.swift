public struct EdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  var horizontal: CGFloat { leading + trailing }
  var vertical: CGFloat { top + bottom }

  public func inset(by amount: CGFloat, edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: top + (edges.contains(.top) ? amount : 0),
      leading: leading + (edges.contains(.leading) ? amount : 0),
      bottom: bottom + (edges.contains(.bottom) ? amount : 0),
      trailing: trailing + (edges.contains(.trailing) ? amount : 0))
  }
}
