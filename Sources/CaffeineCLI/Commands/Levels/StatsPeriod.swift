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
    // No day of the one after that: from any first day the longest period ends in the next.
    self.start(of: start.adding(days: length.days))
  }

  /// The first day by default: of 14 days, 12 weeks, 12 months or 5 years.
  func firstShown(before today: CivilDate) -> CivilDate {
    (1..<length.shown).reduce(start(of: today)) { day, _ in start(of: day.adding(days: -1)) }
  }

  /// The days of the longest period, and how many are shown.
  private var length: (days: Int, shown: Int) {
    switch self {
    case .day: (1, 14)
    case .week: (7, 12)
    case .month: (31, 12)
    case .year: (366, 5)
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
