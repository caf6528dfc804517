#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A half-life measured from the concentrations in two samples of saliva, or of blood.
///
/// t½ = Δt·ln 2/ln(C₁/C₂); whatever saliva has less than blood cancels (0.74, Newton 1981).
///
///     let test = try HalfLifeTest((at: noon, 3.1), (at: evening, 1.3), intakes: intakes)
///     test.halfLife       // 4.79 h
///     test.relativeError  // 0.16: ± 16 %
///     test.likely.median  // 4.92 h, with what other people have
public struct HalfLifeTest: Hashable, Sendable {
  /// What keeps two samples from being a test.
  public enum Objection: Error, Hashable, Sendable {
    /// Less than four hours apart.
    case tooClose
    /// The second is not lower than the first, or one is not above zero.
    case notFalling
    /// The second is under 0.1 mg/L.
    case tooLow
    /// The second is so little below the first that errors of 10 % may be all there is between them.
    case tooFlat
    /// A half-life that a body does not have: under 1.5 h, or above 24 h where nothing slows clearance.
    case implausible(HalfLife)
    /// A drink between the samples, or so soon before the first that it was still being absorbed.
    case drink(Intake)
  }

  /// The half-life as measured, all that changes it included.
  public let halfLife: HalfLife

  /// Its standard error as a share of it, when each value is right to 10 %; at most one half.
  public let relativeError: Double

  /// The half-life by the samples and by what people have who are alike, together.
  public let likely: Likely

  /// How a half-life is spread among those who would have measured the same.
  public struct Likely: Hashable, Sendable {
    /// What half of them have at most.
    public let median: HalfLife
    /// What 8 in 10 of them have.
    public let interval: ClosedRange<HalfLife>

    /// By Bayes' rule on a grid, where the logarithm of the half-life is normal among people, and so is
    /// that of the ratio of two values, `fall`, around time·ln 2/half-life with an error.
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

  /// The least time between the samples, in seconds: four hours.
  public static let leastTime = 4.0 * 3600

  /// How long before the first sample a drink must have been finished, in seconds: two hours.
  public static let restTime = 2.0 * 3600

  /// The least second value, in mg/L: a rule of this test, and of no laboratory.
  public static let leastValue = 0.1

  /// The half-lives that a test may find, in hours: healthy adults have 1.5 to 9.5 (Institute of
  /// Medicine 2001).
  public static let plausible = 1.5...24.0

  /// The longest in hours where something slows clearance: 56 h with fluvoxamine (Culm-Merdek 2005).
  public static let longestSlowed = 100.0

  /// The test of two samples, the earlier first, their concentrations in mg/L; `intakes` are what was
  /// drunk around them, `factors` what changes the half-life.
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
    // The standard error of the logarithm of a ratio of two values that are each right to 10 %.
    let error = 0.1 * 2.0.squareRoot()
    let fall = log(first.value / second.value)
    guard fall >= 2 * error else { throw .tooFlat }
    let longest = factors.multiplier > 1 ? Self.longestSlowed : Self.plausible.upperBound
    guard Self.plausible.lowerBound...longest ~= halfLife.value else {
      throw .implausible(halfLife)
    }
    self.halfLife = halfLife
    relativeError = error / fall
    likely = Likely(fall: fall, hours: time / 3600, error: error, factors: factors)
  }
}
