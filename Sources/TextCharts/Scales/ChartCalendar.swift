import CivilTime

/// The units of the calendar on the wall clock of a place.
struct ChartCalendar {
  let clock: WallClock
  /// The first day of a week, 1 is Sunday; asked only where weeks count, since a locale knows it.
  let firstWeekday: () -> Int

  init(clock: WallClock, firstWeekday: @escaping () -> Int) {
    self.clock = clock
    self.firstWeekday = firstWeekday
  }

  /// That of a calendar; only its time zone and first weekday count.
  init(calendar: Calendar) {
    self.init(clock: WallClock(timeZone: calendar.timeZone)) { calendar.firstWeekday }
  }

  /// The moment at which the step that holds a moment begins.
  ///
  /// Steps of several seconds, minutes or hours begin where their number divides what the clock
  /// shows, such as 0, 3 and 6 o'clock, and those of several months and years where it divides the
  /// month of the year or the year. Of several days or weeks each begins with its own.
  func start(of stride: CalendarStride, holding date: Date) -> Date {
    let shown = clock.dateTime(at: date)
    switch stride.unit {
    case .second, .minute, .hour:
      let length = Int(stride.unit.seconds)
      // Such steps begin anew at each midnight, so none is longer than a day.
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
      // Rounded down and not towards 0: before the year 0 a decade would be nineteen years long.
      let year = Int((Double(shown.year) / Double(stride.count)).rounded(.down)) * stride.count
      return start(ofMonth: 1, year: year)
    }
  }

  /// The moment at which the step after the one that begins at `date` begins.
  func next(_ stride: CalendarStride, after date: Date) -> Date {
    let shown = clock.dateTime(at: date)
    let next: Date
    switch stride.unit {
    case .second, .minute, .hour:
      // The clock may skip the time or show it twice: in hours that are as long as any.
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
    // Where the calendar ends nothing follows.
    return max(next, date.addingTimeInterval(1))
  }

  /// The step that holds a moment.
  func interval(of stride: CalendarStride, holding date: Date) -> Range<Date> {
    let start = start(of: stride, holding: date)
    return start..<next(stride, after: start)
  }

  /// The moments at which steps begin, from the one that holds the lower bound on, as far as they
  /// lie in the range; at most 1000, and none where there are more.
  func moments(every stride: CalendarStride, in range: ClosedRange<Date>) -> [Date] {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    // None rather than the first 1000, which would label a corner of the axis only.
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

  /// The last moment up to `date` at which the clock shows a time of a day, or began to show a
  /// later one.
  private func moment(showing day: CivilDate, second: Int, before date: Date) -> Date {
    let first = clock.start(of: day).addingTimeInterval(0)
    let offset = clock.secondsFromGMT(at: date)
    let local = day.daysSince1970 * 86_400 + second
    let guess = Date(timeIntervalSince1970: Double(local - offset))
    // A change of the clock between the two makes another hour of the guess.
    // Not before the day began, whose midnight the clock may have skipped.
    if clock.secondsFromGMT(at: guess) == offset { return max(guess, first) }
    let whole = clock.date(
      of: CivilDateTime(secondsSince1970: local))
    return min(whole, date)
  }
}

extension ChartCalendar {
  /// A moment in a legend, by UTC.
  static func name(of date: Date) -> String {
    let shown = WallClock.utc.dateTime(at: date)
    return "\(shown.year)-\(shown.month)-\(shown.day)"
  }
}
