/// Whether the level will be low, in three words, since nobody knows it to the minute.
///
///     Verdict(chance: 0.59)  // .uncertain: may or may not be low
public enum Verdict: CaseIterable, Hashable, Sendable {
  /// For at least 8 in 10 people.
  case likely
  /// For 2 to 8 in 10 people.
  case uncertain
  /// For fewer than 2 in 10 people.
  case unlikely

  /// The verdict on a chance from 0 to 1.
  public init(chance: Double) {
    self = chance >= 0.8 ? .likely : chance >= 0.2 ? .uncertain : .unlikely
  }

  /// The verdict on a chance that was `before` without the last drink: one that takes less than
  /// `hair` off it does not make it unlikely.
  ///
  /// `likely` needs its 8 in 10 whatever was before, since the time for 8 in 10 stands beside it.
  public init(chance: Double, before: Double) {
    let isHair = before - chance < Self.hair && Verdict(chance: before) == .uncertain
    self = isHair ? .uncertain : Verdict(chance: chance)
  }

  /// How much of a chance is too little to tell: less than what ρ, which nobody measured, moves it.
  public static let hair = 0.03

  /// The verdict after "it": `it may or may not be low`.
  public var sentence: String {
    switch self {
    case .likely: "it is likely low"
    case .uncertain: "it may or may not be low"
    case .unlikely: "it is likely not low"
    }
  }

  /// The verdict in three words: `likely low`.
  public var words: String {
    switch self {
    case .likely: "likely low"
    case .uncertain: "may or may not be low"
    case .unlikely: "likely not low"
    }
  }
}

/// For what share of people an answer about time should hold.
///
/// At 0.5 it is the answer for the typical person: the middle half-life, and drinks with what the
/// table says. Above that it holds for the share of people at least, and for the typical person too.
public struct Confidence: Quantity {
  /// The share, 0.5 to 0.95.
  public let value: Double

  /// A share from 0.5 to 0.95; `nil` for any other number.
  public init?(_ share: Double) {
    guard (0.5...0.95).contains(share) else { return nil }
    value = share
  }

  /// That of an answer unless another is chosen: 0.8.
  public static let standard: Confidence = 0.8

  /// The typical person's: 0.5.
  public static let typical: Confidence = 0.5
}

// How people are told what nobody knows to the milligram or to the minute: levels, peaks, bands and
// what a limit leaves room for to 5 mg, estimated moments to a quarter of an hour, each in the
// direction that promises less. Programs get all digits, and nobody rounds what was typed.

extension Date {
  /// An estimated moment as it is told while it is to come: the first quarter of an hour at or after
  /// it that is after `now`.
  package func quarterToCome(after now: Date) -> Date {
    let quarter = (timeIntervalSince1970 / 900).rounded(.up)
    let next = (now.timeIntervalSince1970 / 900).rounded(.down) + 1
    return Date(timeIntervalSince1970: max(quarter, next) * 900)
  }

  /// An estimated moment until which something holds, as it is told: the quarter of an hour that has
  /// come by then.
  package var quarterBefore: Date {
    Date(timeIntervalSince1970: (timeIntervalSince1970 / 900).rounded(.down) * 900)
  }

  /// Whether it is more than two days after `now`: so far ahead nothing is told but that.
  package func isFar(after now: Date) -> Bool { timeIntervalSince(now) > 2 * 86_400 }
}

extension Milligrams {
  /// An estimated amount as it is told: the nearest multiple of 5 mg.
  package var nearestFive: Milligrams { rounded(.toNearestOrAwayFromZero) }

  /// An amount that is at least so much, as it is told: the multiple of 5 mg below.
  package var fiveBelow: Milligrams { rounded(.down) }

  private func rounded(_ rule: FloatingPointRoundingRule) -> Milligrams {
    Milligrams(clamping: (min(value, 999_995) / 5).rounded(rule) * 5)
  }
}
