#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Numbers that people count in: 1, 2 and 5 times a power of ten.
enum NiceNumbers {
  /// The smallest nice step of which at most `count` fit into a length.
  ///
  /// Of a length that is no positive number it is 1.
  static func step(of length: Double, count: Int) -> Double {
    guard length > 0, length.isFinite else { return 1 }
    let least = length / Double(max(count, 1))
    let power = pow(10, (log10(least)).rounded(.down))
    // Of numbers near the least there are, the power of ten is 0.
    guard power > 0, power.isFinite else { return length }
    // Sums of tenths are a little more or less than they should be.
    for factor in [1.0, 2, 5, 10] where factor * power >= least * (1 - 1e-9) {
      return factor * power
    }
    return 10 * power
  }

  /// Powers of ten between two numbers above 0, at most `count` at even distances, and where there
  /// are fewer than two of them their multiples by 2 and 5 too.
  static func powers(in range: ClosedRange<Double>, count: Int) -> [Double] {
    guard range.lowerBound > 0, range.upperBound.isFinite else { return [] }
    // `pow(10, 3)` need not be exactly the 1000 that the domain ends with.
    let (low, high) = (range.lowerBound * (1 - 1e-9), range.upperBound * (1 + 1e-9))
    let first = Int(log10(low).rounded(.down))
    let last = Int(log10(high).rounded(.up))
    func numbers(_ factors: [Double]) -> [Double] {
      (first...last).flatMap { power in factors.map { $0 * pow(10, Double(power)) } }
        .filter { low <= $0 && $0 <= high }
    }
    let powers = numbers([1])
    // From 3 to 80 there is one power of ten, and one tick says nothing of a scale.
    if powers.count < 2 { return numbers([1, 2, 5]) }
    let step = (powers.count + count - 1) / max(count, 1)
    return stride(from: 0, to: powers.count, by: max(step, 1)).map { powers[$0] }
  }

  /// The multiples of a step from one number to another, at most 1000.
  static func multiples(of step: Double, in range: ClosedRange<Double>) -> [Double] {
    guard step > 0, step.isFinite else { return [] }
    let first = (range.lowerBound / step - 1e-9).rounded(.up)
    let last = (range.upperBound / step + 1e-9).rounded(.down)
    guard first.isFinite, last >= first, last - first < 1000 else { return [] }
    // 0 and not −0, and 0.3 rather than 3 times 0.1.
    return (0...Int(last - first)).map { index in
      let count = first + Double(index)
      return count == 0 ? 0 : step < 1 ? count / (1 / step).rounded(toNearest: 1e-6) : count * step
    }
  }
}

extension Double {
  fileprivate func rounded(toNearest fraction: Double) -> Double {
    let whole = rounded()
    return abs(whole - self) < fraction ? whole : self
  }
}
