/// An amount of caffeine by the two curves that every answer has.
///
/// The typical curve is the median of people like the person: half of them have less. The careful
/// curve is the level that the share in `Profile.confidence` of them do not exceed, 8 in 10 unless
/// set. It is a quantile and bounds nobody's own level.
///
///     let night = Estimate(typical: 45, careful: 65)
///     night.mark(against: 50)  // .uncertain
public struct Estimate: Hashable, Sendable {
  /// By the typical curve.
  public let typical: Milligrams

  /// By the careful curve; never below `typical`.
  public let careful: Milligrams

  /// Pairs two amounts; a careful one below the typical counts as that.
  public init(typical: Milligrams, careful: Milligrams) {
    self.typical = typical
    self.careful = max(typical, careful)
  }

  /// Compares both amounts with a limit, to the 0.001 mg that programs read.
  public func mark(against limit: Milligrams) -> Mark {
    if careful.isAtMost(limit) { return .likely }
    return typical.isAtMost(limit) ? .uncertain : .unlikely
  }
}

/// Whether the level will be low: two amounts beside a limit, and nothing else.
public enum Mark: String, CaseIterable, Hashable, Sendable {
  /// Both curves are at or below the limit.
  case likely
  /// The typical curve is, the careful one is not.
  case uncertain
  /// Neither is.
  case unlikely

  /// The mark in words: `could go either way`.
  public var words: String {
    switch self {
    case .likely: "likely low"
    case .uncertain: "could go either way"
    case .unlikely: "probably not low"
    }
  }
}

extension Milligrams {
  /// Whether the amount is at or below a limit, to 0.001 mg.
  package func isAtMost(_ limit: Milligrams) -> Bool {
    (value * 1000).rounded() <= (limit.value * 1000).rounded()
  }
}

/// The share of people for whom the careful curve holds.
///
/// At 0.5 it is the typical curve: the median half-life, and drinks as listed.
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
