import CStandardLibrary

/// The level over time for a whole population with the same drinks: how wrong a single line can be.
///
/// Half-lives are log-normal around the profile's. Nine curves stand for a ninth of people each.
/// Around each curve the level is log-normal too, as wide as the drinks' own variation; half of its
/// variance is common to the day (same machine, same person), half belongs to each cup.
/// `Docs/Kinetics.md` derives it, and a Monte Carlo test agrees. Valid from `instant` on.
///
///     let band = Band(of: intakes, profile: profile, from: now)
///     band.levels(at: bedtime)                          // 18…82 mg, for 8 in 10 people
///     band.chance(ofAtMost: 50, from: bedtime)          // 0.59
///     band.firstTime(ofAtMost: 50, for: 0.9, after: now)  // 3:45, low by then for 9 in 10
public struct Band: Sendable {
  /// The instant from which it is valid, in seconds since the reference date.
  private let start: Double

  /// One curve per ninth of people, by ascending half-life.
  private let curves: [Curve]

  /// For the median half-life, each drink times its coefficient of variation.
  ///
  /// Divided by the level it is the level's variation if the errors of all drinks agree in sign.
  private let error: Curve

  /// The error of each drink absorbed on its own, and for drinks absorbed together the root of the
  /// sum of squares, which decays alike.
  ///
  /// The root of the sum of all squares divided by the level is its variation if errors are
  /// independent.
  private let errors: [Curve]

  /// The share of each drink's variance that is common to all: one half, for want of measurements.
  ///
  /// It would be 1 for one machine on one day, and 0 for unrelated cups.
  private static let commonShare = 0.5

  /// The band from `instant` on, of intakes in any order; O(intakes).
  public init(of intakes: [Intake], profile: Profile, from instant: Date) {
    let curve = Curve(of: intakes, kinetics: profile.kinetics)
    self.init(of: intakes, along: curve, profile: profile, from: instant)
  }

  /// Reuses a known curve of the intakes.
  init(of intakes: [Intake], along curve: Curve, profile: Profile, from instant: Date) {
    let start = instant.timeIntervalSinceReferenceDate
    self.start = start
    let (median, spread) = (profile.halfLifeMedian, profile.halfLifeSpread)
    curves = Self.deviates.map { curve.stretched(by: median * exp($0 * spread)).folded(at: start) }
    let kinetics = curve.kinetics
    var events: [CurveEvent] = []
    var parts: [Curve] = []
    var absorbed = 0.0
    CurveEvent.eachDrink(of: intakes) { index, drink in
      let intake = intakes[index]
      let variation = intake.variation(as: drink).value
      guard variation > 0 else { return }
      let weight = kinetics.bioavailability.value * variation
      CurveEvent.append(intake, drink, weight: weight, to: &events)
      // Two drinks in one entry are two cups.
      var own: [CurveEvent] = []
      CurveEvent.append(
        intake, drink, weight: weight / max(intake.counted.count, 1).squareRoot(), to: &own)
      let part = Curve(events: own, kinetics: kinetics).folded(at: start)
      if part.onlyFalls {
        let level = part.level(at: start)
        absorbed += level * level
      } else {
        parts.append(part)
      }
    }
    if absorbed > 0 {
      parts.append(Curve(holding: absorbed.squareRoot(), at: start, kinetics: kinetics))
    }
    error = Curve(events: CurveEvent.ordered(events), kinetics: kinetics).folded(at: start)
    errors = parts
  }

  /// The band from a later instant on, with what came before reduced to its state.
  func folded(at instant: Double) -> Band {
    Band(
      start: instant, curves: curves.map { $0.folded(at: instant) },
      error: error.folded(at: instant), errors: errors.map { $0.folded(at: instant) })
  }

  private init(start: Double, curves: [Curve], error: Curve, errors: [Curve]) {
    self.start = start
    self.curves = curves
    self.error = error
    self.errors = errors
  }

  /// The medians of nine equally likely parts of the standard normal distribution.
  fileprivate static let deviates = [
    -1.593219, -0.967422, -0.589456, -0.282216, 0, 0.282216, 0.589456, 0.967422, 1.593219,
  ]

  /// The levels of 8 in 10 people at an instant: 1 in 10 are below, 1 in 10 above.
  public func levels(at instant: Date) -> ClosedRange<Milligrams> {
    let low = level(at: instant, for: Self.interval.lowerBound)
    return low...max(low, level(at: instant, for: Self.interval.upperBound))
  }

  /// The level that a share of people, between 0 and 1, do not exceed at an instant.
  func level(at instant: Date, for share: Double) -> Milligrams {
    quantile(share, of: mixture(at: instant))
  }

  /// The level that a share of people do not exceed from an instant on.
  func highest(from instant: Date, for share: Double) -> Milligrams {
    let time = instant.timeIntervalSinceReferenceDate
    return quantile(share, of: mixture { $0.highest(from: time) })
  }

  private func quantile(_ share: Double, of mixture: NormalMixture?) -> Milligrams {
    mixture.map { Milligrams(clamping: $0.quantile(share)) } ?? .zero
  }

  /// The levels at ascending `instants`, in one pass along each curve.
  package func levels(at instants: [Date], for share: Double) -> [Milligrams] {
    let levels = curves.map { $0.levels(at: instants) }
    let error = error.levels(at: instants)
    let errors = errors.map { $0.levels(at: instants) }
    return instants.indices.map { index in
      mixture(
        of: levels.map { $0[index].value }, error: error[index].value,
        ownVariance: errors.sumOfSquares { $0[index].value }
      )
      .map { Milligrams(clamping: $0.quantile(share)) } ?? .zero
    }
  }

  /// The share of people at or below `limit` at an instant.
  public func chance(ofAtMost limit: Milligrams, at instant: Date) -> Double {
    chance(mixture(at: instant), ofAtMost: limit)
  }

  /// The share of people at or below `limit` from an instant on.
  ///
  /// Never decreases with later instants. While levels fall, it equals the share at the instant.
  public func chance(ofAtMost limit: Milligrams, from instant: Date) -> Double {
    let time = instant.timeIntervalSinceReferenceDate
    return chance(mixture { $0.highest(from: time) }, ofAtMost: limit)
  }

  /// The share with one more dose, which varies from cup to cup; `level` reads each curve.
  func chance(
    ofAtMost limit: Milligrams, adding dose: Double, varying variation: Double,
    _ level: (_ curve: Curve, _ dose: Double) -> Double
  ) -> Double {
    chance(mixture(adding: dose, varying: variation, level), ofAtMost: limit)
  }

  /// The level that a share of people do not exceed with one more dose.
  func level(
    for share: Double, adding dose: Double, varying variation: Double,
    _ level: (_ curve: Curve, _ dose: Double) -> Double
  ) -> Milligrams {
    quantile(share, of: mixture(adding: dose, varying: variation, level))
  }

  private func mixture(
    adding dose: Double, varying variation: Double, _ level: (Curve, Double) -> Double
  ) -> NormalMixture? {
    let alone = Curve(of: [], kinetics: error.kinetics).folded(at: start)
    let own = level(alone, dose * variation)
    return mixture(
      of: curves.map { level($0, dose) }, error: level(error, dose * variation),
      ownVariance: errors.sumOfSquares { level($0, 0) } + own * own)
  }

  /// The first instant from which a share of people stay at or below `limit`, to the second; `nil`
  /// if they already do from `start` on.
  public func firstTime(ofAtMost limit: Milligrams, for share: Double, after start: Date) -> Date? {
    firstTimes(ofAtMost: limit, for: [share], after: start)[0]
  }

  /// The first instants for several shares, which reuse each other's probes.
  func firstTimes(ofAtMost limit: Milligrams, for shares: [Double], after start: Date) -> [Date?] {
    func probe(_ seconds: Double) -> (seconds: Double, chance: Double) {
      (seconds, chance(ofAtMost: limit, from: start.addingTimeInterval(seconds)))
    }
    var probes = [probe(0)]
    return shares.map { share in
      guard probes[0].chance < share else { return nil }
      while let last = probes.last, last.chance < share, last.seconds < Self.forever {
        probes.append(probe(max(2 * last.seconds, 4 * 3600)))
      }
      let high = probes.firstIndex { $0.chance >= share } ?? probes.count - 1
      let goal = Crossing.logit(share)
      let place = Crossing.bracket(
        probes[max(high - 1, 0)].seconds, probes[high].seconds, tolerance: 1
      ) { seconds in
        let known = probes.first { $0.seconds == seconds }
        return Crossing.logit((known ?? probe(seconds)).chance) - goal
      }
      let time = start.timeIntervalSinceReferenceDate + place.high
      return Date(timeIntervalSinceReferenceDate: time.rounded(.up))
    }
  }

  /// The shares that bound 8 in 10 people.
  public static let interval = 0.1...0.9

  /// In seconds; longer than any level takes to fall.
  private static let forever = 1e14

  private func chance(_ mixture: NormalMixture?, ofAtMost limit: Milligrams) -> Double {
    mixture?.chance(ofAtMost: max(limit, Curve.negligible).value) ?? 1
  }

  private func mixture(at instant: Date) -> NormalMixture? {
    let time = instant.timeIntervalSinceReferenceDate
    return mixture { $0.level(at: time) }
  }

  private func mixture(_ level: (Curve) -> Double) -> NormalMixture? {
    mixture(
      of: curves.map(level), error: level(error), ownVariance: errors.sumOfSquares { level($0) })
  }

  /// The distribution of the level over all curves; `nil` if the levels are zero or infinite.
  private func mixture(
    of levels: [Double], error: Double, ownVariance own: Double
  ) -> NormalMixture? {
    let middle = levels[levels.count / 2]
    guard let most = levels.last, most > 1e-9, most.isFinite else { return nil }
    let variance = Self.commonShare * error * error + (1 - Self.commonShare) * own
    return NormalMixture(around: levels, variation: middle > 0 ? variance.squareRoot() / middle : 0)
  }
}

extension Profile {
  /// The seconds after which a drink no longer matters, on the band's slowest curve either.
  package var horizon: Double {
    var slowest = kinetics
    slowest.halfLife =
      slowest.halfLife * (halfLifeMedian * exp((Band.deviates.last ?? 0) * halfLifeSpread))
    return slowest.horizon()
  }
}

extension Array {
  /// The variance of a sum of independent parts.
  fileprivate func sumOfSquares(_ number: (Element) -> Double) -> Double {
    reduce(0) { sum, element in
      let number = number(element)
      return sum + number * number
    }
  }
}

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
