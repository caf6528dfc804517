#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The search for the place where a chance reaches a share.
enum Crossing {
  /// A place and the chance there.
  struct Probe {
    let place: Double
    let chance: Double
  }

  /// The place between `low` and `high` where a chance that grows reaches `share`, bracketed to
  /// `tolerance`: below it at the lower end, at or above it at the upper.
  ///
  /// By the secant on the chance's logit, which for a normal distribution is nearly a line, with
  /// Illinois's halving of the end that stays; every fourth step bisects, for chances that jump.
  static func bracket(
    _ low: Probe, _ high: Probe, tolerance: Double, of share: Double, _ probe: (Double) -> Probe
  ) -> (low: Probe, high: Probe) {
    let goal = log(share / (1 - share))
    func excess(_ probe: Probe) -> Double {
      let chance = min(max(probe.chance, 1e-15), 1 - 1e-15)
      return log(chance / (1 - chance)) - goal
    }
    var (low, high) = (low, high)
    var (below, above) = (excess(low), excess(high))
    var (step, side) = (0, 0)
    while high.place - low.place > tolerance {
      step += 1
      let width = high.place - low.place
      let middle = low.place + width / 2
      guard middle > low.place, middle < high.place else { break }
      let secant = low.place + width * (below / (below - above))
      let isUsable = step % 4 != 0 && secant.isFinite
      // Never on an end again: half a tolerance inside, the bracket closes.
      let place =
        isUsable
        ? min(max(secant, low.place + tolerance / 2), high.place - tolerance / 2) : middle
      let next = probe(place)
      let value = excess(next)
      if value < 0 {
        (low, below) = (next, value)
        if side < 0 { above /= 2 }
        side = -1
      } else {
        (high, above) = (next, value)
        if side > 0 { below /= 2 }
        side = 1
      }
    }
    return (low, high)
  }
}
