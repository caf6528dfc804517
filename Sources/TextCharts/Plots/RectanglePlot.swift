/// A rectangle for each element of a collection.
public struct RectanglePlot<Content> {
  private let content: Content
}

extension RectanglePlot: ChartContent where Content: ChartContent {
  /// The marks of the plot.
  public var body: some ChartContent { content }
}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The elements with their marks.
  public var elements: PlotElements<Content.DataElement> { content.elements }
}

@MainActor
extension RectanglePlot {
  /// Creates a rectangle centred on a place for each element.
  public init<Data: RandomAccessCollection, X, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) where Content == PlotElements<Data.Element>, X: Plottable, Y: Plottable {
    content = PlotElements(data) {
      RectangleMark(x: x.value($0), y: y.value($0), width: width, height: height)
    }
  }

  /// Creates a rectangle between values of both axes for each element.
  public init<Data: RandomAccessCollection, X, Y>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == PlotElements<Data.Element>, X: Plottable, Y: Plottable {
    content = PlotElements(data) {
      RectangleMark(
        xStart: xStart.value($0), xEnd: xEnd.value($0), yStart: yStart.value($0),
        yEnd: yEnd.value($0))
    }
  }
}
