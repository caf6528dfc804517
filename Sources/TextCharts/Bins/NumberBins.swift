/// Stretches of numbers, as a histogram counts them.
///
/// ```swift
/// let bins = NumberBins(data: amounts, desiredCount: 8)
/// let counts = Dictionary(grouping: amounts) { bins.index(for: $0) }.mapValues(\.count)
/// Chart(bins.indices, id: \.self) {
///   BarMark(x: .value("Amount", bins[$0]), y: .value("Days", counts[$0] ?? 0))
/// }
/// ```
public struct NumberBins<Value: Numeric & Comparable>: RandomAccessCollection {
  /// Where stretches begin, and where the last one ends, from the least to the greatest; at least
  /// two.
  public let thresholds: [Value]

  /// Stretches between numbers, in any order; fewer than two of them hold nothing.
  public init(thresholds: [Value]) {
    let sorted = thresholds.sorted()
    self.thresholds = sorted.count > 1 ? sorted : [sorted.first ?? .zero, sorted.first ?? .zero]
  }

  /// The number of the first stretch.
  public var startIndex: Int { 0 }
  /// How many stretches there are.
  public var endIndex: Int { thresholds.count - 1 }

  /// A stretch by its number.
  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1],
      isLast: position == endIndex - 1)
  }

  /// The number of the stretch that holds a value; of one outside of all the nearest.
  ///
  /// O(log n).
  public func index(for value: Value) -> Int { thresholds.binIndex(for: value) }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Stretches of a nice length that hold all of some numbers, about as many as asked for.
  public init(data: some Sequence<Value>, desiredCount: Int? = nil, minimumStride: Value? = nil) {
    self.init(
      range: data.closedRange ?? 0...0, desiredCount: desiredCount, minimumStride: minimumStride)
  }

  /// Stretches of a nice length that hold a range, about as many as asked for.
  public init(range: ClosedRange<Value>, desiredCount: Int? = nil, minimumStride: Value? = nil) {
    let range = Double(range.lowerBound)...Double(range.upperBound)
    let step = Swift.max(
      NiceNumbers.step(of: range.length, count: desiredCount ?? 10),
      minimumStride.map { Double($0) } ?? 0)
    // In `Double` also where the numbers are narrower: multiples of a `Float` tenth drift apart.
    self.init(thresholds: NiceNumbers.thresholds(of: step, in: range).map { Value($0) })
  }

  /// Stretches of a length that hold all of some numbers.
  public init(size: Value, data: some Sequence<Value>) {
    self.init(size: size, range: data.closedRange ?? 0...0)
  }

  /// Stretches of a length that hold a range.
  public init(size: Value, range: ClosedRange<Value>) {
    let range = Double(range.lowerBound)...Double(range.upperBound)
    self.init(thresholds: NiceNumbers.thresholds(of: Double(size), in: range).map { Value($0) })
  }
}

extension NumberBins where Value: BinaryInteger {
  /// Stretches of a nice length that hold all of some numbers, about as many as asked for.
  public init(data: some Sequence<Value>, desiredCount: Int? = nil, minimumStride: Value? = nil) {
    self.init(
      range: data.closedRange ?? 0...0, desiredCount: desiredCount, minimumStride: minimumStride)
  }

  /// Stretches of a nice length that hold a range, about as many as asked for.
  public init(range: ClosedRange<Value>, desiredCount: Int? = nil, minimumStride: Value? = nil) {
    let range = Double(range.lowerBound)...Double(range.upperBound)
    let step = Swift.max(
      NiceNumbers.step(of: range.length, count: desiredCount ?? 10),
      // Below 1 some bins would hold no whole number, and show gaps where there are none.
      minimumStride.map { Double($0) } ?? 1, 1)
    self.init(
      // A boundary that the type cannot hold lies outside of all its values.
      thresholds: NiceNumbers.thresholds(of: step, in: range).compactMap(Value.init(exactly:)))
  }

  /// Stretches of a length that hold all of some numbers.
  public init(size: Value, data: some Sequence<Value>) {
    self.init(size: size, range: data.closedRange ?? 0...0)
  }

  /// Stretches of a length that hold a range.
  public init(size: Value, range: ClosedRange<Value>) {
    let range = Double(range.lowerBound)...Double(range.upperBound)
    self.init(
      thresholds: NiceNumbers.thresholds(of: Double(size), in: range).compactMap(
        Value.init(exactly:)))
  }
}

extension NiceNumbers {
  /// The multiples of a step around a range, from the last at its beginning to the first behind its
  /// end; where there are more than 1000 or the step is no positive number, the ends of the range.
  static func thresholds(of step: Double, in range: ClosedRange<Double>) -> [Double] {
    let low = (range.lowerBound / step).rounded(.down) * step
    // Of a single number that is a multiple both are the same; it needs a bin to be counted in.
    let high = Swift.max((range.upperBound / step).rounded(.up) * step, low + step)
    guard step > 0, low.isFinite, high.isFinite else {
      return [range.lowerBound, range.upperBound]
    }
    let multiples = multiples(of: step, in: low...high)
    return multiples.count > 1 ? multiples : [range.lowerBound, range.upperBound]
  }
}

extension ClosedRange<Double> {
  fileprivate var length: Double { upperBound - lowerBound }
}

extension Sequence where Element: Comparable {
  /// From the least to the greatest; `nil` of nothing.
  var closedRange: ClosedRange<Element>? {
    guard let low = self.min(), let high = self.max() else { return nil }
    return low...high
  }
}

extension Array where Element: Comparable {
  /// The number of the stretch between two neighbours that holds a value, or is the nearest.
  func binIndex(for value: Element) -> Int {
    var (low, high) = (0, count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      // Not `<`: a boundary belongs to the stretch that begins with it.
      if self[middle] <= value { low = middle } else { high = middle }
    }
    return low
  }
}
