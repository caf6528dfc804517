/// A symbol at a place: one glyph, and a dot where there are too many for glyphs.
public struct PointMark: ChartContent {
  /// It adds itself.
  public typealias Body = Never

  let x: MarkExtent
  let y: MarkExtent

  /// A point.
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) where X: Plottable, Y: Plottable {
    self.x = .at(x)
    self.y = .at(y)
  }

  /// A point so many points from the upper edge, by default in the middle.
  public init<X>(x: PlottableValue<X>, y: CGFloat? = nil) where X: Plottable {
    self.x = .at(x)
    self.y = .points(y, y)
  }

  /// A point so many points from the left edge, by default in the middle.
  public init<Y>(x: CGFloat? = nil, y: PlottableValue<Y>) where Y: Plottable {
    self.x = .points(x, x)
    self.y = .at(y)
  }

  /// Adds the mark.
  public func collect(into marks: inout MarkCollector) { marks.add(.point, x: x, y: y) }
}
