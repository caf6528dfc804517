/// A sector of a pie or ring; its angle is its share of the total.
///
///     SectorMark(angle: .value("Cups", 3), innerRadius: .ratio(0.5))  // a ring
///       .foregroundStyle(by: .value("Drink", "Espresso"))
public struct SectorMark: ChartContent {
  /// A mark appends itself.
  public typealias Body = Never

  private let angle: MarkExtent
  private let inner: MarkDimension
  private let outer: MarkDimension

  /// Creates a sector between two radii; a ratio is relative to half of the plot.
  ///
  /// `angularInset` is ignored: a gap would be a whole cell.
  public init<Value>(
    angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) where Value: Plottable {
    self.angle = .at(angle)
    inner = innerRadius
    outer = outerRadius
  }

  /// Appends the sector.
  public func collect(into marks: inout MarkCollector) {
    marks.add(.sector, x: angle, y: .whole, width: inner, height: outer)
  }
}
