/// A point at the edge of an area; all of one series are joined in the order of the content.
///
/// It is drawn in eighths of a row, each column as high as the highest value in it: no peak is cut.
public struct AreaMark: ChartContent {
  /// It adds itself.
  public typealias Body = Never

  let x: MarkExtent
  let y: MarkExtent
  private var series: PlottedValue?
  private var stacking = MarkStackingMethod.standard

  @usableFromInline
  init(x: MarkExtent, y: MarkExtent, series: PlottedValue?, stacking: MarkStackingMethod) {
    self.x = x
    self.y = y
    self.series = series
    self.stacking = stacking
  }

  /// A point of an area from 0.
  @inlinable
  public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) where X: Plottable, Y: Plottable {
    self.init(x: .at(x), y: .at(y), series: nil, stacking: stacking)
  }

  /// A point of the area of a series from 0.
  @inlinable
  public init<X, Y, S>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) where X: Plottable, Y: Plottable, S: Plottable {
    self.init(x: .at(x), y: .at(y), series: series.labeled.plotted, stacking: stacking)
  }

  /// Both edges of a band at a place.
  public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)
  where X: Plottable, Y: Plottable {
    self.x = .at(x)
    y = .between(yStart, yEnd)
  }

  /// Both edges of the band of a series at a place.
  public init<X, Y, S>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) where X: Plottable, Y: Plottable, S: Plottable {
    self.init(x: x, yStart: yStart, yEnd: yEnd)
    self.series = series.labeled.plotted
  }

  /// Both edges of an upright band at a height.
  public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>)
  where X: Plottable, Y: Plottable {
    x = .between(xStart, xEnd)
    self.y = .at(y)
  }

  /// Adds the point.
  public func collect(into marks: inout MarkCollector) {
    let start = marks.count
    marks.add(.area, x: x, y: y, stacking: stacking)
    if let series { marks.choose(.series, by: series, from: start) }
  }
}
