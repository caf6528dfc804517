/// A step of the calendar, such as three hours.
struct CalendarStride: Hashable {
  enum Unit: Hashable, Comparable {
    case second, minute, hour, day, week, month, year

    /// The nominal length in seconds.
    var seconds: Double {
      switch self {
      case .second: 1
      case .minute: 60
      case .hour: 3600
      case .day: 86_400
      case .week: 604_800
      // A twelfth of 365.2425 days, the calendar's mean year.
      case .month: 2_629_746
      case .year: 31_556_952
      }
    }
  }

  let unit: Unit
  /// At least 1.
  let count: Int

  var seconds: Double { unit.seconds * Double(count) }

  init(_ unit: Unit, _ count: Int) {
    self.unit = unit
    // A million years are as good as more.
    self.count = min(max(count, 1), 1_000_000)
  }

  /// Converts a component; `nil` if it is no unit of time here, such as `.era`.
  init?(_ component: Calendar.Component, count: Int) {
    switch component {
    case .second: self.init(.second, count)
    case .minute: self.init(.minute, count)
    case .hour: self.init(.hour, count)
    case .day, .weekday, .dayOfYear: self.init(.day, count)
    case .weekOfYear, .weekOfMonth: self.init(.week, count)
    case .month: self.init(.month, count)
    case .quarter: self.init(.month, min(max(count, 1), 100_000) * 3)
    case .year, .yearForWeekOfYear: self.init(.year, count)
    default: return nil
    }
  }

  /// The steps of automatic axes, smallest first; beyond years axes use round numbers.
  static let usual: [CalendarStride] =
    [1, 5, 15, 30].map { CalendarStride(.second, $0) }
    + [1, 5, 15, 30].map { CalendarStride(.minute, $0) }
    + [1, 3, 6, 12].map { CalendarStride(.hour, $0) }
    + [CalendarStride(.day, 1), CalendarStride(.day, 2), CalendarStride(.week, 1)]
    + [CalendarStride(.week, 2)]
    + [1, 3, 6].map { CalendarStride(.month, $0) }

  /// The smallest usual step that fits at most `count` times into a length in seconds.
  static func step(of seconds: Double, count: Int) -> CalendarStride {
    let least = seconds / Double(max(count, 1))
    // With a tolerance, so that 24 hours fit into a day computed by subtraction.
    if let step = usual.first(where: { $0.seconds >= least * (1 - 1e-9) }) { return step }
    let years = NiceNumbers.step(of: seconds / Unit.year.seconds, count: count)
    return CalendarStride(.year, Int(min(max(years, 1), 1e6)))
  }
}
