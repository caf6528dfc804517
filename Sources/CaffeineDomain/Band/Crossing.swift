import CStandardLibrary

/// Finds the zero of a function.
enum Crossing {
  /// Brackets the place between `low` and `high` where `excess` becomes zero or positive, to
  /// `tolerance`.
  ///
  /// Uses the secant with Illinois's halving of the end that stays: about ten evaluations of a
  /// smooth function, where bisection takes forty. Every fourth step bisects, for functions that
  /// jump.
  static func bracket(
    _ low: Double, _ high: Double, tolerance: Double, excess: (Double) -> Double
  ) -> (low: Double, high: Double) {
    var (low, high) = (low, high)
    var (below, above) = (excess(low), excess(high))
    var (step, side) = (0, 0)
    while high - low > tolerance {
      step += 1
      let width = high - low
      let middle = low + width / 2
      guard middle > low, middle < high else { break }
      let secant = low + width * (below / (below - above))
      let isUsable = step % 4 != 0 && secant.isFinite
      // Stays half a tolerance inside, so that the bracket closes.
      let place = isUsable ? min(max(secant, low + tolerance / 2), high - tolerance / 2) : middle
      let value = excess(place)
      if value < 0 {
        (low, below) = (place, value)
        if side < 0 { above /= 2 }
        side = -1
      } else {
        (high, above) = (place, value)
        if side > 0 { below /= 2 }
        side = 1
      }
    }
    return (low, high)
  }

  /// The log-odds of a probability, finite for 0 and 1; nearly linear for a normal distribution.
  static func logit(_ chance: Double) -> Double {
    let chance = min(max(chance, 1e-15), 1 - 1e-15)
    return log(chance / (1 - chance))
  }
}
