/// A stretch of values that are counted together.
public struct ChartBinRange<Bound: Comparable> {
  /// The least value.
  public let lowerBound: Bound
  /// Where the next one begins.
  public let upperBound: Bound
  /// Whether its end belongs to it, as that of the last one does.
  let isLast: Bool

  /// Whether a value is counted here.
  public func contains(_ value: Bound) -> Bool {
    // Closed at the end: a histogram that lost its greatest value would count one too few.
    value >= lowerBound && (isLast ? value <= upperBound : value < upperBound)
  }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

extension PlottableValue where Value: Plottable & Comparable {
  /// A stretch, which a bar fills.
  public static func value(
    _ labelKey: LocalizedStringKey, _ bin: ChartBinRange<Value>
  ) -> PlottableValue {
    PlottableValue(Text(labelKey), .stretch(bin.lowerBound.plotted, bin.upperBound.plotted))
  }

  /// A stretch, which a bar fills.
  @_disfavoredOverload
  public static func value<Label: StringProtocol>(
    _ label: Label, _ bin: ChartBinRange<Value>
  ) -> PlottableValue {
    PlottableValue(
      Text(verbatim: String(label)), .stretch(bin.lowerBound.plotted, bin.upperBound.plotted))
  }
}
