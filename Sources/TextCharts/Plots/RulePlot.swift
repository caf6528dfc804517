/// A horizontal or vertical line for each element of a collection.
///
///     RulePlot(cups, x: .value("Hour", \.hour))  // a vertical line at each hour
public struct RulePlot<Content> {
  private let content: Content
}

extension RulePlot: ChartContent where Content: ChartContent {
  /// The marks of the plot.
  public var body: some ChartContent { content }
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The elements with their marks.
  public var elements: PlotElements<Content.DataElement> { content.elements }
}

@MainActor
extension RulePlot {
  /// Creates a vertical line across the plot for each element.
  public init<Data: RandomAccessCollection, X>(
    _ data: Data, x: PlottableProjection<Data.Element, X>
  ) where Content == PlotElements<Data.Element>, X: Plottable {
    content = PlotElements(data) { RuleMark(x: x.value($0)) }
  }

  /// Creates a horizontal line across the plot for each element.
  public init<Data: RandomAccessCollection, Y>(
    _ data: Data, y: PlottableProjection<Data.Element, Y>
  ) where Content == PlotElements<Data.Element>, Y: Plottable {
    content = PlotElements(data) { RuleMark(y: y.value($0)) }
  }

  /// Creates a vertical line between two values for each element.
  public init<Data: RandomAccessCollection, X, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == PlotElements<Data.Element>, X: Plottable, Y: Plottable {
    content = PlotElements(data) {
      RuleMark(x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0))
    }
  }

  /// Creates a horizontal line between two values for each element.
  public init<Data: RandomAccessCollection, X, Y>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == PlotElements<Data.Element>, X: Plottable, Y: Plottable {
    content = PlotElements(data) {
      RuleMark(xStart: xStart.value($0), xEnd: xEnd.value($0), y: y.value($0))
    }
  }
}
