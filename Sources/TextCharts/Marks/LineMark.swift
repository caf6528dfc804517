/// Drawn in dots; each column of dots spans its lowest to its highest value.
public struct LineMark: ChartContent {
  public typealias Body = Never

  let x: MarkExtent
  let y: MarkExtent
  private let series: PlottedValue?

  @usableFromInline
  init(x: MarkExtent, y: MarkExtent, series: PlottedValue?) {
    self.x = x
    self.y = y
    self.series = series
  }

  @inlinable
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) where X: Plottable, Y: Plottable {
    self.init(x: .at(x), y: .at(y), series: nil)
  }

  @inlinable
  public init<X, Y, S>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>)
  where X: Plottable, Y: Plottable, S: Plottable {
    self.init(x: .at(x), y: .at(y), series: series.labeled.plotted)
  }

  public func collect(into marks: inout MarkCollector) {
    let start = marks.count
    marks.add(.line, x: x, y: y)
    if let series { marks.choose(.series, by: series, from: start) }
  }
}
