/// A date and a now that is a whole number of seconds before or after it.
struct Moments {
  /// The date's second since 1970.
  let date: Int
  /// The whole seconds from the date to now, rounded down; negative while the date is to come.
  let elapsed: Int

  init(date: Int, elapsed: Int) {
    self.date = date
    self.elapsed = elapsed
  }

  init(of date: Date, at now: Date) {
    self.date = date.wholeSecondsSince1970
    elapsed = now.wholeSeconds(since: date)
  }

  /// The earlier of the two, in seconds since 1970.
  var earlier: Int { min(date, date + elapsed) }
  /// The later of the two, in seconds since 1970.
  var later: Int { max(date, date + elapsed) }
}

extension Date {
  /// The first instant that many whole seconds after this one, where rounding would miss them.
  func instant(after seconds: Int) -> Date {
    let instant = addingTimeInterval(Double(seconds))
    guard instant.timeIntervalSince(self) < Double(seconds) else { return instant }
    return Date(timeIntervalSinceReferenceDate: instant.timeIntervalSinceReferenceDate.nextUp)
  }
}
