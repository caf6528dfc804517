import CaffeineDomain
import CivilTime
import CommandArguments

/// A moment or a whole day, as a person means it.
///
/// ``Typed`` is what was typed, ``Reader`` says which moment it means.
enum When: Equatable {
  /// A moment: `8:30`, `20 min ago`, `2026-11-21T08:30:00+01:00`.
  case instant(Date)
  /// A day without a time: `yesterday`, `2026-11-21`.
  case day(CivilDate)

  /// The accepted forms of moments, for error messages.
  static let forms: Message =
    "8:30, 8am, at 8, noon, 20 min ago, in 1h, yesterday 14:00, friday 9:00, Nov 17 8:30 or "
    + "2026-11-21 08:30"

  /// The accepted forms of moments and days.
  static let formsWithDays: Message = "yesterday, 2026-11-21, \(forms)"

  var instant: Date? { if case .instant(let date) = self { date } else { nil } }

  /// The day; `nil` for a moment.
  var wholeDay: CivilDate? { if case .day(let day) = self { day } else { nil } }

  func day(in calendar: DrinkCalendar) -> CivilDate {
    switch self {
    case .instant(let date): calendar.day(at: date)
    case .day(let day): day
    }
  }

  /// The moment, or the start of the day.
  func start(on clock: WallClock) -> Date {
    switch self {
    case .instant(let date): date
    case .day(let day): clock.start(of: day)
    }
  }
}
