/// How far a pregnancy is, in whole weeks from the last period: 40 on the day the child is due.
///
///     let due = GestationalWeek(12)?.dueDate(on: today)    // said once
///     GestationalWeek(on: laterDay, dueDate: due)          // 13 a week later
public struct GestationalWeek: Hashable, Sendable {
  /// The week, from 1 to 42.
  public let value: Int

  /// A week from 1 to 42; `nil` for any other number.
  public init?(_ week: Int) {
    guard Self.range.contains(week) else { return nil }
    value = week
  }

  /// The week on a day of a pregnancy with that due date; at least 1, and 42 from the end of that on,
  /// since nobody has said that it is over.
  public init(on day: CivilDate, dueDate: CivilDate) {
    let days = Self.term * 7 - (dueDate.daysSince1970 - day.daysSince1970)
    value = min(max(days / 7, Self.range.lowerBound), Self.range.upperBound)
  }

  /// The due date where a day is the first of this week.
  public func dueDate(on day: CivilDate) -> CivilDate {
    day.adding(days: (Self.term - value) * 7)
  }

  private static let range = 1...42
  /// The week of the due date.
  private static let term = 40

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
      source: Source("Tracy 2005", .work("doi:10.1016/j.ajog.2004.08.030")))
  }
}
