/// A distance in time as it is shown: its largest units with their counts, the rest dropped.
struct Distance: Hashable {
  /// A count of one unit.
  struct Part: Hashable {
    let count: Int
    let unit: DistanceUnit
  }

  /// The largest unit with a count, or no seconds.
  let first: Part
  /// The next smaller unit with a count, where one is to be shown and there is one.
  let second: Part?

  /// The `units` (1 or 2) largest units between two moments on a clock that have a count.
  init(_ moments: Moments, on clock: WallClock, units: Int, largest: DistanceUnit) {
    let lengths =
      largest > .day
      ? CalendarDistance(from: moments.earlier, to: moments.later, on: clock)
      : CalendarDistance(seconds: moments.later - moments.earlier)
    var parts = DistanceUnit.allCases.reversed().lazy
      .map { Part(count: lengths[$0], unit: $0) }
      .filter { $0.count != 0 }
      .prefix(units).makeIterator()
    first = parts.next() ?? Part(count: 0, unit: .second)
    second = parts.next()
  }
}

/// The units of a distance in time, the smallest first.
///
/// There is no week: Apple's samples of `.relative` and `.offset` go from months to days.
enum DistanceUnit: Int, Comparable, CaseIterable {
  case second, minute, hour, day, month, year

  static func < (smaller: DistanceUnit, larger: DistanceUnit) -> Bool {
    smaller.rawValue < larger.rawValue
  }
}

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
