/// What a calendar and a clock on the wall show: a day and a time of day to the second.
///
/// It names no instant until a ``WallClock`` says where the wall is.
public struct CivilDateTime: Sendable, Hashable {
  /// The day.
  public let date: CivilDate
  /// The hour of the day, 0…23.
  public let hour: Int
  /// The minute of the hour, 0…59.
  public let minute: Int
  /// The second of the minute, 0…59: civil time as `Date` counts it has no leap seconds.
  public let second: Int

  /// That time on that day, or nil where no clock shows such a time.
  public init?(date: CivilDate, hour: Int, minute: Int, second: Int = 0) {
    guard 0...23 ~= hour, 0...59 ~= minute, 0...59 ~= second else { return nil }
    self.date = date
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// That time on that day, or nil where there is no such day or time.
  public init?(year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int = 0) {
    guard let date = CivilDate(year: year, month: month, day: day) else { return nil }
    self.init(date: date, hour: hour, minute: minute, second: second)
  }

  /// The reading that many seconds after 1970-01-01T00:00:00 on the same wall.
  package init(secondsSince1970 seconds: Int) {
    let days = seconds.dividedDown(by: 86_400)
    let secondOfDay = seconds - days * 86_400
    date = CivilDate(daysSince1970: days)
    hour = secondOfDay / 3600
    minute = secondOfDay / 60 % 60
    second = secondOfDay % 60
  }

  /// The seconds from 1970-01-01T00:00:00 to this reading, on the same wall.
  package var secondsSince1970: Int {
    date.daysSince1970 * 86_400 + secondOfDay
  }

  /// The seconds from midnight to this reading, 0…86 399.
  package var secondOfDay: Int {
    hour * 3600 + minute * 60 + second
  }

  /// The year, astronomically numbered: year 0 is 1 BC.
  public var year: Int { date.year }
  /// The month, 1…12.
  public var month: Int { date.month }
  /// The day of the month, 1…31.
  public var day: Int { date.day }
  /// The day of the week.
  public var weekday: Weekday { date.weekday }
}

extension CivilDateTime: Comparable {
  /// Whether the first reading comes before the second on the same wall.
  public static func < (earlier: CivilDateTime, later: CivilDateTime) -> Bool {
    (earlier.date, earlier.hour, earlier.minute, earlier.second)
      < (later.date, later.hour, later.minute, later.second)
  }
}
