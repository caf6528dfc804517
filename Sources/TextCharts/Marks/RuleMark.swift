/// A horizontal or vertical line, such as a limit.
///
/// On areas and bars it has the colour of the chart's background, so that it stands out from each.
public struct RuleMark: ChartContent {
  /// A mark appends itself.
  public typealias Body = Never

  let x: MarkExtent
  let y: MarkExtent

  /// Appends the line.
  public func collect(into marks: inout MarkCollector) { marks.add(.rule, x: x, y: y) }
}

extension RuleMark {
  /// Creates a vertical line; its ends are points from the upper edge, by default the plot's.
  public init<X>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil)
  where X: Plottable { self.init(x: .at(x), y: .points(yStart, yEnd)) }

  /// Creates a horizontal line; its ends are points from the left edge, by default the plot's.
  public init<Y>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>)
  where Y: Plottable { self.init(x: .points(xStart, xEnd), y: .at(y)) }

  /// Creates a vertical line between two values.
  public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)
  where X: Plottable, Y: Plottable { self.init(x: .at(x), y: .between(yStart, yEnd)) }

  /// Creates a horizontal line between two values.
  public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>)
  where X: Plottable, Y: Plottable { self.init(x: .between(xStart, xEnd), y: .at(y)) }
}
