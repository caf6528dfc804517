/// A day of the proleptic Gregorian calendar, without time or place.
///
/// Proleptic: the Gregorian rules hold for all years, also before 1582, where Foundation's
/// `Calendar` turns to the Julian calendar. Year 0 is 1 BC.
public struct CivilDate: Sendable, Hashable {
  /// The astronomical year: 0 is 1 BC, -1 is 2 BC.
  public let year: Int
  /// The month, 1…12.
  public let month: Int
  /// The day of the month, 1…31.
  public let day: Int

  /// Makes a day; nil where the calendar has no such day, such as 30 February, and for years more
  /// than four million from year 0.
  public init?(year: Int, month: Int, day: Int) {
    guard Self.years.contains(year), 1...12 ~= month, 1...Self.daysInMonth(month, year: year) ~= day
    else { return nil }
    self.init(uncheckedYear: year, month: month, day: day)
  }

  init(uncheckedYear year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The years a date can have, wide enough for every `Date` a `WallClock` reads.
  static let years = -4_000_000...4_000_000

  /// The number of days of a month, 28…31; `month` is 1…12.
  public static func daysInMonth(_ month: Int, year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }
}

/// Conversion between dates and counts of days from 1 January 1970.
///
/// Years here begin in March, so that the leap day is the last of its year, and come in eras of 400
/// years, after which the calendar repeats. Source of the method: Howard Hinnant,
/// "chrono-Compatible Low-Level Date Algorithms".
extension CivilDate {
  /// The days from 1 January 1970 to this day, negative before it.
  public var daysSince1970: Int {
    let marchYear = month <= 2 ? year - 1 : year
    let era = marchYear.dividedDown(by: 400)
    let yearOfEra = marchYear - era * 400
    let monthFromMarch = (month + 9) % 12
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * Self.daysPerEra + dayOfEra - Self.daysFromEraTo1970
  }

  /// Makes the day `daysSince1970` days after 1 January 1970, clamped to about four million years.
  public init(daysSince1970: Int) {
    let shifted = min(max(daysSince1970, -Self.limit), Self.limit) + Self.daysFromEraTo1970
    let era = shifted.dividedDown(by: Self.daysPerEra)
    let dayOfEra = shifted - era * Self.daysPerEra
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / (Self.daysPerEra - 1)) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    self.init(
      uncheckedYear: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  /// The day of the week.
  public var weekday: Weekday {
    // 1 January 1970 was a Thursday.
    let index = (daysSince1970 + 4) - (daysSince1970 + 4).dividedDown(by: 7) * 7
    return Weekday.allCases[index]
  }

  /// Returns the day that many days later, or earlier for a negative count, clamped to about four
  /// million years from 1970.
  public func adding(days: Int) -> CivilDate {
    CivilDate(daysSince1970: daysSince1970 + min(max(days, -2 * Self.limit), 2 * Self.limit))
  }

  /// Returns the same day that many months later, or the month's last day where it is shorter, as
  /// Foundation's `Calendar` adds months and years.
  package func adding(months: Int) -> CivilDate {
    let count = year * 12 + month - 1 + months
    let year = count.dividedDown(by: 12)
    let month = count - year * 12 + 1
    return CivilDate(
      uncheckedYear: year, month: month, day: min(day, Self.daysInMonth(month, year: year)))
  }

  /// The calendar ends this many days from 1970.
  private static let limit = years.upperBound * 365
  private static let daysPerEra = 146_097
  /// From 1 March of year 0 to 1 January 1970.
  private static let daysFromEraTo1970 = 719_468
}

extension CivilDate: Comparable {
  /// Whether the first day comes before the second.
  public static func < (earlier: CivilDate, later: CivilDate) -> Bool {
    (earlier.year, earlier.month, earlier.day) < (later.year, later.month, later.day)
  }
}

/// A day of the week, numbered as Foundation's `Calendar` numbers it: Sunday is 1.
public enum Weekday: Int, Sendable, Hashable, CaseIterable {
  case sunday = 1
  case monday, tuesday, wednesday, thursday, friday, saturday
}

/// A day and a time of day, to the second, without a time zone.
///
/// A ``WallClock`` turns it into an instant.
public struct CivilDateTime: Sendable, Hashable {
  /// The day.
  public let date: CivilDate
  /// The hour of the day, 0…23.
  public let hour: Int
  /// The minute of the hour, 0…59.
  public let minute: Int
  /// The second of the minute, 0…59; `Date` counts no leap seconds.
  public let second: Int

  /// Makes a time on a day; nil when `hour`, `minute` or `second` is out of range.
  public init?(date: CivilDate, hour: Int, minute: Int, second: Int = 0) {
    guard 0...23 ~= hour, 0...59 ~= minute, 0...59 ~= second else { return nil }
    self.date = date
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// Makes a time on a day; `nil` if the day does not exist or the time is out of range.
  public init?(year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int = 0) {
    guard let date = CivilDate(year: year, month: month, day: day) else { return nil }
    self.init(date: date, hour: hour, minute: minute, second: second)
  }

  /// Makes the reading that many seconds after 1970-01-01T00:00:00, regardless of time zones.
  package init(secondsSince1970 seconds: Int) {
    let days = seconds.dividedDown(by: 86_400)
    let secondOfDay = seconds - days * 86_400
    date = CivilDate(daysSince1970: days)
    hour = secondOfDay / 3600
    minute = secondOfDay / 60 % 60
    second = secondOfDay % 60
  }

  /// The seconds from 1970-01-01T00:00:00 to this reading, regardless of time zones.
  package var secondsSince1970: Int { date.daysSince1970 * 86_400 + secondOfDay }

  /// The seconds from midnight to this reading, 0…86 399.
  package var secondOfDay: Int { hour * 3600 + minute * 60 + second }

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
  /// Compares two readings, regardless of time zones.
  public static func < (earlier: CivilDateTime, later: CivilDateTime) -> Bool {
    (earlier.date, earlier.hour, earlier.minute, earlier.second)
      < (later.date, later.hour, later.minute, later.second)
  }
}
