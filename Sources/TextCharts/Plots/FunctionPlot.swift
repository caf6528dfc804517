/// The marks of a function at numbers of equal distance, which are a series by its name.
///
/// Where the value is no finite number there is no mark.
public struct FunctionPlot: ChartContent {
  /// It adds its marks itself.
  public typealias Body = Never

  /// As many parts as the widest family has dots, and more.
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

  /// Adds the marks from one end of the domain to the other; without one from one end to the other
  /// of what the chart shows so far, and of an empty chart from 0 to 1.
  public func collect(into marks: inout MarkCollector) {
    // Read before its own marks are added: a second function without a domain gets that of the first.
    let domain = domain ?? marks.shownX ?? 0...1
    let start = marks.count
    let length = domain.upperBound - domain.lowerBound
    for part in 0...Self.parts {
      add(domain.lowerBound + length * Double(part) / Double(Self.parts), &marks)
    }
    marks.choose(.series, by: .category(name), from: start)
  }
}
