import CaffeineDomain
import CivilTime

/// A moment or a whole day, as people type it.
enum When: Equatable {
  /// A moment: `8:30`, `20 min ago`, `2026-11-21T08:30:00+01:00`.
  case instant(Date)
  /// A day without a time: `yesterday`, `2026-11-21`.
  case day(CivilDate)
  /// A time that the clock skips: 2:30 when summer time begins.
  case skipped(CivilDateTime)

  /// The accepted forms of moments, for error messages.
  static let forms: Message =
    "8:30, 8:30am, yesterday 14:00, Nov 17 8:30, 20 min ago, in 1h, "
    + "2026-11-21T08:30 or 2026-11-21T08:30:00+01:00"

  /// The accepted forms of moments and days.
  static let formsWithDays: Message = "yesterday, 2026-11-21, \(forms)"

  var instant: Date? { if case .instant(let date) = self { date } else { nil } }

  /// The day; `nil` for a moment.
  var wholeDay: CivilDate? { if case .day(let day) = self { day } else { nil } }

  /// Whether it is a time, even a skipped one.
  var isTime: Bool {
    switch self {
    case .instant, .skipped: true
    case .day: false
    }
  }

  /// The first moment of a time on the clock.
  static func showing(_ time: CivilDateTime, on clock: WallClock) -> When {
    let instant = clock.date(of: time)
    return clock.dateTime(at: instant) == time ? .instant(instant) : .skipped(time)
  }

  func day(in calendar: DrinkCalendar) -> CivilDate {
    switch self {
    case .instant, .skipped: calendar.day(at: start(on: calendar.clock))
    case .day(let day): day
    }
  }

  /// The moment, the moment of the skip, or the start of the day.
  func start(on clock: WallClock) -> Date {
    switch self {
    case .instant(let date): date
    case .skipped(let time): clock.date(of: time)
    case .day(let day): clock.start(of: day)
    }
  }
}
