/// A moment that comes every year: a day by one of three rules, and a time on it.
struct YearlyMoment: Sendable, Hashable {
  let day: Day
  /// Seconds after midnight of that day; may be negative or longer than a day.
  let time: Int

  /// How the day is named.
  enum Day: Sendable, Hashable {
    /// `Jn`: 1…365, never counting the leap day.
    case withoutLeapDay(Int)
    /// `n`: 0…365, counting the leap day.
    case ofYear(Int)
    /// `Mm.w.d`: the weekday 0…6 (Sunday is 0) of week 1…5 (5 is the last) of a month.
    case weekday(Int, week: Int, month: Int)
  }

  /// The seconds from 1970-01-01T00:00:00 to the moment on the same wall.
  func second(inYear year: Int) -> Int {
    dayNumber(inYear: year) * 86_400 + time
  }

  private func dayNumber(inYear year: Int) -> Int {
    let newYear = Self.dayNumber(year, month: 1)
    switch day {
    case .withoutLeapDay(let number):
      return newYear + number - 1 + (number >= 60 && CivilDate.isLeap(year) ? 1 : 0)
    case .ofYear(let number):
      return newYear + number
    case .weekday(let weekday, let week, let month):
      let first = Self.dayNumber(year, month: month)
      // 1 January 1970 was a Thursday, weekday 4.
      let daysAhead = (weekday - first - 4) % 7
      let firstMatch = first + (daysAhead < 0 ? daysAhead + 7 : daysAhead)
      let length = CivilDate.daysInMonth(month, year: year)
      let match = firstMatch + (week - 1) * 7
      return match < first + length ? match : match - 7
    }
  }

  private static func dayNumber(_ year: Int, month: Int) -> Int {
    CivilDate(uncheckedYear: year, month: month, day: 1).daysSince1970
  }
}
