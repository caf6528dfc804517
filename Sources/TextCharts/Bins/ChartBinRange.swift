/// An interval of values that count together, from `lowerBound` up to, not including, `upperBound`.
///
/// The last interval of a histogram also includes its upper bound.
public struct ChartBinRange<Bound: Comparable> {
  /// The smallest value of the interval.
  public let lowerBound: Bound
  /// The start of the next interval; only the last interval includes it.
  public let upperBound: Bound
  /// Whether the interval includes its upper bound.
  let isLast: Bool

  /// Whether the value counts in this interval.
  public func contains(_ value: Bound) -> Bool {
    // Closed at the end, or a histogram would miss its greatest value.
    value >= lowerBound && (isLast ? value <= upperBound : value < upperBound)
  }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

extension PlottableValue where Value: Plottable & Comparable {
  /// Plots an interval, which a bar fills.
  public static func value(
    _ labelKey: LocalizedStringKey, _ bin: ChartBinRange<Value>
  ) -> PlottableValue {
    PlottableValue(Text(labelKey), .stretch(bin.lowerBound.plotted, bin.upperBound.plotted))
  }

  /// Plots an interval, which a bar fills.
  @_disfavoredOverload
  public static func value<Label: StringProtocol>(
    _ label: Label, _ bin: ChartBinRange<Value>
  ) -> PlottableValue {
    Self(Text(verbatim: String(label)), .stretch(bin.lowerBound.plotted, bin.upperBound.plotted))
  }
}
