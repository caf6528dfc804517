#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A number whose logarithm is spread like a mixture of equally likely normal distributions.
struct NormalMixture {
  /// The logarithms of the middles, ascending.
  private let centers: [Double]
  /// The standard deviation around each.
  private let widths: [Double]

  /// The mixture around `middles`, ascending, each spread with a coefficient of variation; one below
  /// 1e-12 counts as that, since 0 has no logarithm.
  ///
  /// A component is at least as wide as two fifths of the distance to its neighbours: without a
  /// spread of their own nine steps would make the tails of a normal distribution a third too long.
  init(around middles: [Double], variation: Double) {
    let centers = middles.map { log(max($0, 1e-12)) }
    let own = (log(1 + variation * variation)).squareRoot()
    widths = centers.indices.map { index in
      let (below, above) = (max(index - 1, 0), min(index + 1, centers.count - 1))
      let distance = (centers[above] - centers[below]) / Double(above - below)
      return max(own, 0.4 * distance, 1e-9)
    }
    self.centers = centers
  }

  /// The chance that it is at most `limit` > 0.
  func chance(ofAtMost limit: Double) -> Double { chance(ofAtMostLog: log(limit)) }

  /// What it is at most with a chance of `share`, which is more than 0 and less than 1.
  func quantile(_ share: Double) -> Double {
    // Each component has it within so many widths, since Φ(−z) ≤ e^(−z²/2) / 2. Farther out the odds are
    // no line, and the search takes more steps.
    let reach = (-2 * log(2 * min(share, 1 - share))).squareRoot() * (widths.max() ?? 0)
    let (low, high) = ((centers.first ?? 0) - reach, (centers.last ?? 0) + reach)
    let goal = Crossing.logit(share)
    let place = Crossing.bracket(low, high, tolerance: 1e-4) { limit in
      Crossing.logit(chance(ofAtMostLog: limit)) - goal
    }
    return exp(place.high)
  }

  private func chance(ofAtMostLog limit: Double) -> Double {
    var sum = 0.0
    for index in centers.indices {
      sum += erfc((centers[index] - limit) / (widths[index] * 2.0.squareRoot()))
    }
    return sum / Double(2 * centers.count)
  }
}
