/// A rectangle: a field of a heat map, or a range of the plot.
///
///     RectangleMark(x: .value("Hour", "8"), y: .value("Day", "Mon"))  // a field
///     RectangleMark(yStart: .value("Low", 25), yEnd: .value("High", 50))  // a band
public struct RectangleMark: ChartContent {
  /// A mark appends itself.
  public typealias Body = Never

  let x: MarkExtent
  let y: MarkExtent
  private var width = MarkDimension.automatic
  private var height = MarkDimension.automatic

  /// Appends the rectangle.
  public func collect(into marks: inout MarkCollector) {
    marks.add(.rectangle, x: x, y: y, width: width, height: height)
  }
}

extension RectangleMark {
  /// Creates a rectangle centred on a place.
  public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    self.init(x: .at(x), y: .at(y), width: width, height: height)
  }

  /// Creates a rectangle between values of both axes.
  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) where X: Plottable, Y: Plottable {
    self.init(x: .between(xStart, xEnd), y: .between(yStart, yEnd))
  }

  /// Creates a rectangle between two horizontal values, centred on a vertical one.
  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    self.init(x: .between(xStart, xEnd), y: .at(y), height: height)
  }

  /// Creates a rectangle between two vertical values, centred on a horizontal one.
  public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    self.init(x: .at(x), y: .between(yStart, yEnd), width: width)
  }

  /// Creates a rectangle between two values; its vertical ends are points, by default the plot's.
  public init<X>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) where X: Plottable { self.init(x: .between(xStart, xEnd), y: .points(yStart, yEnd)) }

  /// Creates a rectangle between two values; its horizontal ends are points, by default the plot's.
  public init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) where Y: Plottable { self.init(x: .points(xStart, xEnd), y: .between(yStart, yEnd)) }

  /// Creates a rectangle centred on a value; its vertical ends are points, by default the plot's.
  public init<X>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) where X: Plottable { self.init(x: .at(x), y: .points(yStart, yEnd), width: width) }

  /// Creates a rectangle centred on a value; its horizontal ends are points, by default the plot's.
  public init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) where Y: Plottable { self.init(x: .points(xStart, xEnd), y: .at(y), height: height) }
}
