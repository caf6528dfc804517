import CivilTime
import DateStyles

/// The period of totals in `stats`.
enum StatsPeriod: String {
  case day
  case week
  case month
  case year

  /// The first day of the period around a day; weeks begin on Monday (ISO 8601).
  func start(of day: CivilDate) -> CivilDate {
    switch self {
    case .day: day
    case .week: day.adding(days: -((day.weekday.rawValue + 5) % 7))
    case .month: day.adding(days: 1 - day.day)
    case .year: CivilDate(year: day.year, month: 1, day: 1) ?? day
    }
  }

  func next(after start: CivilDate) -> CivilDate {
    switch self {
    case .day: start.adding(days: 1)
    case .week: start.adding(days: 7)
    case .month: start.adding(days: CivilDate.daysInMonth(start.month, year: start.year))
    case .year: CivilDate(year: start.year + 1, month: 1, day: 1) ?? start.adding(days: 366)
    }
  }

  /// The first day by default: of 14 days, 12 weeks, 12 months or 5 years.
  func firstShown(before today: CivilDate) -> CivilDate {
    switch self {
    case .day: today.adding(days: -13)
    case .week: start(of: today).adding(days: -7 * 11)
    case .month: (0..<11).reduce(start(of: today)) { day, _ in start(of: day.adding(days: -1)) }
    case .year: CivilDate(year: today.year - 4, month: 1, day: 1) ?? today
    }
  }

  /// The label of a period: `Sat 21` below its month, `16 Nov 2026`, `Nov 2026`, `2026`.
  func name(of start: CivilDate, in text: DateText) -> String {
    switch self {
    case .day: text.weekday(of: start) + (start.day < 10 ? "  " : " ") + String(start.day)
    case .week: text.date(start)
    case .month: text.month(of: start)
    case .year: text.year(of: start)
    }
  }
}
