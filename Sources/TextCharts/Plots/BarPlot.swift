/// A bar for each element of a collection.
///
/// ```swift
/// BarPlot(days, x: .value("Day", \.name), y: .value("Caffeine", \.amount))
/// ```
public struct BarPlot<Content> {
  private let content: Content
}

extension BarPlot: ChartContent where Content: ChartContent {
  /// The marks of the plot.
  public var body: some ChartContent { content }
}

extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The elements with their marks.
  public var elements: PlotElements<Content.DataElement> { content.elements }
}

@MainActor
extension BarPlot {
  /// Creates a bar from 0 for each element.
  public init<Data: RandomAccessCollection, X, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == PlotElements<Data.Element>, X: Plottable, Y: Plottable {
    content = PlotElements(data) {
      BarMark(x: x.value($0), y: y.value($0), width: width, height: height, stacking: stacking)
    }
  }

  /// Creates a vertical bar between two values for each element.
  public init<Data: RandomAccessCollection, X, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic
  ) where Content == PlotElements<Data.Element>, X: Plottable, Y: Plottable {
    content = PlotElements(data) {
      BarMark(x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0), width: width)
    }
  }

  /// Creates a horizontal bar between two values for each element.
  public init<Data: RandomAccessCollection, X, Y>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    height: MarkDimension = .automatic
  ) where Content == PlotElements<Data.Element>, X: Plottable, Y: Plottable {
    content = PlotElements(data) {
      BarMark(xStart: xStart.value($0), xEnd: xEnd.value($0), y: y.value($0), height: height)
    }
  }
}
