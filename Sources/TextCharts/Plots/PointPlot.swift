/// A symbol for each element of a collection.
///
///     PointPlot(cups, x: .value("Hour", \.hour), y: .value("Level", \.level))
public struct PointPlot<Content> {
  private let content: Content
}

extension PointPlot: ChartContent where Content: ChartContent {
  /// The marks of the plot.
  public var body: some ChartContent { content }
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The elements with their marks.
  public var elements: PlotElements<Content.DataElement> { content.elements }
}

@MainActor
extension PointPlot {
  /// Creates a point for each element.
  public init<Data: RandomAccessCollection, X, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == PlotElements<Data.Element>, X: Plottable, Y: Plottable {
    content = PlotElements(data) { PointMark(x: x.value($0), y: y.value($0)) }
  }
}
