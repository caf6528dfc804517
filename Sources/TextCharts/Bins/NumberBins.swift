/// Intervals of numbers for a histogram.
///
/// ```swift
/// let bins = NumberBins(data: amounts, desiredCount: 8)
/// let counts = Dictionary(grouping: amounts) { bins.index(for: $0) }.mapValues(\.count)
/// Chart(bins.indices, id: \.self) {
///   BarMark(x: .value("Amount", bins[$0]), y: .value("Days", counts[$0] ?? 0))
/// }
/// ```
public struct NumberBins<Value: Numeric & Comparable>: RandomAccessCollection {
  /// The starts of the intervals in ascending order, and the last end; at least two numbers.
  public let thresholds: [Value]

  /// Creates intervals between numbers in any order; fewer than two make one empty interval.
  public init(thresholds: [Value]) {
    let sorted = thresholds.sorted()
    self.thresholds = sorted.count > 1 ? sorted : [sorted.first ?? .zero, sorted.first ?? .zero]
  }

  /// Always 0.
  public var startIndex: Int { 0 }
  /// The number of intervals.
  public var endIndex: Int { thresholds.count - 1 }

  /// The interval at an index; the last one includes its end.
  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1],
      isLast: position == endIndex - 1)
  }

  /// The index of the interval with a value; the nearest interval for a value outside; O(log n).
  public func index(for value: Value) -> Int { thresholds.binIndex(for: value) }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Creates about `desiredCount` intervals of a round length that cover the data.
  public init(data: some Sequence<Value>, desiredCount: Int? = nil, minimumStride: Value? = nil) {
    self.init(
      range: data.closedRange ?? 0...0, desiredCount: desiredCount, minimumStride: minimumStride)
  }

  /// Creates about `desiredCount` intervals, 10 by default, of a round length that cover a range.
  ///
  /// No interval is shorter than `minimumStride`.
  public init(range: ClosedRange<Value>, desiredCount: Int? = nil, minimumStride: Value? = nil) {
    let range = Double(range.lowerBound)...Double(range.upperBound)
    let step = Swift.max(
      NiceNumbers.step(of: range.length, count: desiredCount ?? 10),
      minimumStride.map { Double($0) } ?? 0)
    // In `Double` for narrower types too: multiples of 0.1 as a `Float` drift apart.
    self.init(thresholds: NiceNumbers.thresholds(of: step, in: range).map { Value($0) })
  }

  /// Creates intervals of length `size` that cover the data.
  public init(size: Value, data: some Sequence<Value>) {
    self.init(size: size, range: data.closedRange ?? 0...0)
  }

  /// Creates intervals of length `size` that cover a range.
  public init(size: Value, range: ClosedRange<Value>) {
    let range = Double(range.lowerBound)...Double(range.upperBound)
    self.init(thresholds: NiceNumbers.thresholds(of: Double(size), in: range).map { Value($0) })
  }
}

extension NumberBins where Value: BinaryInteger {
  /// Creates about `desiredCount` intervals of a round length that cover the data.
  public init(data: some Sequence<Value>, desiredCount: Int? = nil, minimumStride: Value? = nil) {
    self.init(
      range: data.closedRange ?? 0...0, desiredCount: desiredCount, minimumStride: minimumStride)
  }

  /// Creates about `desiredCount` intervals of a round length, at least 1, that cover a range.
  public init(range: ClosedRange<Value>, desiredCount: Int? = nil, minimumStride: Value? = nil) {
    let range = Double(range.lowerBound)...Double(range.upperBound)
    let step = Swift.max(
      NiceNumbers.step(of: range.length, count: desiredCount ?? 10),
      // Below 1 some intervals would contain no whole number and look like gaps.
      minimumStride.map { Double($0) } ?? 1, 1)
    self.init(
      // Drops a boundary beyond the type's range, since no value lies there.
      thresholds: NiceNumbers.thresholds(of: step, in: range).compactMap(Value.init(exactly:)))
  }

  /// Creates intervals of length `size` that cover the data.
  public init(size: Value, data: some Sequence<Value>) {
    self.init(size: size, range: data.closedRange ?? 0...0)
  }

  /// Creates intervals of length `size` that cover a range.
  public init(size: Value, range: ClosedRange<Value>) {
    let range = Double(range.lowerBound)...Double(range.upperBound)
    self.init(
      thresholds: NiceNumbers.thresholds(of: Double(size), in: range).compactMap(
        Value.init(exactly:)))
  }
}

extension NiceNumbers {
  /// The multiples of `step` that enclose a range; only the range's ends if there are more than
  /// 1000 multiples, or if `step` is not positive.
  static func thresholds(of step: Double, in range: ClosedRange<Double>) -> [Double] {
    let low = (range.lowerBound / step).rounded(.down) * step
    // A single number that is a multiple still needs an interval.
    let high = Swift.max((range.upperBound / step).rounded(.up) * step, low + step)
    let ends = [range.lowerBound, range.upperBound]
    guard step > 0, low.isFinite, high.isFinite else { return ends }
    let multiples = multiples(of: step, in: low...high)
    return multiples.count > 1 ? multiples : ends
  }
}

extension ClosedRange<Double> {
  var length: Double { upperBound - lowerBound }
}

extension Sequence where Element: Comparable {
  var closedRange: ClosedRange<Element>? {
    guard let low = self.min(), let high = self.max() else { return nil }
    return low...high
  }
}

extension Array where Element: Comparable {
  /// The index of the interval between neighbours with the value, or of the nearest one.
  func binIndex(for value: Element) -> Int {
    var (low, high) = (0, count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      // Not `<`: a boundary belongs to the interval that it begins.
      if self[middle] <= value { low = middle } else { high = middle }
    }
    return low
  }
}
