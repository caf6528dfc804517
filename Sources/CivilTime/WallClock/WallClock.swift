/// The wall clock of a place: how far it is ahead of UTC at any instant.
///
/// It does for the Gregorian calendar what Foundation's `TimeZone` and `Calendar` do together,
/// without their start-up cost, when it is made from the bytes of a time zone file:
///
/// ```swift
/// let berlin = try WallClock(tzif: bytes, identifier: "Europe/Berlin")
/// berlin.dateTime(at: now).hour
/// berlin.nextDate(after: now, hour: 22, minute: 30)
/// ```
///
/// The calendar is the proleptic Gregorian one: years before 1583 differ from those of `Calendar`,
/// which is Julian there.
public struct WallClock: Sendable, Hashable {
  /// The name of the zone, such as `Europe/Berlin`.
  public let identifier: String
  let rules: Rules

  enum Rules: Sendable, Hashable {
    case fixed(Int)
    case table(TransitionTable)
    case foundation(TimeZone)
  }

  /// Coordinated Universal Time: offset 0, identifier `UTC`.
  public static let utc = WallClock(secondsFromGMT: 0)

  /// A clock that is always `secondsFromGMT` seconds ahead of UTC, or behind it when negative.
  ///
  /// Offsets beyond 26 hours, which no place has, count as 26 hours.
  public init(secondsFromGMT: Int) {
    let limit = Self.largestOffset
    let seconds = min(max(secondsFromGMT, -limit), limit)
    identifier = Self.name(ofOffset: seconds)
    rules = .fixed(seconds)
  }

  /// A clock that takes its offsets from a Foundation time zone.
  public init(timeZone: TimeZone) {
    identifier = timeZone.identifier
    rules = .foundation(timeZone)
  }

  /// The clock that a time zone file describes.
  ///
  /// - Parameters:
  ///   - bytes: The file's content in the Time Zone Information Format, versions 1 to 4, as in
  ///     `/usr/share/zoneinfo`. Source: RFC 9636.
  ///   - identifier: The name of the zone.
  /// - Throws: ``TimeZoneFileError`` for bytes that are no such file.
  /// - Complexity: O(n) for n bytes.
  public init(tzif bytes: [UInt8], identifier: String) throws(TimeZoneFileError) {
    self.identifier = identifier
    rules = .table(try TransitionTable(tzif: bytes))
  }

  init(identifier: String, rules: Rules) {
    self.identifier = identifier
    self.rules = rules
  }

  /// The seconds the clock is ahead of UTC at an instant, negative west of it.
  ///
  /// - Complexity: O(log n) for n transitions.
  public func secondsFromGMT(at date: Date) -> Int {
    switch rules {
    case .fixed(let offset): offset
    case .table(let table): table.span(at: date.wholeSecondsSince1970).offset
    case .foundation(let timeZone): timeZone.secondsFromGMT(for: date)
    }
  }

  /// An upper bound, in seconds, on the distance of any zone from UTC.
  package static let largestOffset = 26 * 3600

  private static func name(ofOffset seconds: Int) -> String {
    guard seconds != 0 else { return "UTC" }
    let minutes = abs(seconds) / 60
    let sign = seconds < 0 ? "GMT-" : "GMT+"
    return sign + (minutes / 60).inTwoDigits + (minutes % 60).inTwoDigits
  }

  /// Returns what the clock shows at an instant, without fractions of a second.
  public func dateTime(at date: Date) -> CivilDateTime {
    CivilDateTime(secondsSince1970: date.wholeSecondsSince1970 + secondsFromGMT(at: date))
  }

  /// The first instant at which the clock shows `dateTime` or later.
  ///
  /// A time that the clock shows twice gives its first showing, and a skipped time the moment of
  /// the skip, as Foundation's `Calendar` does with `.first` and `.nextTime`.
  public func date(of dateTime: CivilDateTime) -> Date {
    Date(wholeSecondsSince1970: second(showing: dateTime.secondsSince1970))
  }

  /// Returns the first instant of the day of `date`: midnight, or later where the clock skips it.
  public func startOfDay(for date: Date) -> Date { start(of: dateTime(at: date).date) }

  /// Returns the first instant of a day: midnight, or later where the clock skips it.
  public func start(of day: CivilDate) -> Date {
    Date(wholeSecondsSince1970: second(showing: day.daysSince1970 * 86_400))
  }

  /// Returns the same time of day that many days later, or earlier for a negative count.
  ///
  /// Days are calendar days, 23 or 25 hours long when the clock changes; a time that the clock then
  /// skips becomes the moment of the skip.
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
    // Today's may be past, and tomorrow's may fall on the moment of a skipped day; the third is
    // later.
    (0...2).lazy.map { self.date(hour: hour, minute: minute, daysFrom: date, $0) }
      .first { $0 > date } ?? date
  }

  /// The last instant at or before `date` at which the clock shows `hour`:`minute`; skipped and
  /// repeated times are those of `nextDate(after:hour:minute:)`.
  ///
  /// Some three million years from 1970, where the calendar ends, it is `date` itself.
  /// - Precondition: `hour` is 0…23 and `minute` 0…59.
  public func lastDate(through date: Date, hour: Int, minute: Int) -> Date {
    // A clock set back across midnight has shown the first times of tomorrow already.
    (-2...1).reversed().lazy.map { self.date(hour: hour, minute: minute, daysFrom: date, $0) }
      .first { $0 <= date } ?? date
  }

  /// The instant at which the clock shows a time, `days` days from the day of `date`; traps for an
  /// hour or a minute out of range.
  private func date(hour: Int, minute: Int, daysFrom date: Date, _ days: Int) -> Date {
    precondition(0...23 ~= hour && 0...59 ~= minute, "no clock shows \(hour):\(minute)")
    let day = dateTime(at: date).date.adding(days: days)
    return Date(
      wholeSecondsSince1970: second(
        showing: day.daysSince1970 * 86_400 + hour * 3600 + minute * 60))
  }

  /// The first second since 1970 at which the clock shows the reading `local`, in local seconds
  /// since 1970, or a later one.
  package func second(showing local: Int) -> Int {
    var span = span(at: local - Self.largestOffset)
    while local - span.offset >= span.end { span = self.span(at: span.end) }
    return max(local - span.offset, span.start)
  }

  /// The offset at a second since 1970, and the span in which it is known to hold.
  package func span(at second: Int) -> OffsetSpan {
    switch rules {
    case .fixed(let offset): OffsetSpan(offset: offset, start: .min, end: .max)
    case .table(let table): table.span(at: second)
    case .foundation(let timeZone): Self.span(of: timeZone, at: second)
    }
  }

  /// Looks half a day ahead: no zone has ever changed its offset twice within that time.
  private static func span(of timeZone: TimeZone, at second: Int) -> OffsetSpan {
    let offset = { timeZone.secondsFromGMT(for: Date(wholeSecondsSince1970: $0)) }
    let here = offset(second)
    var (same, other) = (second, second + 43_200)
    guard offset(other) != here else { return OffsetSpan(offset: here, start: second, end: other) }
    while other - same > 1 {
      let middle = same + (other - same) / 2
      if offset(middle) == here { same = middle } else { other = middle }
    }
    return OffsetSpan(offset: here, start: second, end: other)
  }
}

/// A span of time in which a zone keeps one offset.
package struct OffsetSpan: Sendable, Hashable {
  /// Seconds ahead of UTC.
  package let offset: Int
  /// The first second since 1970 at which the offset is known to hold.
  let start: Int
  /// The second since 1970 from which another offset may hold.
  package let end: Int
}

extension WallClock {
  /// A clock for a POSIX `TZ` rule such as `EST5EDT,M3.2.0,M11.1.0` or `<+03>-3`; nil for other
  /// text.
  ///
  /// Daylight saving without its two moments, as in `CET-1CEST`, changes as in the United States.
  /// Source: POSIX.1-2024, section 8.3.
  public init?(posixRule: String) {
    // Moments for a rule without them: `TZDEFRULESTRING` of tzcode's `localtime.c`.
    guard
      let rule = PosixTimeZoneRule(posixRule) ?? PosixTimeZoneRule(posixRule + ",M3.2.0,M11.1.0")
    else { return nil }
    let table = TransitionTable(instants: [], offsets: [rule.standardOffset], rule: rule)
    self.init(identifier: posixRule, rules: .table(table))
  }
}

extension Date {
  /// The whole seconds since 1970, rounded down, within some three million years of it.
  package var wholeSecondsSince1970: Int { timeIntervalSince1970.wholeSeconds }

  /// The whole seconds from another date to this one, rounded down, within some three million
  /// years of it.
  package func wholeSeconds(since other: Date) -> Int { timeIntervalSince(other).wholeSeconds }

  /// The instant that many whole seconds after 1970.
  package init(wholeSecondsSince1970 seconds: Int) {
    self.init(timeIntervalSince1970: Double(seconds))
  }
}

extension TimeInterval {
  /// The interval rounded down and clamped to 10¹⁴ seconds in either direction, so that no `Date`,
  /// not even infinity or NaN, overflows.
  fileprivate var wholeSeconds: Int { Int(max(-1e14, min(rounded(.down), 1e14))) }
}
