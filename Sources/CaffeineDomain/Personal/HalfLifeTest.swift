import CStandardLibrary

/// A half-life measured from two concentrations in saliva or blood.
///
/// t½ = Δt·ln 2/ln(C₁/C₂); the ratio of saliva to blood (0.74, Newton 1981) cancels.
///
///     let test = try HalfLifeTest((at: noon, 3.1), (at: evening, 1.3), intakes: intakes)
///     test.halfLife       // 4.79 h
///     test.relativeError  // 0.16: ± 16 %
///     test.likely.median  // 4.92 h, with what other people have
public struct HalfLifeTest: Hashable, Sendable {
  /// The reason why two samples are no valid test.
  public enum Objection: Error, Hashable, Sendable {
    /// The samples are less than four hours apart.
    case tooClose
    /// The second value is not lower than the first, or one is not above zero.
    case notFalling
    /// The second value is below 0.1 mg/L.
    case tooLow
    /// The difference may come from errors of 10 % alone.
    case tooFlat
    /// An impossible half-life: below 1.5 h, or above 24 h without anything that may slow clearance.
    case implausible(HalfLife)
    /// A drink between the samples, or less than two hours before the first.
    case drink(Intake)
  }

  /// The measured half-life, including all personal factors.
  public let halfLife: HalfLife

  /// The standard error divided by the half-life, for values within 10 %; at most one half.
  public let relativeError: Double

  /// The half-life from the samples, combined with the half-life of similar people.
  public let likely: Likely

  /// The distribution of the half-life among people with the same measurement.
  public struct Likely: Hashable, Sendable {
    /// Half of these people have at most this half-life.
    public let median: HalfLife
    /// The range of 8 in 10 people.
    public let interval: ClosedRange<HalfLife>

    /// Applies Bayes' rule on a grid.
    ///
    /// The logarithm of the half-life is normal among people, and so is that of the ratio `fall`
    /// around time·ln 2/half-life with `error`.
    fileprivate init(fall: Double, hours: Double, error: Double, factors: PersonalFactors) {
      let people = Profile(factors: factors)
      let center = log(people.kinetics.halfLife.value * people.halfLifeMedian)
      let spread = people.halfLifeSpread
      let grid = (-2000...2000).map { Double($0) * 6 / 2000 }
      let weights = grid.map { deviate in
        let miss = (fall - hours * log(2) / exp(center + deviate * spread)) / error
        return exp(-(deviate * deviate + miss * miss) / 2)
      }
      let total = weights.reduce(0, +)
      func quantile(_ share: Double) -> HalfLife {
        var sum = 0.0
        let index = weights.firstIndex {
          sum += $0
          return sum >= share * total
        }
        return HalfLife(exp(center + grid[index ?? grid.count - 1] * spread)) ?? .standard
      }
      median = quantile(0.5)
      interval = quantile(Band.interval.lowerBound)...quantile(Band.interval.upperBound)
    }
  }

  /// The shortest time between the samples: four hours, in seconds.
  public static let leastTime = 4.0 * 3600

  /// The time between the last drink's end and the first sample: two hours, in seconds.
  public static let restTime = 2.0 * 3600

  /// The lowest second value in mg/L: a rule of this test, not of a laboratory.
  public static let leastValue = 0.1

  /// The possible half-lives in hours: healthy adults have 1.5 to 9.5 (Institute of Medicine 2001).
  public static let plausible = 1.5...24.0

  /// The longest possible half-life in hours with slowed clearance: 56 h with fluvoxamine
  /// (Culm-Merdek 2005).
  public static let longestSlowed = 100.0

  /// Tests two samples with concentrations in mg/L, the earlier one first, given the drinks around
  /// them and the factors of the half-life.
  public init(
    _ first: (at: Date, value: Double), _ second: (at: Date, value: Double), intakes: [Intake],
    factors: PersonalFactors = PersonalFactors()
  ) throws(Objection) {
    let time = second.at.timeIntervalSince(first.at)
    guard time >= Self.leastTime else { throw .tooClose }
    guard second.value > 0, first.value > second.value, first.value.isFinite,
      let halfLife = HalfLife(time / 3600 * log(2) / log(first.value / second.value))
    else { throw .notFalling }
    let quiet = first.at.addingTimeInterval(-Self.restTime)
    let disturbing = intakes.first {
      $0.amount > .zero && $0.start < second.at && $0.start.addingTimeInterval($0.duration) > quiet
    }
    if let disturbing { throw .drink(disturbing) }
    guard second.value >= Self.leastValue else { throw .tooLow }
    // The standard error of the logarithm of a ratio whose values are within 10 %.
    let error = 0.1 * 2.0.squareRoot()
    let fall = log(first.value / second.value)
    guard fall >= 2 * error else { throw .tooFlat }
    let maySlow = factors.multiplier > 1 || factors.hasUnknownEffect
    let longest = maySlow ? Self.longestSlowed : Self.plausible.upperBound
    guard Self.plausible.lowerBound...longest ~= halfLife.value else {
      throw .implausible(halfLife)
    }
    self.halfLife = halfLife
    relativeError = error / fall
    likely = Likely(fall: fall, hours: time / 3600, error: error, factors: factors)
  }
}
