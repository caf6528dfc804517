import CaffeineStore
import DateStyles

extension DateOrder {
  /// The order of digits in a locale's dates; `nil` if the year comes first, or for another
  /// calendar.
  init?(locale identifier: String) {
    // 22 November, in digits of any script.
    guard let day = CivilDate(year: 2033, month: 11, day: 22) else { return nil }
    let text = DateText(clock: .utc, localeIdentifier: identifier)
      .string(
        for: WallClock.utc.start(of: day), style: .date, width: .narrow, relativeTo: .distantPast)
    let numbers = text.split { $0.wholeNumberValue == nil }
      .map { digits in digits.reduce(0) { 10 * $0 + ($1.wholeNumberValue ?? 0) } }
    switch numbers.prefix(2) {
    case [22, 11]: self = .dayMonth
    case [11, 22]: self = .monthDay
    default: return nil
    }
  }
}
