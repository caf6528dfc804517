/// A sector of a pie or ring for each element of a collection.
///
///     SectorPlot(drinks, angle: .value("Cups", \.count), innerRadius: .ratio(0.5))
public struct SectorPlot<Content> {
  private let content: Content
}

extension SectorPlot: ChartContent where Content: ChartContent {
  /// The marks of the plot.
  public var body: some ChartContent { content }
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The elements with their marks.
  public var elements: PlotElements<Content.DataElement> { content.elements }
}

@MainActor
extension SectorPlot {
  /// Creates a sector for each element; `angularInset` is ignored.
  public init<Data: RandomAccessCollection, Value>(
    _ data: Data, angle: PlottableProjection<Data.Element, Value>,
    innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) where Content == PlotElements<Data.Element>, Value: Plottable {
    content = PlotElements(data) {
      SectorMark(angle: angle.value($0), innerRadius: innerRadius, outerRadius: outerRadius)
    }
  }
}
