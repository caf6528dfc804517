// Rounding for people: amounts to 5 mg and estimated times to a quarter of an hour, in the
// direction that promises less. Programs get all digits, and typed values are never rounded.

extension Milligrams {
  /// An estimated amount, rounded to the nearest 5 mg.
  package var nearestFive: Milligrams { rounded(.toNearestOrAwayFromZero) }

  /// A minimum amount, rounded down to 5 mg.
  package var fiveBelow: Milligrams { rounded(.down) }

  /// An amount that people compare with a limit, rounded to 5 mg on its own side of it.
  ///
  /// Beside 50 mg a 51.9 reads 55 and a 49 reads 45, so that no number contradicts its mark. What
  /// equals the limit reads as the limit.
  package func nearestFive(beside limit: Milligrams) -> Milligrams {
    let nearest = nearestFive
    if !isAtMost(limit) { return nearest > limit ? nearest : rounded(.up) }
    if limit.isAtMost(self) { return limit }
    return nearest < limit ? nearest : rounded(.down)
  }

  private func rounded(_ rule: FloatingPointRoundingRule) -> Milligrams {
    Milligrams(clamping: (min(value, 999_995) / 5).rounded(rule) * 5)
  }
}

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
