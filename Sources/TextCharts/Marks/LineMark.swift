/// A point of a line; all of one series are joined in the order of the content.
///
/// ```swift
/// Chart {
///   ForEach(levels) {
///     LineMark(x: .value("Hour", $0.hour), y: .value("Level", $0.level))
///   }
/// }
/// ```
///
/// It is drawn in dots, each column of dots from its lowest to its highest value.
public struct LineMark: ChartContent {
  /// It adds itself.
  public typealias Body = Never

  let x: MarkExtent
  let y: MarkExtent
  private var series: PlottedValue?

  /// A point of the line.
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) where X: Plottable, Y: Plottable {
    self.x = .at(x)
    self.y = .at(y)
  }

  /// A point of the line of a series.
  public init<X, Y, S>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>)
  where X: Plottable, Y: Plottable, S: Plottable {
    self.init(x: x, y: y)
    self.series = series.labeled.plotted
  }

  /// Adds the point.
  public func collect(into marks: inout MarkCollector) {
    let start = marks.count
    marks.add(.line, x: x, y: y)
    if let series { marks.choose(.series, by: series, from: start) }
  }
}
