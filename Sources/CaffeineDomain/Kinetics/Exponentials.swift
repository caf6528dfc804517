import CStandardLibrary

/// Divided differences of the exponential, used by every closed form here.
///
/// The textbook forms subtract nearly equal numbers for close rates or short times; these are
/// accurate to about 1e-15 relative for all arguments ≥ 0.
enum Exponentials {
  /// The mean of e^(−u) over 0…x: (1 − e^(−x))/x, and 1 at x = 0.
  static func mean(_ x: Double) -> Double { x == 0 ? 1 : -expm1(-x) / x }

  /// The second divided difference of e^(−u) over 0, x and y: (mean(x) − mean(y))/(y − x).
  ///
  /// Symmetric in its arguments; ½ when both are 0.
  static func secondDifference(_ x: Double, _ y: Double) -> Double {
    let near = min(x, y)
    let far = max(x, y)
    guard far < 1 else {
      // Divided by the widest span, at most two thirds cancel.
      return (mean(near) - exp(-near) * mean(far - near)) / far
    }
    return series(near, far)
  }

  /// Σ (−1)ⁿ hₙ(x, y)/(n + 2)!, hₙ being the complete homogeneous polynomial of degree n.
  private static func series(_ near: Double, _ far: Double) -> Double {
    var polynomial = 1.0
    var power = 1.0
    var factor = 0.5
    var sum = 0.5
    for degree in 1...20 {
      power *= near
      polynomial = far * polynomial + power
      factor /= -Double(degree + 2)
      sum += factor * polynomial
    }
    return sum
  }
}

/// Finds where a condition stops being true.
enum Bisection {
  /// Brackets the place between `low` and `high` where `holds` becomes false, to `tolerance`.
  ///
  /// `holds` must be true just after `low` and change once. It is true at the lower end of the
  /// result and false at the upper.
  static func bracket(
    _ low: Double, _ high: Double, tolerance: Double, while holds: (Double) -> Bool
  ) -> (low: Double, high: Double) {
    var low = low
    var high = high
    while high - low > tolerance {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      if holds(middle) { low = middle } else { high = middle }
    }
    return (low, high)
  }
}
