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
    content = PlotElements(data) { element, marks in
      BarMark(
        x: x.value(element), y: y.value(element), width: width, height: height, stacking: stacking
      ).collect(into: &marks)
    }
  }

  /// Creates a vertical bar between two values for each element.
  public init<Data: RandomAccessCollection, X, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic
  ) where Content == PlotElements<Data.Element>, X: Plottable, Y: Plottable {
    content = PlotElements(data) { element, marks in
      BarMark(
        x: x.value(element), yStart: yStart.value(element), yEnd: yEnd.value(element), width: width
      ).collect(into: &marks)
    }
  }

  /// Creates a horizontal bar between two values for each element.
  public init<Data: RandomAccessCollection, X, Y>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    height: MarkDimension = .automatic
  ) where Content == PlotElements<Data.Element>, X: Plottable, Y: Plottable {
    content = PlotElements(data) { element, marks in
      BarMark(
        xStart: xStart.value(element), xEnd: xEnd.value(element), y: y.value(element),
        height: height
      ).collect(into: &marks)
    }
  }
}
