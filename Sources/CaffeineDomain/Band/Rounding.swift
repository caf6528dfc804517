extension Date {
  /// An estimated moment after `now` as it is told: the nearest quarter of an hour that is to come.
  package func nearestQuarter(after now: Date) -> Date {
    let quarter = 900.0
    let nearest = (timeIntervalSince1970 / quarter).rounded() * quarter
    let next = ((now.timeIntervalSince1970 / quarter).rounded(.down) + 1) * quarter
    return Date(timeIntervalSince1970: max(nearest, next))
  }

  /// The quarter of an hour that has come by this moment.
  package var quarterBefore: Date {
    Date(timeIntervalSince1970: (timeIntervalSince1970 / 900).rounded(.down) * 900)
  }

  /// Whether it is more than two days after `now`: so far ahead nothing is told but that.
  package func isFar(after now: Date) -> Bool { timeIntervalSince(now) > 2 * 86_400 }
}

extension Milligrams {
  /// An estimated amount as it is told: to the nearest 5 mg.
  package var nearestFive: Int { Int((min(value, 999_999) / 5).rounded()) * 5 }
}
