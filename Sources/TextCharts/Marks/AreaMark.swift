/// A point on the edge of an area; the points of a series are joined in order.
///
/// Drawn in eighths of a row. Each column is as high as its highest value, so no peak is lost.
public struct AreaMark: ChartContent {
  /// A mark appends itself.
  public typealias Body = Never

  let x: MarkExtent
  let y: MarkExtent
  private let series: PlottedValue?
  private let stacking: MarkStackingMethod

  @usableFromInline
  init(
    x: MarkExtent, y: MarkExtent, series: PlottedValue? = nil,
    stacking: MarkStackingMethod = .standard
  ) {
    self.x = x
    self.y = y
    self.series = series
    self.stacking = stacking
  }

  /// Creates a point of an area above 0.
  @inlinable
  public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) where X: Plottable, Y: Plottable {
    self.init(x: .at(x), y: .at(y), stacking: stacking)
  }

  /// Creates a point of a series' area above 0.
  @inlinable
  public init<X, Y, S>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) where X: Plottable, Y: Plottable, S: Plottable {
    self.init(x: .at(x), y: .at(y), series: series.labeled.plotted, stacking: stacking)
  }

  /// Creates a point of a horizontal band, with its lower and upper edge.
  public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)
  where X: Plottable, Y: Plottable { self.init(x: .at(x), y: .between(yStart, yEnd)) }

  /// Creates a point of a series' horizontal band, with its lower and upper edge.
  public init<X, Y, S>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) where X: Plottable, Y: Plottable, S: Plottable {
    self.init(x: .at(x), y: .between(yStart, yEnd), series: series.labeled.plotted)
  }

  /// Creates a point of a vertical band, with its left and right edge.
  public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>)
  where X: Plottable, Y: Plottable { self.init(x: .between(xStart, xEnd), y: .at(y)) }

  /// Appends the point.
  public func collect(into marks: inout MarkCollector) {
    let start = marks.count
    marks.add(.area, x: x, y: y, stacking: stacking)
    if let series { marks.choose(.series, by: series, from: start) }
  }
}
