/// When a person goes to bed: usually, on some weekdays, and in one night.
///
/// A bedtime belongs to the day that began at the person's day start. With a day start of 4:00 a
/// Friday's bedtime of 1:00 is in the night after Friday, when calendars show Saturday.
///
///     var bedtimes = Bedtimes(usual)                   // 23:00
///     bedtimes[.friday] = ClockTime("1:00")
///     bedtimes.next(after: fridayEvening, in: calendar)  // Saturday, 1:00
public struct Bedtimes: Hashable, Sendable {
  /// The time of all nights without another.
  public var usual: ClockTime

  /// The times of weekdays, Sunday's first; `nil` for the usual one.
  private var others = [ClockTime?](repeating: nil, count: Weekday.allCases.count)

  /// The time of one night, by the day whose night it is.
  public var exception: Exception?

  /// A bedtime of one night.
  public struct Exception: Hashable, Sendable {
    /// The person's day before the night.
    public let day: CivilDate
    /// The time in that night.
    public let time: ClockTime

    /// Pairs a day with a time.
    public init(_ day: CivilDate, _ time: ClockTime) {
      self.day = day
      self.time = time
    }
  }

  /// Every night at one time.
  public init(_ usual: ClockTime) { self.usual = usual }

  /// The time of a weekday's night; `nil` for the usual one.
  public subscript(_ weekday: Weekday) -> ClockTime? {
    get { others[weekday.rawValue - 1] }
    set { others[weekday.rawValue - 1] = newValue }
  }

  /// The time of the night after one of the person's days.
  public func time(on day: CivilDate) -> ClockTime {
    if let exception, exception.day == day { return exception.time }
    return self[day.weekday] ?? usual
  }

  /// The first bedtime strictly after an instant.
  ///
  /// Where the clock skips the time, it is the moment of the skip; where it shows it twice, the
  /// first.
  public func next(after instant: Date, in calendar: DrinkCalendar) -> Date {
    let today = calendar.clock.dateTime(at: instant).date
    return (-1...3).lazy.map { date(on: today.adding(days: $0), in: calendar) }
      .first { $0 > instant } ?? instant
  }

  /// The last bedtime at or before an instant.
  public func last(through instant: Date, in calendar: DrinkCalendar) -> Date {
    let today = calendar.clock.dateTime(at: instant).date
    return (-3...1).reversed().lazy.map { date(on: today.adding(days: $0), in: calendar) }
      .first { $0 <= instant } ?? instant
  }

  /// The moment of the bedtime after one of the person's days.
  public func date(on day: CivilDate, in calendar: DrinkCalendar) -> Date {
    let time = time(on: day)
    let second = time.hour * 3600 + time.minute * 60
    // Before the day's start it is the next morning's.
    let days = day.daysSince1970 + (second < calendar.start ? 1 : 0)
    return Date(wholeSecondsSince1970: calendar.clock.second(showing: days * 86_400 + second))
  }
}
