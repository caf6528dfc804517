import CStandardLibrary

/// A number whose logarithm follows a mixture of equally likely normal distributions.
struct NormalMixture {
  /// The medians' logarithms, ascending.
  private let centers: [Double]
  /// The standard deviation of each component.
  private let widths: [Double]

  /// A mixture around ascending `middles` with a common coefficient of variation; medians below
  /// 1e-12 count as that, since 0 has no logarithm.
  ///
  /// Each component is at least two fifths as wide as the distance to its neighbours: without their
  /// own spread, nine steps would lengthen the tails of a normal distribution by a third.
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

  /// The probability of at most `limit`, which must be above 0.
  func chance(ofAtMost limit: Double) -> Double { chance(ofAtMostLog: log(limit)) }

  /// The value with a probability of `share` (between 0 and 1) of not being exceeded.
  func quantile(_ share: Double) -> Double {
    // Bounds each component, since Φ(−z) ≤ e^(−z²/2) / 2. Far out the odds are not linear, and the
    // search takes more steps.
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
