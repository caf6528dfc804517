import CivilTime

/// The calendar units of a wall clock.
struct ChartCalendar {
  let clock: WallClock
  /// 1 is Sunday; a closure, since only weeks need it and it costs a locale.
  let firstWeekday: () -> Int

  init(clock: WallClock, firstWeekday: @escaping () -> Int) {
    self.clock = clock
    self.firstWeekday = firstWeekday
  }

  /// Takes the time zone and first weekday of a calendar.
  init(calendar: Calendar) {
    self.init(clock: WallClock(timeZone: calendar.timeZone)) { calendar.firstWeekday }
  }

  /// The start of the step with a date.
  ///
  /// Steps of several seconds, minutes or hours start at multiples on the clock, such as 0, 3 and 6
  /// o'clock; those of several months or years at multiples of the month or year. A step of several
  /// days or weeks starts at the current day or week.
  func start(of stride: CalendarStride, holding date: Date) -> Date {
    let shown = clock.dateTime(at: date)
    switch stride.unit {
    case .second, .minute, .hour:
      let length = Int(stride.unit.seconds)
      // Steps start again at each midnight, so none exceeds a day.
      let step = min(stride.count * length, 86_400)
      return moment(showing: shown.date, second: shown.secondOfDay / step * step, before: date)
    case .day: return clock.start(of: shown.date)
    case .week:
      let behind = (shown.weekday.rawValue - firstWeekday() + 7) % 7
      return clock.start(of: shown.date.adding(days: -behind))
    case .month:
      let month = (shown.month - 1) / stride.count * stride.count + 1
      return start(ofMonth: month, year: shown.year)
    case .year:
      // Rounds down, not towards 0: the decade before the year 0 would last nineteen years.
      let year = Int((Double(shown.year) / Double(stride.count)).rounded(.down)) * stride.count
      return start(ofMonth: 1, year: year)
    }
  }

  /// The start of the step after the one that starts at `date`.
  func next(_ stride: CalendarStride, after date: Date) -> Date {
    let shown = clock.dateTime(at: date)
    let next: Date
    switch stride.unit {
    case .second, .minute, .hour:
      // The clock may skip or repeat times, so counts in physical hours.
      let step = Double(min(Int(stride.unit.seconds) * stride.count, 86_400))
      let targets = [step, step + 3600].map {
        start(of: stride, holding: date.addingTimeInterval($0))
      }
      next = targets.first { $0 > date } ?? date.addingTimeInterval(step)
    case .day: next = clock.start(of: shown.date.adding(days: stride.count))
    case .week: next = clock.start(of: shown.date.adding(days: 7 * stride.count))
    case .month: next = clock.start(of: shown.date.adding(months: stride.count))
    case .year: next = clock.start(of: shown.date.adding(months: 12 * stride.count))
    }
    // After the end of the calendar nothing follows.
    return max(next, date.addingTimeInterval(1))
  }

  func interval(of stride: CalendarStride, holding date: Date) -> Range<Date> {
    let start = start(of: stride, holding: date)
    return start..<next(stride, after: start)
  }

  /// The starts of all steps in a range, from its lower bound's step on; empty for more than 1000.
  func moments(every stride: CalendarStride, in range: ClosedRange<Date>) -> [Date] {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    // Empty, as the first 1000 would label only a corner of the axis.
    guard length / stride.seconds < 1000 else { return [] }
    var moments: [Date] = []
    var moment = start(of: stride, holding: range.lowerBound)
    while moment <= range.upperBound, moments.count < 1000 {
      if moment >= range.lowerBound { moments.append(moment) }
      moment = next(stride, after: moment)
    }
    return moments
  }

  private func start(ofMonth month: Int, year: Int) -> Date {
    guard let day = CivilDate(year: year, month: month, day: 1) else { return .distantPast }
    return clock.start(of: day)
  }

  /// The last moment up to `date` at which the clock shows a time of day, or jumps past it.
  private func moment(showing day: CivilDate, second: Int, before date: Date) -> Date {
    let first = clock.start(of: day).addingTimeInterval(0)
    let offset = clock.secondsFromGMT(at: date)
    let local = day.daysSince1970 * 86_400 + second
    let guess = Date(timeIntervalSince1970: Double(local - offset))
    // The offset changed in between, so the guess is an hour off.
    // The result is never before the start of the day, whose midnight the clock may skip.
    if clock.secondsFromGMT(at: guess) == offset { return max(guess, first) }
    let whole = clock.date(
      of: CivilDateTime(secondsSince1970: local))
    return min(whole, date)
  }

  /// The name of a date in a legend, in UTC.
  static func name(of date: Date) -> String {
    let shown = WallClock.utc.dateTime(at: date)
    return "\(shown.year)-\(shown.month)-\(shown.day)"
  }
}
