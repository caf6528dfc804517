/// The offsets of a zone year after year, from a POSIX `TZ` string: `CET-1CEST,M3.5.0,…`.
///
/// Source: POSIX.1-2024, section 8.3, with the hours beyond 24 of RFC 9636, section 3.3.1.
struct PosixTimeZoneRule: Sendable, Hashable {
  /// Seconds ahead of UTC in standard time.
  let standardOffset: Int
  let daylight: DaylightSaving?

  struct DaylightSaving: Sendable, Hashable {
    /// Seconds ahead of UTC.
    let offset: Int
    /// When it begins, on the standard clock.
    let start: YearlyMoment
    /// When it ends, on the daylight saving clock.
    let end: YearlyMoment
  }

  /// The offset at a second since 1970, and the span in which it holds.
  func span(at second: Int) -> OffsetSpan {
    guard let daylight else { return OffsetSpan(offset: standardOffset, start: .min, end: .max) }
    let year = CivilDateTime(secondsSince1970: second + standardOffset).year
    var (offset, start, end) = (standardOffset, Int.min, Int.max)
    func note(change: Int, to newOffset: Int) {
      if change > second {
        end = min(end, change)
      } else if change >= start {
        (offset, start) = (newOffset, change)
      }
    }
    // The neighbouring years too: with hours up to a week off, a change may leave its own year.
    // Where one year's end meets the next one's start, the start is noted last and wins: so
    // POSIX strings write daylight saving that lasts all year.
    for year in year - 1...year + 1 {
      note(change: daylight.end.second(inYear: year) - daylight.offset, to: standardOffset)
      note(change: daylight.start.second(inYear: year) - standardOffset, to: daylight.offset)
    }
    return OffsetSpan(offset: offset, start: start, end: end)
  }
}

extension PosixTimeZoneRule {
  /// Reads a `TZ` string; nil for text that is not one.
  ///
  /// Daylight saving must name both its moments: their default depends on the country.
  init?(_ text: String) {
    var scanner = TextScanner(text)
    guard scanner.skipZoneName(), let west = scanner.timeOfRule(hours: 0...24) else { return nil }
    standardOffset = -west
    if scanner.isAtEnd {
      daylight = nil
      return
    }
    guard scanner.skipZoneName() else { return nil }
    var offset = standardOffset + 3600
    if scanner.next != UInt8(ascii: ",") {
      guard let west = scanner.timeOfRule(hours: 0...24) else { return nil }
      offset = -west
    }
    guard let start = scanner.moment(), let end = scanner.moment(), scanner.isAtEnd
    else { return nil }
    daylight = DaylightSaving(offset: offset, start: start, end: end)
  }
}

extension TextScanner {
  /// Three letters or more, or anything between `<` and `>`.
  fileprivate mutating func skipZoneName() -> Bool {
    guard take("<") else { return skip { (0x61...0x7A).contains($0 | 0x20) } >= 3 }
    skip { $0 != UInt8(ascii: ">") }
    return take(">")
  }

  private mutating func number(in range: ClosedRange<Int>) -> Int? {
    digits(1...4).flatMap { range.contains($0) ? $0 : nil }
  }

  /// `[+-]hh[:mm[:ss]]` in seconds.
  fileprivate mutating func timeOfRule(hours: ClosedRange<Int>) -> Int? {
    let sign = take(anyOf: "+-") == UInt8(ascii: "-") ? -1 : 1
    guard var seconds = number(in: hours).map({ $0 * 3600 }) else { return nil }
    for unit in [60, 1] where take(":") {
      guard let number = number(in: 0...59) else { return nil }
      seconds += number * unit
    }
    return sign * seconds
  }

  /// `,day[/time]`; the time defaults to two o'clock.
  fileprivate mutating func moment() -> YearlyMoment? {
    guard take(","), let day = dayOfRule() else { return nil }
    guard take("/") else { return YearlyMoment(day: day, time: 7200) }
    return timeOfRule(hours: 0...167).map { YearlyMoment(day: day, time: $0) }
  }

  private mutating func dayOfRule() -> YearlyMoment.Day? {
    if take("J") { return number(in: 1...365).map { .withoutLeapDay($0) } }
    guard take("M") else { return number(in: 0...365).map { .ofYear($0) } }
    guard let month = number(in: 1...12), take("."), let week = number(in: 1...5), take("."),
      let weekday = number(in: 0...6)
    else { return nil }
    return .weekday(weekday, week: week, month: month)
  }
}

/// A moment of each year: a day by one of three rules, and a time on it.
struct YearlyMoment: Sendable, Hashable {
  let day: Day
  /// Seconds after midnight of that day; may be negative or longer than a day.
  let time: Int

  enum Day: Sendable, Hashable {
    /// `Jn`: 1…365, never counting the leap day.
    case withoutLeapDay(Int)
    /// `n`: 0…365, counting the leap day.
    case ofYear(Int)
    /// `Mm.w.d`: the weekday 0…6 (Sunday is 0) of week 1…5 (5 is the last) of a month.
    case weekday(Int, week: Int, month: Int)
  }

  /// The seconds from 1970-01-01T00:00:00 to the moment, regardless of time zones.
  func second(inYear year: Int) -> Int { dayNumber(inYear: year) * 86_400 + time }

  private func dayNumber(inYear year: Int) -> Int {
    let newYear = Self.dayNumber(year, month: 1)
    switch day {
    case .withoutLeapDay(let number):
      return newYear + number - 1 + (number >= 60 && CivilDate.isLeap(year) ? 1 : 0)
    case .ofYear(let number): return newYear + number
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
