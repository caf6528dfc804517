/// A day of the proleptic Gregorian calendar, without time or place.
///
/// Proleptic: the Gregorian rules hold for all years, also before 1582, where Foundation's
/// `Calendar` turns to the Julian calendar. Year 0 is 1 BC.
public struct CivilDate: Sendable, Hashable {
  /// The year, astronomically numbered.
  public let year: Int
  /// The month, 1…12.
  public let month: Int
  /// The day of the month, 1…31.
  public let day: Int

  /// The day of that year, month and day, or nil where the calendar has no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard Self.years.contains(year), 1...12 ~= month,
      1...Self.daysInMonth(month, year: year) ~= day
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

  /// Whether a year has 366 days.
  static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }
}
