extension DateText {
  /// Returns the first instant after `now` at which the text of a date changes, or nil if it never
  /// does.
  ///
  /// From `now` until just before that instant the text stays as it is, at any width.
  /// - Complexity: O(d) for d days without a change, at most some 366.
  public func nextChange(of date: Date, style: Style, width: Width, after now: Date) -> Date? {
    if style == .day { return nextChange(ofDay: date, after: now) }
    let moments = Moments(of: date, at: now)
    let elapsed: Int? =
      switch style {
      case .time, .date, .day: nil
      case .relative: nextChange(of: moments, units: 2)
      case .offset: nextChange(of: moments, units: 1)
      case .timer: moments.elapsed + 1
      }
    return elapsed.map { date.instant(after: $0) }
  }

  /// A date shows as its weekday from six days before it until six days after.
  private func nextChange(ofDay date: Date, after now: Date) -> Date? {
    let day = clock.dateTime(at: date).date
    return switch days(from: now, to: date) {
    case 7...: clock.start(of: day.adding(days: -6))
    case -6..<7: clock.start(of: day.adding(days: 7))
    default: nil
    }
  }

  /// The elapsed seconds at which another distance is shown.
  ///
  /// Months differ in length, so that a distance to a date to come can also grow: to 30 March,
  /// 0:00, it goes from 1 month, 29 days to 30 days as 31 January begins. But until the clock's next midnight it
  /// only shrinks (and to a past date it only grows), so that it is the same throughout when it
  /// is the same at the last second.
  private func nextChange(of moments: Moments, units: Int) -> Int? {
    let largest = words.largestUnit
    let distance = { (elapsed: Int) in
      Distance(
        Moments(date: moments.date, elapsed: elapsed), on: clock, units: units, largest: largest)
    }
    let shown = distance(moments.elapsed)
    var same = moments.elapsed
    // A year on, at the latest, the largest unit has another count.
    let limit = same + 2 * 366 * 86_400
    while same < limit {
      let next = nextBreak(after: same, of: moments)
      guard distance(next - 1) == shown else {
        return firstSecond(in: same + 1..<next) { distance($0) != shown }
      }
      if distance(next) != shown { return next }
      same = next
    }
    return nil
  }

  /// The first second for which `holds` is true; it is true for the last one.
  private func firstSecond(in seconds: Range<Int>, from holds: (Int) -> Bool) -> Int {
    var (low, high) = (seconds.lowerBound, seconds.upperBound - 1)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return high
  }

  /// The elapsed seconds at which the distance may change: midnight, a change of the clock, or the
  /// date itself.
  private func nextBreak(after elapsed: Int, of moments: Moments) -> Int {
    let second = moments.date + elapsed
    let span = clock.span(at: second)
    let secondOfDay = CivilDateTime(secondsSince1970: second + span.offset).secondOfDay
    let next = min(second + 86_400 - secondOfDay, span.end) - moments.date
    return elapsed < 0 ? min(next, 0) : next
  }
}
