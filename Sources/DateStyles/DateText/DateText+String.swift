extension DateText {
  /// Returns the text for a date in a style, as it reads at `now`.
  ///
  /// Distances are whole seconds from the date to now, rounded down: two and a half seconds after
  /// it are 2 seconds, two and a half before it are 3, so that a count reaches 0 at the date. `now`
  /// plays no part in `.time` and `.date`; in `.day` only its day does.
  public func string(
    for date: Date, style: Style, width: Width = .abbreviated, relativeTo now: Date
  ) -> String {
    switch style {
    case .time: return words.time(clock.dateTime(at: date), width: width)
    case .date: return words.date(clock.dateTime(at: date).date, width: width)
    case .day:
      let day = clock.dateTime(at: date).date
      return abs(days(from: now, to: date)) < 7 ? words.weekday(day) : words.date(day, width: width)
    case .relative:
      let moments = Moments(of: date, at: now)
      return words.distance(
        Distance(moments, on: clock, units: 2, largest: words.largestUnit), width: width)
    case .offset:
      let moments = Moments(of: date, at: now)
      let text = words.distance(
        Distance(moments, on: clock, units: 1, largest: words.largestUnit), width: width)
      return moments.elapsed == 0 ? text : (moments.elapsed < 0 ? "-" : "+") + text
    case .timer:
      let elapsed = Moments(of: date, at: now).elapsed
      return words.timer(seconds: abs(elapsed), showsHours: true)
    }
  }

  /// The time of day, a full hour without its minutes: `7:42PM`, `9AM`, `21`; wider `9 AM`.
  package func shortTime(of date: Date, width: Width = .narrow) -> String {
    var text = string(for: date, style: .time, width: width, relativeTo: date)
    if let separator = text.firstIndex(where: { $0 == ":" || $0 == "." }),
      text[separator...].dropFirst().hasPrefix("00")
    {
      text.removeSubrange(separator..<text.index(separator, offsetBy: 3))
    }
    return text
  }

  /// The month and the year of a day: `Apr 2020`.
  package func month(of day: CivilDate) -> String { words.month(day) }

  /// The year of a day, in the calendar of the locale: `2020`, in Thailand `2563`.
  package func year(of day: CivilDate) -> String { words.year(day) }

  /// A day as `string(for:style:width:relativeTo:)` shows it in the style `.date`: `Apr 1, 2020`.
  package func date(_ day: CivilDate) -> String { words.date(day, width: .abbreviated) }

  /// The day of the week: `Wed`.
  package func weekday(of day: CivilDate) -> String { words.weekday(day) }

  /// The number of midnights between two instants, negative if the second comes first.
  func days(from start: Date, to end: Date) -> Int {
    clock.dateTime(at: end).date.daysSince1970 - clock.dateTime(at: start).date.daysSince1970
  }
}

/// The date words of one language; `DateText` decides which of them a text needs.
protocol DateWords: Sendable {
  /// The largest unit in which the language counts a distance.
  var largestUnit: DistanceUnit { get }
  /// A time of day, to the minute.
  func time(_ time: CivilDateTime, width: DateText.Width) -> String
  func date(_ date: CivilDate, width: DateText.Width) -> String
  /// The short name of a day's month, and its year.
  func month(_ date: CivilDate) -> String
  func year(_ date: CivilDate) -> String
  /// The short name of a day of the week.
  func weekday(_ date: CivilDate) -> String
  /// A distance in one unit or two, without a sign.
  func distance(_ distance: Distance, width: DateText.Width) -> String
  /// Seconds as a timer shows them, `m:ss` or `h:mm:ss`; without hours the minutes run beyond 59.
  func timer(seconds: Int, showsHours: Bool) -> String
  /// Two times less than a day apart.
  func times(from start: CivilDateTime, to end: CivilDateTime, width: DateText.Width) -> String
  /// Two days at least a day apart.
  func days(from start: CivilDate, to end: CivilDate, width: DateText.Width) -> String
}
