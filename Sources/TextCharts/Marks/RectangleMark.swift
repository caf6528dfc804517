public struct RectangleMark: ChartContent {
  public typealias Body = Never

  let x: MarkExtent
  let y: MarkExtent
  private var width = MarkDimension.automatic
  private var height = MarkDimension.automatic

  public func collect(into marks: inout MarkCollector) {
    marks.add(.rectangle, x: x, y: y, width: width, height: height)
  }
}

extension RectangleMark {
  public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    self.init(x: .at(x), y: .at(y), width: width, height: height)
  }

  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) where X: Plottable, Y: Plottable {
    self.init(x: .between(xStart, xEnd), y: .between(yStart, yEnd))
  }

  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    self.init(x: .between(xStart, xEnd), y: .at(y), height: height)
  }

  public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    self.init(x: .at(x), y: .between(yStart, yEnd), width: width)
  }

  public init<X>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) where X: Plottable { self.init(x: .between(xStart, xEnd), y: .points(yStart, yEnd)) }

  public init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) where Y: Plottable { self.init(x: .points(xStart, xEnd), y: .between(yStart, yEnd)) }

  public init<X>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) where X: Plottable { self.init(x: .at(x), y: .points(yStart, yEnd), width: width) }

  public init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) where Y: Plottable { self.init(x: .points(xStart, xEnd), y: .at(y), height: height) }
}
