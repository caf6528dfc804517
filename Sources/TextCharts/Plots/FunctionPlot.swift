/// The marks of a function at evenly spaced numbers, as one series.
///
/// Leaves out marks whose value is not finite.
public struct FunctionPlot: ChartContent {
  /// A plot appends its marks itself.
  public typealias Body = Never

  /// More parts than the widest family has dots.
  private static let parts = 256

  private let name: String
  private let domain: ClosedRange<Double>?
  private let add: @MainActor (Double, inout MarkCollector) -> Void

  init(
    _ name: String?, _ domain: ClosedRange<Double>?,
    _ add: @escaping @MainActor (Double, inout MarkCollector) -> Void
  ) {
    self.name = name ?? ""
    self.domain = domain
    self.add = add
  }

  /// Appends the marks over the domain; without one, over the horizontal range of earlier marks, or
  /// over 0...1 in an empty chart.
  public func collect(into marks: inout MarkCollector) {
    // Read before the plot's own marks: a second function without a domain gets that of the first.
    let domain = domain ?? marks.shownX ?? 0...1
    let start = marks.count
    let length = domain.upperBound - domain.lowerBound
    for part in 0...Self.parts {
      add(domain.lowerBound + length * Double(part) / Double(Self.parts), &marks)
    }
    marks.choose(.series, by: .category(name), from: start)
  }
}
