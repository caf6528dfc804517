extension WallClock {
  /// What the clock shows at an instant, its fraction of a second dropped.
  public func dateTime(at date: Date) -> CivilDateTime {
    CivilDateTime(secondsSince1970: date.wholeSecondsSince1970 + secondsFromGMT(at: date))
  }

  /// The first instant at which the clock shows `dateTime` or later.
  ///
  /// So a time that the clock shows twice is its first showing, and a time that it skips is the
  /// moment of the skip, as Foundation's `Calendar` has it with `.first` and `.nextTime`.
  public func date(of dateTime: CivilDateTime) -> Date {
    Date(wholeSecondsSince1970: second(showing: dateTime.secondsSince1970))
  }

  /// The first instant of the day of `date`, which is not midnight where the clock skips it.
  public func startOfDay(for date: Date) -> Date {
    start(of: dateTime(at: date).date)
  }

  /// The first instant of a day.
  public func start(of day: CivilDate) -> Date {
    Date(wholeSecondsSince1970: second(showing: day.daysSince1970 * 86_400))
  }

  /// The same time of day that many days later, or earlier for a negative count.
  ///
  /// The days are those of the calendar, 23 or 25 hours long when the clock changes; a time that
  /// the clock then skips becomes the moment of the skip.
  public func date(byAddingDays days: Int, to date: Date) -> Date {
    guard days != 0 else { return date }
    let second = date.wholeSecondsSince1970
    let fraction = date.timeIntervalSince1970 - Double(second)
    let shown = dateTime(at: date)
    let target = shown.date.adding(days: days).daysSince1970 * 86_400 + shown.secondOfDay
    return Date(timeIntervalSince1970: Double(self.second(showing: target)) + fraction)
  }

  /// The next instant strictly after `date` at which the clock shows `hour`:`minute`.
  ///
  /// Where the clock skips that time, the moment of the skip; where it shows it twice, the first.
  /// Some three million years from 1970, where the calendar ends, it is `date` itself.
  /// - Precondition: `hour` is 0…23 and `minute` 0…59.
  public func nextDate(after date: Date, hour: Int, minute: Int) -> Date {
    // Today's is past, tomorrow's may be the very moment of a skipped day: the third is not.
    (0...2).lazy.map { self.date(hour: hour, minute: minute, daysFrom: date, $0) }
      .first { $0 > date } ?? date
  }

  /// The last instant at or before `date` at which the clock shows `hour`:`minute`, one of those
  /// that `nextDate(after:hour:minute:)` finds.
  ///
  /// Some three million years from 1970, where the calendar ends, it is `date` itself.
  /// - Precondition: `hour` is 0…23 and `minute` 0…59.
  public func lastDate(through date: Date, hour: Int, minute: Int) -> Date {
    // A clock set back across midnight has shown the first times of tomorrow already.
    (-2...1).reversed().lazy.map { self.date(hour: hour, minute: minute, daysFrom: date, $0) }
      .first { $0 <= date } ?? date
  }

  /// The instant at which the clock shows a time, `days` days from the day of `date`; traps where no
  /// clock shows it.
  private func date(hour: Int, minute: Int, daysFrom date: Date, _ days: Int) -> Date {
    precondition(0...23 ~= hour && 0...59 ~= minute, "no clock shows \(hour):\(minute)")
    let day = dateTime(at: date).date.adding(days: days)
    return Date(
      wholeSecondsSince1970: second(
        showing: day.daysSince1970 * 86_400 + hour * 3600 + minute * 60))
  }

  /// The first second since 1970 at which the clock shows the reading `local`, a count of
  /// seconds since 1970 on the wall, or a later one.
  package func second(showing local: Int) -> Int {
    var span = span(at: local - Self.largestOffset)
    while local - span.offset >= span.end {
      span = self.span(at: span.end)
    }
    return max(local - span.offset, span.start)
  }
}
