/// The area under data or under a function, or between two of them.
///
/// ```swift
/// AreaPlot(levels, x: .value("Hour", \.hour), y: .value("Level", \.level))
/// ```
public struct AreaPlot<Content> {
  private let content: Content
}

extension AreaPlot: ChartContent where Content: ChartContent {
  /// The marks of the plot.
  public var body: some ChartContent { content }
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The elements with their marks.
  public var elements: PlotElements<Content.DataElement> { content.elements }
}

@MainActor
extension AreaPlot {
  /// Creates a point of the area for each element.
  public init<Data: RandomAccessCollection, X, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) where Content == PlotElements<Data.Element>, X: Plottable, Y: Plottable {
    content = PlotElements(data) { AreaMark(x: x.value($0), y: y.value($0), stacking: stacking) }
  }

  /// Creates a point of a series' area for each element.
  public init<Data: RandomAccessCollection, X, Y, S>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>, stacking: MarkStackingMethod = .standard
  ) where Content == PlotElements<Data.Element>, X: Plottable, Y: Plottable, S: Plottable {
    content = PlotElements(data) {
      AreaMark(x: x.value($0), y: y.value($0), series: series.value($0), stacking: stacking)
    }
  }

  /// Creates a point of a band, with its lower and upper edge, for each element.
  public init<Data: RandomAccessCollection, X, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == PlotElements<Data.Element>, X: Plottable, Y: Plottable {
    content = PlotElements(data) {
      AreaMark(x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0))
    }
  }
}

@MainActor
extension AreaPlot where Content == FunctionPlot {
  /// Creates the area between 0 and a function; the default domain is the chart's.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (_ x: Double) -> Double
  ) {
    content = FunctionPlot(y.plainText, domain) {
      AreaMark(x: .value(x, $0), y: .value(y, function($0))).collect(into: &$1)
    }
  }

  /// Creates the area between two functions; the default domain is the chart's.
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (_ x: Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = FunctionPlot(yEnd.plainText, domain) {
      let band = function($0)
      AreaMark(x: .value(x, $0), yStart: .value(yStart, band.yStart), yEnd: .value(yEnd, band.yEnd))
        .collect(into: &$1)
    }
  }
}
