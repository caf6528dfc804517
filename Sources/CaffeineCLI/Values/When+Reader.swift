import CaffeineDomain
import CivilTime

extension When {
  /// Says which moment typed words mean, by the present, a clock and a person's days.
  struct Reader {
    let now: Date
    let clock: WallClock
    /// Tells the present day, which began at the start of days.
    let calendar: DrinkCalendar
    /// A time before it belongs to the evening before.
    var dayStart = ClockTime.standardDayStart
    /// Whether the reader's clock shows `2:30` twice a day.
    var hasTwelveHours = false
    /// Whether a time that is to come is meant as such, and not asked about.
    var isPlan = false
    /// The offset to keep in an hour that comes twice.
    var offset: Int?
  }

  /// Words that mean no moment, or more than one.
  enum Problem: Error {
    /// The clock skips the time.
    case skipped(CivilDateTime)
    /// The time is to come, and may be that of a past day or a plan.
    case toCome(past: Date, plan: Date)
    /// The clock shows the time twice.
    case twice(Date, Date)
    /// The name of the day is that of two days.
    case twoDays(CivilDateTime, CivilDateTime)
  }
}

extension When.Reader {
  /// The moment or day that typed words mean.
  ///
  /// A time alone is the last that the clock showed, if that was today by the calendar or since the
  /// day began; within the next hour it is that one.
  func when(_ typed: When.Typed) throws(When.Problem) -> When {
    if let instant = typed.instant { return .instant(instant) }
    if let distance = typed.distance { return .instant(now.addingTimeInterval(distance)) }
    guard let time = typed.time else { return .day(typed.day.map { dates(of: $0)[0] } ?? today) }
    guard let day = typed.day else { return .instant(try shown(time)) }
    return .instant(try moment(time, on: day))
  }

  /// The person's day, and that of the calendar.
  private var today: CivilDate { calendar.day(at: now) }
  private var date: CivilDate { clock.dateTime(at: now).date }

  private func shown(_ time: When.Time) throws(When.Problem) -> Date {
    let halves =
      time.isOpen && hasTwelveHours ? [time.hour % 12, time.hour % 12 + 12] : [time.hour]
    let moments = halves.flatMap { hour in
      [-1, 0, 1].flatMap { instants(of: reading(time, hour, on: date.adding(days: $0))) }
    }
    let (past, ahead) = (moments.filter { $0 <= now }, moments.filter { $0 > now })
    let typed = reading(time, time.hour, on: date)
    guard let last = past.max(), let next = ahead.min(),
      halves.count > 1 || !instants(of: typed).isEmpty
    else { throw .skipped(typed) }
    // In an hour that comes twice the first one may be nearer.
    if next.timeIntervalSince(now) < 3600, now.timeIntervalSince(last) >= 3600 {
      return try single(next, of: ahead)
    }
    // The midnight of a plan is the one that ends today.
    if isPlan, clock.dateTime(at: next.addingTimeInterval(-1)).date == date {
      return try single(next, of: ahead)
    }
    guard clock.dateTime(at: last).date == date || last >= calendar.start(of: today) else {
      throw .toCome(past: last, plan: next)
    }
    return try single(last, of: past)
  }

  /// Throws if another of the moments looks the same on the clock.
  private func single(_ found: Date, of moments: [Date]) throws(When.Problem) -> Date {
    let time = clock.dateTime(at: found)
    let same = moments.filter { clock.dateTime(at: $0) == time }.sorted()
    if same.count > 1 { throw .twice(same[0], same[1]) }
    return found
  }

  private func moment(_ time: When.Time, on day: When.Day) throws(When.Problem) -> Date {
    // Of both halves the one in which people drink coffee; a date with its year is literal.
    let isLiteral = if case .date = day { true } else { false }
    let hour =
      time.isOpen && hasTwelveHours && !isLiteral
      ? [time.hour % 12, time.hour % 12 + 12].first { 6..<18 ~= $0 } ?? time.hour : time.hour
    let dates = dates(of: day)
    let first = reading(time, hour, on: dates[0])
    switch day {
    case .date, .yearly: break
    case .ago, .weekday:
      // After midnight the day that goes on and the calendar's have different names.
      if let other = dates.dropFirst().first {
        throw .twoDays(first, reading(time, hour, on: other))
      }
      if (hour, time.minute) < (dayStart.hour, dayStart.minute) {
        throw .twoDays(first, reading(time, hour, on: dates[0].adding(days: 1)))
      }
    }
    let moments = instants(of: first)
    guard let found = moments.first else { throw .skipped(first) }
    _ = try single(found, of: moments)
    guard !isPlan, found.timeIntervalSince(now) >= 3600 else { return found }
    // A week or a year ago it was too.
    switch day {
    case .date, .ago: return found
    case .weekday: throw .toCome(past: clock.date(byAddingDays: -7, to: found), plan: found)
    case .yearly(let month, let day):
      // A leap day was not.
      guard let last = CivilDate(year: dates[0].year - 1, month: month, day: day) else {
        return found
      }
      throw .toCome(past: clock.date(of: reading(time, hour, on: last)), plan: found)
    }
  }

  /// The date of a day, and another if the day has one by the calendar.
  private func dates(of day: When.Day) -> [CivilDate] {
    switch day {
    case .date(let date): return [date]
    case .yearly(let month, let day):
      // The next two days may be a plan's; a leap day may be eight years ago.
      let last = date.adding(days: 2)
      return [
        (0...8).lazy.compactMap { CivilDate(year: last.year - $0, month: month, day: day) }
          .first { $0 <= last } ?? date
      ]
    case .ago(let days):
      return today == date
        ? [today.adding(days: -days)]
        : [today.adding(days: -days), date.adding(days: -days)]
    case .weekday(let weekday):
      let found = [today, date].map { today in
        today.adding(days: -((today.weekday.rawValue - weekday.rawValue + 7) % 7))
      }
      return found[0] == found[1] ? [found[0]] : found
    }
  }

  private func reading(_ time: When.Time, _ hour: Int, on date: CivilDate) -> CivilDateTime {
    CivilDateTime(
      secondsSince1970: date.daysSince1970 * 86_400 + hour * 3600 + time.minute * 60 + time.second)
  }

  /// The moments at which the clock shows a reading: none, one or two; of two only that with the
  /// offset to keep.
  private func instants(of reading: CivilDateTime) -> [Date] {
    let first = clock.date(of: reading)
    guard clock.dateTime(at: first) == reading else { return [] }
    guard let second = clock.repetition(of: first) else { return [first] }
    let kept = [first, second].filter { clock.secondsFromGMT(at: $0) == offset }
    return kept.isEmpty ? [first, second] : kept
  }
}

extension WallClock {
  /// When the clock shows the same time once more, as after it is set back; `nil` if it does not.
  func repetition(of date: Date) -> Date? {
    let shift = secondsFromGMT(at: date) - secondsFromGMT(at: date.addingTimeInterval(7200))
    let again = date.addingTimeInterval(Double(shift))
    return shift > 0 && dateTime(at: again) == dateTime(at: date) ? again : nil
  }

  /// Whether the clock shows the same time twice.
  func isRepeated(_ date: Date) -> Bool {
    repetition(of: self.date(of: dateTime(at: date))) != nil
  }
}
