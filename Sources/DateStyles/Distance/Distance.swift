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

  init(first: Part, second: Part? = nil) {
    self.first = first
    self.second = second
  }

  /// The `units` (1 or 2) largest units between two moments on a clock that have a count.
  init(_ moments: Moments, on clock: WallClock, units: Int, largest: DistanceUnit) {
    let lengths =
      largest > .day
      ? CalendarDistance(from: moments.earlier, to: moments.later, on: clock)
      : CalendarDistance(seconds: moments.later - moments.earlier)
    var first: Part?
    for unit in DistanceUnit.allCases.reversed() where lengths[unit] != 0 {
      let part = Part(count: lengths[unit], unit: unit)
      guard let leading = first, units > 1 else {
        if first != nil { break }
        first = part
        continue
      }
      self.init(first: leading, second: part)
      return
    }
    self.init(first: first ?? Part(count: 0, unit: .second))
  }
}
