/// Whether the level will be low, in three grades, since it is not known to the minute.
///
///     Verdict(chance: 0.59)  // .uncertain: may or may not be low
public enum Verdict: CaseIterable, Hashable, Sendable {
  /// Low for at least 8 in 10 people.
  case likely
  /// Low for 2 to 8 in 10 people.
  case uncertain
  /// Low for fewer than 2 in 10 people.
  case unlikely

  /// The verdict on a probability from 0 to 1.
  public init(chance: Double) {
    self = chance >= 0.8 ? .likely : chance >= 0.2 ? .uncertain : .unlikely
  }

  /// The verdict after a drink, where the probability was `before`.
  ///
  /// A drink that costs less than ``hair`` does not turn `uncertain` into `unlikely`.
  ///
  /// `likely` always needs 8 in 10, since the time for 8 in 10 is shown beside it.
  public init(chance: Double, before: Double) {
    let isHair = before - chance < Self.hair && Verdict(chance: before) == .uncertain
    self = isHair ? .uncertain : Verdict(chance: chance)
  }

  /// The smallest relevant change of a probability, below the effect of the unmeasured ρ.
  public static let hair = 0.03

  /// The verdict as a clause: `it may or may not be low`.
  public var sentence: String {
    switch self {
    case .likely: "it is likely low"
    case .uncertain: "it may or may not be low"
    case .unlikely: "it is likely not low"
    }
  }

  /// The verdict in a few words: `likely low`.
  public var words: String {
    switch self {
    case .likely: "likely low"
    case .uncertain: "may or may not be low"
    case .unlikely: "likely not low"
    }
  }
}

/// The share of people for whom an answer about time should hold.
///
/// 0.5 answers for the typical person: the median half-life, and drinks as listed. Higher values
/// hold for at least that share, and for the typical person too.
public struct Confidence: Quantity {
  /// The share, from 0.5 to 0.95.
  public let value: Double

  /// Creates a confidence; `nil` outside of 0.5 to 0.95.
  public init?(_ share: Double) {
    guard (0.5...0.95).contains(share) else { return nil }
    value = share
  }

  /// The default, 0.8.
  public static let standard: Confidence = 0.8

  /// The typical person, 0.5.
  public static let typical: Confidence = 0.5
}

// Rounding for people: levels, peaks, bands and remaining amounts to 5 mg, estimated times to a
// quarter of an hour, each in the direction that promises less. Programs get all digits, and typed
// values are never rounded.

extension Date {
  /// An estimated future time, rounded up to the next quarter of an hour after `now`.
  package func quarterToCome(after now: Date) -> Date {
    let quarter = (timeIntervalSince1970 / 900).rounded(.up)
    let next = (now.timeIntervalSince1970 / 900).rounded(.down) + 1
    return Date(timeIntervalSince1970: max(quarter, next) * 900)
  }

  /// An estimated end time, rounded down to the quarter of an hour.
  package var quarterBefore: Date {
    Date(timeIntervalSince1970: (timeIntervalSince1970 / 900).rounded(.down) * 900)
  }

  /// Whether it is more than two days after `now`; then people are told nothing more precise.
  package func isFar(after now: Date) -> Bool { timeIntervalSince(now) > 2 * 86_400 }
}

extension Milligrams {
  /// An estimated amount, rounded to the nearest 5 mg.
  package var nearestFive: Milligrams { rounded(.toNearestOrAwayFromZero) }

  /// A minimum amount, rounded down to 5 mg.
  package var fiveBelow: Milligrams { rounded(.down) }

  private func rounded(_ rule: FloatingPointRoundingRule) -> Milligrams {
    Milligrams(clamping: (min(value, 999_995) / 5).rounded(rule) * 5)
  }
}
