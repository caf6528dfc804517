/// A distance in time as shown: its largest units with their counts; the rest is dropped.
struct Distance: Hashable {
  struct Part: Hashable {
    let count: Int
    let unit: DistanceUnit
  }

  /// The largest unit with a count, or 0 seconds.
  let first: Part
  /// The next smaller unit with a count, if two units are wanted and there is one.
  let second: Part?

  /// Keeps the `units` (1 or 2) largest units with a count between two moments.
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

/// A date, and a now a whole number of seconds before or after it.
struct Moments {
  /// The date's second since 1970.
  let date: Int
  /// The whole seconds from the date to now, rounded down; negative before the date.
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
  /// The first instant at least `seconds` whole seconds after this one, also where rounding would
  /// fall short.
  func instant(after seconds: Int) -> Date {
    let instant = addingTimeInterval(Double(seconds))
    guard instant.timeIntervalSince(self) < Double(seconds) else { return instant }
    return Date(timeIntervalSinceReferenceDate: instant.timeIntervalSinceReferenceDate.nextUp)
  }
}

/// The distance between two instants in the units of calendar and clock.
///
/// Years, months and days are counted on the wall from the earlier instant, each as often as it
/// fits, as Foundation's `Calendar.dateComponents(_:from:to:)` does; what is left is elapsed time.
/// So from noon to noon is a day, also when the clock changed in between.
struct CalendarDistance {
  var years = 0
  var months = 0
  var days = 0
  let hours: Int
  let minutes: Int
  let seconds: Int

  /// Elapsed time in days of 24 hours; `seconds` is not negative.
  init(seconds: Int) {
    days = seconds / 86_400
    hours = seconds / 3600 % 24
    minutes = seconds / 60 % 60
    self.seconds = seconds % 60
  }

  /// The distance between two seconds since 1970, in order.
  init(from earlier: Int, to later: Int, on clock: WallClock) {
    var step = CalendarStep(from: earlier, on: clock)
    let end = CivilDateTime(secondsSince1970: later + clock.span(at: later).offset).date
    years = step.advance(by: 12, atMost: end.year - step.date.year, until: later)
    let monthsLeft = (end.year - step.date.year) * 12 + end.month - step.date.month
    months = step.advance(by: 1, atMost: monthsLeft, until: later)
    let daysLeft = end.daysSince1970 - step.date.daysSince1970
    days = step.advance(days: daysLeft, until: later)
    let rest = later - step.second
    hours = rest / 3600
    minutes = rest / 60 % 60
    seconds = rest % 60
  }

  subscript(unit: DistanceUnit) -> Int {
    switch unit {
    case .year: years
    case .month: months
    case .day: days
    case .hour: hours
    case .minute: minutes
    case .second: seconds
    }
  }
}

/// An instant that moves forward by calendar units, staying at the same time of day.
struct CalendarStep {
  private let clock: WallClock
  /// The instant, in seconds since 1970.
  private(set) var second: Int
  private(set) var date: CivilDate
  private var secondOfDay: Int

  init(from second: Int, on clock: WallClock) {
    let reading = CivilDateTime(secondsSince1970: second + clock.span(at: second).offset)
    self.clock = clock
    self.second = second
    date = reading.date
    secondOfDay = reading.secondOfDay
  }

  /// Moves by as many steps of `months` as fit before `limit`, at most `count`; returns how many.
  mutating func advance(by months: Int, atMost count: Int, until limit: Int) -> Int {
    let date = date
    return advance(atMost: count, until: limit) { date.adding(months: $0 * months) }
  }

  /// Moves by as many days as fit before `limit`, at most `count`; returns how many.
  mutating func advance(days count: Int, until limit: Int) -> Int {
    let date = date
    return advance(atMost: count, until: limit) { date.adding(days: $0) }
  }

  /// Tries `count` first: the time of day takes off one at most, and one more if the clock crossed
  /// the date line.
  private mutating func advance(
    atMost count: Int, until limit: Int, to target: (Int) -> CivilDate
  ) -> Int {
    var count = count
    while count > 0 {
      let target = target(count)
      let second = clock.second(showing: target.daysSince1970 * 86_400 + secondOfDay)
      if second <= limit {
        (self.second, date) = (second, target)
        return count
      }
      count -= 1
    }
    return 0
  }
}
