/// One glyph, or a dot if glyphs would overlap.
public struct PointMark: ChartContent {
  public typealias Body = Never

  let x: MarkExtent
  let y: MarkExtent

  public func collect(into marks: inout MarkCollector) { marks.add(.point, x: x, y: y) }
}

extension PointMark {
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) where X: Plottable, Y: Plottable {
    self.init(x: .at(x), y: .at(y))
  }

  public init<X>(x: PlottableValue<X>, y: CGFloat? = nil) where X: Plottable {
    self.init(x: .at(x), y: .points(y, y))
  }

  public init<Y>(x: CGFloat? = nil, y: PlottableValue<Y>) where Y: Plottable {
    self.init(x: .points(x, x), y: .at(y))
  }
}
