/// A symbol at a place: one glyph, or a dot if glyphs would overlap.
///
///     PointMark(x: .value("Hour", 8), y: .value("Level", 110)).symbol(.square)
public struct PointMark: ChartContent {
  /// A mark appends itself.
  public typealias Body = Never

  let x: MarkExtent
  let y: MarkExtent

  /// Appends the point.
  public func collect(into marks: inout MarkCollector) { marks.add(.point, x: x, y: y) }
}

extension PointMark {
  /// Creates a point.
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) where X: Plottable, Y: Plottable {
    self.init(x: .at(x), y: .at(y))
  }

  /// Creates a point at a distance in points from the upper edge, by default in the middle.
  public init<X>(x: PlottableValue<X>, y: CGFloat? = nil) where X: Plottable {
    self.init(x: .at(x), y: .points(y, y))
  }

  /// Creates a point at a distance in points from the left edge, by default in the middle.
  public init<Y>(x: CGFloat? = nil, y: PlottableValue<Y>) where Y: Plottable {
    self.init(x: .points(x, x), y: .at(y))
  }
}
