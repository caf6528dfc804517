import CaffeineDomain
import CivilTime

/// A moment or a whole day, as people type it.
enum When: Equatable {
  /// A moment: `8:30`, `20 min ago`, `2026-11-21T08:30:00+01:00`.
  case instant(Date)
  /// A day without a time: `yesterday`, `2026-11-21`.
  case day(CivilDate)
  /// A time that the clock skips on its day: 2:30 on the morning it springs forward.
  case skipped(CivilDateTime)

  /// What is accepted as a moment, for error messages.
  static let forms: Message =
    "8:30, 8:30am, yesterday 14:00, Nov 17 8:30, 20 min ago, in 1h, "
    + "2026-11-21T08:30 or 2026-11-21T08:30:00+01:00"

  /// What is accepted as a moment or a day.
  static let formsWithDays: Message = "yesterday, 2026-11-21, \(forms)"

  /// The moment, if it is one.
  var instant: Date? { if case .instant(let date) = self { date } else { nil } }

  /// The day, if it is one without a time.
  var wholeDay: CivilDate? { if case .day(let day) = self { day } else { nil } }

  /// Whether it is a time, be it one that the clock skips.
  var isTime: Bool {
    switch self {
    case .instant, .skipped: true
    case .day: false
    }
  }

  /// The first moment at which the clock shows a time.
  static func showing(_ time: CivilDateTime, on clock: WallClock) -> When {
    let instant = clock.date(of: time)
    return clock.dateTime(at: instant) == time ? .instant(instant) : .skipped(time)
  }

  /// The day that is meant, in which the moment is.
  func day(in calendar: DrinkCalendar) -> CivilDate {
    switch self {
    case .instant, .skipped: calendar.day(at: start(on: calendar.clock))
    case .day(let day): day
    }
  }

  /// The moment, that of the skip, or the first of the day.
  func start(on clock: WallClock) -> Date {
    switch self {
    case .instant(let date): date
    case .skipped(let time): clock.date(of: time)
    case .day(let day): clock.start(of: day)
    }
  }
}
