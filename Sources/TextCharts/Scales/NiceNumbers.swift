import CStandardLibrary

/// Round numbers: 1, 2 and 5 times a power of ten.
enum NiceNumbers {
  /// The smallest round step that fits at most `count` times into a length.
  ///
  /// 1 if the length is not positive or not finite.
  static func step(of length: Double, count: Int) -> Double {
    guard length > 0, length.isFinite else { return 1 }
    let least = length / Double(max(count, 1))
    let power = pow(10, (log10(least)).rounded(.down))
    // Near the smallest numbers the power of ten is 0.
    guard power > 0, power.isFinite else { return length }
    // With a tolerance, since sums of tenths are inexact.
    for factor in [1.0, 2, 5, 10] where factor * power >= least * (1 - 1e-9) {
      return factor * power
    }
    return 10 * power
  }

  /// Evenly spaced powers of ten between two positive numbers, at most `count`; if fewer than two
  /// exist, their multiples by 2 and 5 as well.
  static func powers(in range: ClosedRange<Double>, count: Int) -> [Double] {
    guard range.lowerBound > 0, range.upperBound.isFinite else { return [] }
    // `pow(10, 3)` may differ from the 1000 at the end of the domain.
    let (low, high) = (range.lowerBound * (1 - 1e-9), range.upperBound * (1 + 1e-9))
    let first = Int(log10(low).rounded(.down))
    let last = Int(log10(high).rounded(.up))
    func numbers(_ factors: [Double]) -> [Double] {
      (first...last).flatMap { power in factors.map { $0 * pow(10, Double(power)) } }
        .filter { low <= $0 && $0 <= high }
    }
    let powers = numbers([1])
    // Between 3 and 80 lies one power of ten, and a single tick does not show the scale.
    if powers.count < 2 { return numbers([1, 2, 5]) }
    let step = (powers.count + count - 1) / max(count, 1)
    return stride(from: 0, to: powers.count, by: max(step, 1)).map { powers[$0] }
  }

  /// The multiples of a step in a range; empty for more than 1000.
  static func multiples(of step: Double, in range: ClosedRange<Double>) -> [Double] {
    guard step > 0, step.isFinite else { return [] }
    let first = (range.lowerBound / step - 1e-9).rounded(.up)
    let last = (range.upperBound / step + 1e-9).rounded(.down)
    guard first.isFinite, last >= first, last - first < 1000 else { return [] }
    // Avoids −0, and returns 0.3 instead of 3 times 0.1.
    return (0...Int(last - first)).map { index in
      let count = first + Double(index)
      return count == 0 ? 0 : step < 1 ? count / (1 / step).rounded(toNearest: 1e-6) : count * step
    }
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

extension Double {
  fileprivate func rounded(toNearest fraction: Double) -> Double {
    let whole = rounded()
    return abs(whole - self) < fraction ? whole : self
  }
}
