/// A line across the plot or down it, such as a limit.
///
/// On areas and bars it has the colour of what lies behind the chart, so that it is seen on each.
public struct RuleMark: ChartContent {
  /// It adds itself.
  public typealias Body = Never

  let x: MarkExtent
  let y: MarkExtent

  /// A line down the plot, or a part of it in points from its upper edge.
  public init<X>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil)
  where X: Plottable {
    self.x = .at(x)
    y = .points(yStart, yEnd)
  }

  /// A line across the plot, or a part of it in points from its left edge.
  public init<Y>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>)
  where Y: Plottable {
    x = .points(xStart, xEnd)
    self.y = .at(y)
  }

  /// A line from one height to another.
  public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)
  where X: Plottable, Y: Plottable {
    self.x = .at(x)
    y = .between(yStart, yEnd)
  }

  /// A line from one place to another.
  public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>)
  where X: Plottable, Y: Plottable {
    x = .between(xStart, xEnd)
    self.y = .at(y)
  }

  /// Adds the mark.
  public func collect(into marks: inout MarkCollector) { marks.add(.rule, x: x, y: y) }
}
