public struct SectorMark: ChartContent {
  public typealias Body = Never

  private let angle: MarkExtent
  private let inner: MarkDimension
  private let outer: MarkDimension

  /// `angularInset` is ignored: a gap would be a whole cell.
  public init<Value>(
    angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) where Value: Plottable {
    self.angle = .at(angle)
    inner = innerRadius
    outer = outerRadius
  }

  public func collect(into marks: inout MarkCollector) {
    marks.add(.sector, x: angle, y: .whole, width: inner, height: outer)
  }
}
