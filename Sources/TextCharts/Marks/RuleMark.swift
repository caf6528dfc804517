/// On areas and bars it has the colour of the chart's background, so that it stands out from each.
public struct RuleMark: ChartContent {
  public typealias Body = Never

  let x: MarkExtent
  let y: MarkExtent

  public func collect(into marks: inout MarkCollector) { marks.add(.rule, x: x, y: y) }
}

extension RuleMark {
  public init<X>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil)
  where X: Plottable { self.init(x: .at(x), y: .points(yStart, yEnd)) }

  public init<Y>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>)
  where Y: Plottable { self.init(x: .points(xStart, xEnd), y: .at(y)) }

  public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)
  where X: Plottable, Y: Plottable { self.init(x: .at(x), y: .between(yStart, yEnd)) }

  public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>)
  where X: Plottable, Y: Plottable { self.init(x: .between(xStart, xEnd), y: .at(y)) }
}
