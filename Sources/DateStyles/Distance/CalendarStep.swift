/// An instant that moves forward by calendar units, staying at the same time of day.
struct CalendarStep {
  private let clock: WallClock
  /// The instant, in seconds since 1970.
  private(set) var second: Int
  /// Its day on the clock.
  private(set) var date: CivilDate
  private var secondOfDay: Int

  init(from second: Int, on clock: WallClock) {
    let reading = CivilDateTime(secondsSince1970: second + clock.span(at: second).offset)
    self.clock = clock
    self.second = second
    date = reading.date
    secondOfDay = reading.secondOfDay
  }

  /// Moves by as many steps of some months as fit before `limit`, at most `count` of them, and
  /// returns how many.
  mutating func advance(by months: Int, atMost count: Int, until limit: Int) -> Int {
    let date = date
    return advance(atMost: count, until: limit) { date.adding(months: $0 * months) }
  }

  /// Moves by as many days as fit before `limit`, at most `count` of them, and returns how many.
  mutating func advance(days count: Int, until limit: Int) -> Int {
    let date = date
    return advance(atMost: count, until: limit) { date.adding(days: $0) }
  }

  /// The most that can fit is known from the calendar; the time of day takes off one at most,
  /// and one more where the clock went round the date line.
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
