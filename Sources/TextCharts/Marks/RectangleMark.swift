/// A rectangle: a field of a heat map, or a stretch of the plot.
public struct RectangleMark: ChartContent {
  /// It adds itself.
  public typealias Body = Never

  let x: MarkExtent
  let y: MarkExtent
  private var width = MarkDimension.automatic
  private var height = MarkDimension.automatic

  /// A rectangle around a place.
  public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    self.x = .at(x)
    self.y = .at(y)
    self.width = width
    self.height = height
  }

  /// A rectangle between values of both axes.
  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) where X: Plottable, Y: Plottable {
    x = .between(xStart, xEnd)
    y = .between(yStart, yEnd)
  }

  /// A rectangle from one value to another, around a height.
  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    x = .between(xStart, xEnd)
    self.y = .at(y)
    self.height = height
  }

  /// A rectangle from one height to another, around a place.
  public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    self.x = .at(x)
    y = .between(yStart, yEnd)
    self.width = width
  }

  /// A rectangle from one value to another, as high as the plot or a part of it in points.
  public init<X>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) where X: Plottable {
    x = .between(xStart, xEnd)
    y = .points(yStart, yEnd)
  }

  /// A rectangle from one height to another, as wide as the plot or a part of it in points.
  public init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) where Y: Plottable {
    x = .points(xStart, xEnd)
    y = .between(yStart, yEnd)
  }

  /// A rectangle around a place, as high as the plot or a part of it in points.
  public init<X>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) where X: Plottable {
    self.x = .at(x)
    y = .points(yStart, yEnd)
    self.width = width
  }

  /// A rectangle around a height, as wide as the plot or a part of it in points.
  public init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) where Y: Plottable {
    x = .points(xStart, xEnd)
    self.y = .at(y)
    self.height = height
  }

  /// Adds the mark.
  public func collect(into marks: inout MarkCollector) {
    marks.add(.rectangle, x: x, y: y, width: width, height: height)
  }
}
