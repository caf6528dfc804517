/// A line through data or along a function.
///
/// ```swift
/// LinePlot(levels, x: .value("Hour", \.hour), y: .value("Level", \.level))
/// LinePlot(x: "Hours", y: "Left", domain: 0...24) { pow(0.5, $0 / 5) }
/// ```
public struct LinePlot<Content> {
  private let content: Content
}

extension LinePlot: ChartContent where Content: ChartContent {
  /// The marks of the plot.
  public var body: some ChartContent { content }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The elements with their marks.
  public var elements: PlotElements<Content.DataElement> { content.elements }
}

@MainActor
extension LinePlot {
  /// Creates a point of the line for each element.
  public init<Data: RandomAccessCollection, X, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == PlotElements<Data.Element>, X: Plottable, Y: Plottable {
    content = PlotElements(data) { LineMark(x: x.value($0), y: y.value($0)) }
  }

  /// Creates a point of a series' line for each element.
  public init<Data: RandomAccessCollection, X, Y, S>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == PlotElements<Data.Element>, X: Plottable, Y: Plottable, S: Plottable {
    content = PlotElements(data) {
      LineMark(x: x.value($0), y: y.value($0), series: series.value($0))
    }
  }
}

@MainActor
extension LinePlot where Content == FunctionPlot {
  /// Creates the line of a function; the default domain is the chart's.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (_ x: Double) -> Double
  ) {
    content = FunctionPlot(y.plainText, domain) {
      LineMark(x: .value(x, $0), y: .value(y, function($0))).collect(into: &$1)
    }
  }

  /// Creates the line of a function; the default domain is the chart's.
  @_disfavoredOverload
  public init<Label: StringProtocol>(
    x: Label, y: Label, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (_ x: Double) -> Double
  ) {
    let (x, y) = (String(x), String(y))
    content = FunctionPlot(y, domain) {
      LineMark(x: .value(x, $0), y: .value(y, function($0))).collect(into: &$1)
    }
  }

  /// Creates the curve of a function from a parameter `t` to points.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey,
    domain: ClosedRange<Double>,
    function: @escaping @Sendable (_ t: Double) -> (x: Double, y: Double)
  ) {
    content = FunctionPlot(y.plainText, domain) {
      let point = function($0)
      LineMark(x: .value(x, point.x), y: .value(y, point.y)).collect(into: &$1)
    }
  }
}
