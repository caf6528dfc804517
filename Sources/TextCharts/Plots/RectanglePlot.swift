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
    content = PlotElements(data) { element, marks in
      RectangleMark(x: x.value(element), y: y.value(element), width: width, height: height).collect(
        into: &marks)
    }
  }

  /// Creates a rectangle between values of both axes for each element.
  public init<Data: RandomAccessCollection, X, Y>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == PlotElements<Data.Element>, X: Plottable, Y: Plottable {
    content = PlotElements(data) { element, marks in
      RectangleMark(
        xStart: xStart.value(element), xEnd: xEnd.value(element), yStart: yStart.value(element),
        yEnd: yEnd.value(element)
      ).collect(into: &marks)
    }
  }
}
