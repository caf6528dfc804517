/// A sector of a pie or a ring; its angle is its share of all.
public struct SectorMark: ChartContent {
  /// It adds itself.
  public typealias Body = Never

  let x: MarkExtent
  private let inner: MarkDimension
  private let outer: MarkDimension
  var y: MarkExtent { .whole }

  /// A sector between two radii, of which a ratio is that to half the plot.
  ///
  /// `angularInset` has no effect: a gap would be a cell wide.
  public init<Value>(
    angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) where Value: Plottable {
    x = .at(angle)
    inner = innerRadius
    outer = outerRadius
  }

  /// Adds the mark.
  public func collect(into marks: inout MarkCollector) {
    marks.add(.sector, x: x, y: y, width: inner, height: outer)
  }
}
