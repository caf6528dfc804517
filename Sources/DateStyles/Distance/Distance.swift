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
