#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Whether bad nights go with more caffeine at bedtime, in one person's own ratings.
///
/// An association and no cause: who drinks late may sleep badly for other reasons. It says nothing
/// of the half-life, which ratings cannot tell from sensitivity (`Docs/Kinetics.md`).
///
///     let association = NightAssociation(nights)  // nil below 20 nights, or 5 of either kind
///     association?.concordance                    // 0.74
///     association?.interval                       // 0.53…0.95
public struct NightAssociation: Hashable, Sendable {
  /// A rated night.
  public struct Night: Hashable, Sendable {
    /// What was in the body at bedtime.
    public let level: Milligrams
    /// How the sleeper called it the next day.
    public let rating: NightRating

    /// A rating beside the level of the typical person at that night's bedtime.
    public init(level: Milligrams, rating: NightRating) {
      self.level = level
      self.rating = rating
    }
  }

  /// The fewest nights from which anything is told.
  public static let leastNights = 20
  /// The fewest good ones, and the fewest bad ones.
  public static let leastOfEach = 5

  /// Of all pairs of a bad and a good night the share in which the bad one had more caffeine, ties
  /// counted half; 0.5 when there is nothing between them.
  public let concordance: Double

  /// Where the concordance lies with a probability of 95 %, by Hanley & McNeil 1982,
  /// doi:10.1148/radiology.143.1.7063747.
  public let interval: ClosedRange<Double>

  /// The level that parts good nights from bad ones best, between the levels of two nights, and all
  /// that part them not clearly worse (a logarithm of the likelihood at most 1.92 lower); `nil` unless
  /// the association is beyond chance.
  public let limit: Limit?

  /// A level, and how far off it may be.
  public struct Limit: Hashable, Sendable {
    /// The level that parts the nights best.
    public let best: Milligrams
    /// The levels that part them not clearly worse.
    public let range: ClosedRange<Milligrams>
  }

  /// The association in at least 20 nights, 5 of them good and 5 bad; else `nil`.
  ///
  /// O(nights²).
  public init?(_ nights: [Night]) {
    let bad = nights.filter { $0.rating == .bad }.map(\.level)
    let good = nights.filter { $0.rating == .good }.map(\.level)
    guard nights.count >= Self.leastNights, min(bad.count, good.count) >= Self.leastOfEach else {
      return nil
    }
    let wins = bad.reduce(0.0) { sum, bad in
      good.reduce(sum) { $0 + ($1 < bad ? 1 : $1 == bad ? 0.5 : 0) }
    }
    let pairs = Pairs(wins: wins, bad: bad.count, good: good.count)
    concordance = pairs.share
    let reach = 1.96 * pairs.error
    interval = max(concordance - reach, 0)...min(concordance + reach, 1)
    limit = pairs.areBeyondChance ? Self.limit(of: nights) : nil
  }

  /// All pairs of a bad and a good night.
  package struct Pairs {
    /// The share in which the bad one had more caffeine.
    let share: Double
    let error: Double

    /// The pairs of so many nights of either kind; in `wins` of them the bad one had more.
    package init(wins: Double, bad: Int, good: Int) {
      let (bad, good) = (Double(bad), Double(good))
      // Half a pair added to either side: of nights that are parted wholly the error is not 0.
      share = (wins + 0.5) / (bad * good + 1)
      let bothBad = share / (2 - share) - share * share
      let bothGood = 2 * share * share / (1 + share) - share * share
      let variance =
        (share * (1 - share) + (bad - 1) * bothBad + (good - 1) * bothGood) / (bad * good)
      error = variance.squareRoot()
    }

    /// Whether that many are more than chance.
    ///
    /// By three standard errors and not by two, since people look again each morning: of those whose
    /// nights have nothing to do with caffeine 16 in 100 would be told a limit by two within 200
    /// nights, and 3 by three.
    package var areBeyondChance: Bool { share - 3 * error > 0.5 }
  }

  private static func limit(of nights: [Night]) -> Limit? {
    let levels = Set(nights.map(\.level)).sorted()
    let splits = zip(levels, levels.dropFirst()).map { low, high in
      let level = Milligrams(clamping: (low.value + high.value) / 2)
      return (level: level, likelihood: logLikelihood(of: nights, above: level))
    }
    guard let best = splits.max(by: { $0.likelihood < $1.likelihood }) else { return nil }
    let close = splits.filter { $0.likelihood >= best.likelihood - 1.92 }.map(\.level)
    return Limit(
      best: best.level, range: (close.first ?? best.level)...(close.last ?? best.level))
  }

  /// How likely the ratings are when bad nights have one share up to a level and another above it.
  private static func logLikelihood(of nights: [Night], above level: Milligrams) -> Double {
    [nights.filter { $0.level <= level }, nights.filter { $0.level > level }].reduce(0) {
      sum, part in
      let bad = Double(part.count { $0.rating == .bad })
      let good = Double(part.count) - bad
      return sum + [bad, good].reduce(0) { $0 + ($1 > 0 ? $1 * log($1 / (bad + good)) : 0) }
    }
  }
}
