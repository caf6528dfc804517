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

  /// The count of a unit.
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
