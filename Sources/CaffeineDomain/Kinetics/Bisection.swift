/// The search for the place where a condition stops holding.
enum Bisection {
  /// The place between `low` and `high` where `holds` stops being true, bracketed to `tolerance`.
  ///
  /// It must hold just after `low` and from one place on no more. The lower end of the bracket
  /// still satisfies it, the upper end does not.
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
