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
