#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The search for the place where a number passes zero.
enum Crossing {
  /// The place between `low` and `high` where `excess` passes zero, bracketed to `tolerance`: below
  /// zero at the lower end, at or above it at the upper.
  ///
  /// By the secant, with Illinois's halving of the end that stays: some ten values of a smooth number,
  /// where halving the bracket takes forty. Every fourth step does that, for numbers that jump.
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
      // Never on an end again: half a tolerance inside, the bracket closes.
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

  /// The logarithm of a chance's odds, finite for 0 and 1: of a normal distribution nearly a line.
  static func logit(_ chance: Double) -> Double {
    let chance = min(max(chance, 1e-15), 1 - 1e-15)
    return log(chance / (1 - chance))
  }
}
