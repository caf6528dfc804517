/// How far a pregnancy is, in weeks from the last period.
public struct GestationalWeek: Hashable, Sendable {
  /// The week, from 1 to 42.
  public let value: Int

  /// A week from 1 to 42; `nil` for any other number.
  public init?(_ week: Int) {
    guard (1...42).contains(week) else { return nil }
    value = week
  }

  /// Caffeine's clearance as a share of what it is without a pregnancy.
  ///
  /// Straight lines between what Tracy 2005 measured in 25 women: 32.8 % less at 14–18 weeks, 48.1 % at
  /// 24–28 and 65.2 % at 36–40, against 6 to 8 weeks after delivery. Before 14 weeks nobody measured.
  public var clearance: Double {
    let week = Double(value)
    let measured = [(0.0, 1.0), (16, 0.672), (26, 0.519), (38, 0.348)]
    for (from, to) in zip(measured, measured.dropFirst()) where week <= to.0 {
      return from.1 + (to.1 - from.1) * (week - from.0) / (to.0 - from.0)
    }
    return 0.348
  }

  /// What it does to the half-life: the inverse of the clearance.
  ///
  /// ×2.87 in the last weeks is the low end: Knutti 1982 found ×3.5, and ×2.44 in 1981 over the whole.
  public var factor: HalfLifeFactor {
    HalfLifeFactor(
      name: "pregnancy", multiplier: 1 / clearance,
      source: Source("Tracy 2005", "doi:10.1016/j.ajog.2004.08.030"))
  }
}
