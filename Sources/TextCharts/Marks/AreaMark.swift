/// Drawn in eighths of a row; each column is as high as its highest value.
public struct AreaMark: ChartContent {
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

  @inlinable
  public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) where X: Plottable, Y: Plottable {
    self.init(x: .at(x), y: .at(y), stacking: stacking)
  }

  @inlinable
  public init<X, Y, S>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) where X: Plottable, Y: Plottable, S: Plottable {
    self.init(x: .at(x), y: .at(y), series: series.labeled.plotted, stacking: stacking)
  }

  public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)
  where X: Plottable, Y: Plottable { self.init(x: .at(x), y: .between(yStart, yEnd)) }

  public init<X, Y, S>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) where X: Plottable, Y: Plottable, S: Plottable {
    self.init(x: .at(x), y: .between(yStart, yEnd), series: series.labeled.plotted)
  }

  public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>)
  where X: Plottable, Y: Plottable { self.init(x: .between(xStart, xEnd), y: .at(y)) }

  public func collect(into marks: inout MarkCollector) {
    let start = marks.count
    marks.add(.area, x: x, y: y, stacking: stacking)
    if let series { marks.choose(.series, by: series, from: start) }
  }
}
