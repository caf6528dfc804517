import CStandardLibrary

/// Whether a person's bad nights coincide with more caffeine at bedtime, by their own ratings.
///
/// An association, not a cause: late drinkers may sleep badly for other reasons. It says nothing
/// about the half-life, which ratings cannot separate from sensitivity (`Docs/Kinetics.md`).
///
///     let association = NightAssociation(nights)  // nil below 20 nights, or 5 of either kind
///     association?.concordance                    // 0.74
///     association?.interval                       // 0.53…0.95
public struct NightAssociation: Hashable, Sendable {
  /// A rated night with its level.
  public struct Night: Hashable, Sendable {
    /// The level at bedtime.
    public let level: Milligrams
    /// The person's rating on the next day.
    public let rating: NightRating

    /// Pairs a rating with the typical person's level at bedtime.
    public init(level: Milligrams, rating: NightRating) {
      self.level = level
      self.rating = rating
    }
  }

  /// The smallest number of nights for a result.
  public static let leastNights = 20
  /// The smallest number of good nights, and of bad ones.
  public static let leastOfEach = 5

  /// The share of pairs of a bad and a good night in which the bad one had more caffeine; ties
  /// count half.
  ///
  /// 0.5 means no association. Half a pair is added on either side, so it is never quite 0 or 1.
  public let concordance: Double

  /// The 95 % confidence interval of the concordance, by Hanley & McNeil 1982,
  /// doi:10.1148/radiology.143.1.7063747.
  public let interval: ClosedRange<Double>

  /// The level that best separates good nights from bad ones; `nil` unless the association is
  /// beyond chance.
  public let limit: Limit?

  /// A level with its uncertainty.
  public struct Limit: Hashable, Sendable {
    /// The best level, between the levels of two nights.
    public let best: Milligrams
    /// All levels that separate not clearly worse: a log-likelihood at most 1.92 lower.
    public let range: ClosedRange<Milligrams>
  }

  /// The association in at least 20 nights with 5 good and 5 bad ones, or else `nil`.
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
    /// The share in which the bad night had more caffeine.
    let share: Double
    let error: Double

    /// In `wins` pairs the bad night had more caffeine.
    package init(wins: Double, bad: Int, good: Int) {
      let (bad, good) = (Double(bad), Double(good))
      // Adds half a pair to either side, so that the error of perfectly separated nights is not 0.
      share = (wins + 0.5) / (bad * good + 1)
      let bothBad = share / (2 - share) - share * share
      let bothGood = 2 * share * share / (1 + share) - share * share
      let variance =
        (share * (1 - share) + (bad - 1) * bothBad + (good - 1) * bothGood) / (bad * good)
      error = variance.squareRoot()
    }

    /// Whether the share is beyond chance.
    ///
    /// Uses three standard errors instead of two, since people look again each morning: for nights
    /// unrelated to caffeine, two would report a limit to 16 in 100 people within 200 nights, three
    /// to 3.
    package var areBeyondChance: Bool { share - 3 * error > 0.5 }
  }

  private static func limit(of nights: [Night]) -> Limit? {
    let levels = Set(nights.map(\.level)).sorted()
    // Between two levels no night tells one limit from another.
    let splits = zip(levels, levels.dropFirst()).map { low, high in
      (low: low, high: high, likelihood: logLikelihood(of: nights, above: low))
    }
    guard let best = splits.max(by: { $0.likelihood < $1.likelihood }) else { return nil }
    let close = splits.filter { $0.likelihood >= best.likelihood - 1.92 }
    return Limit(
      best: Milligrams(clamping: (best.low.value + best.high.value) / 2),
      range: (close.first ?? best).low...(close.last ?? best).high)
  }

  /// The log-likelihood of the ratings with one share of bad nights up to a level and another
  /// above.
  private static func logLikelihood(of nights: [Night], above level: Milligrams) -> Double {
    [nights.filter { $0.level <= level }, nights.filter { $0.level > level }].reduce(0) {
      sum, part in
      let bad = Double(part.count { $0.rating == .bad })
      let good = Double(part.count) - bad
      return sum + [bad, good].reduce(0) { $0 + ($1 > 0 ? $1 * log($1 / (bad + good)) : 0) }
    }
  }
}
