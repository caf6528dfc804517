import DateStyles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension When {
  /// Reads `2026-11-21`, `2026-11-21T08:30`, `2026-11-21 08:30:15.5+01:00` and the like.
  ///
  /// Without an offset the time is that of the clock on the wall. A fraction is dropped. Source:
  /// RFC 3339, with the seconds and the offset left to choice.
  static func isoDate(_ text: String, clock: WallClock) -> When? {
    var scanner = TextScanner(text)
    guard let year = scanner.digits(4...4), scanner.take("-"),
      let month = scanner.digits(2...2), scanner.take("-"), let day = scanner.digits(2...2),
      let date = CivilDate(year: year, month: month, day: day)
    else { return nil }
    if scanner.isAtEnd { return .day(date) }
    guard separator(&scanner), let time = clockTime(&scanner),
      let shown = CivilDateTime(
        date: date, hour: time.hour, minute: time.minute, second: time.second)
    else { return nil }
    scanner.skipSpaces()
    if scanner.isAtEnd { return .instant(clock.date(of: shown)) }
    guard let offset = offset(&scanner) else { return nil }
    scanner.skipSpaces()
    let instant = WallClock.utc.date(of: shown).addingTimeInterval(-Double(offset))
    return scanner.isAtEnd ? .instant(instant) : nil
  }

  private static func separator(_ scanner: inout TextScanner) -> Bool {
    if scanner.take("T") || scanner.take("t") { return true }
    scanner.skipSpaces()
    return scanner.isAtDigit
  }

  private static func clockTime(_ scanner: inout TextScanner) -> TimeOfDay? {
    guard let hour = scanner.digits(1...2), scanner.take(":"), let minute = scanner.digits(2...2)
    else { return nil }
    var time = TimeOfDay(hour: hour, minute: minute)
    guard scanner.take(":") else { return time }
    guard let second = scanner.digits(2...2) else { return nil }
    time.second = second
    if scanner.take(".") || scanner.take(",") {
      guard scanner.digits(1...9) != nil else { return nil }
    }
    return time
  }

  /// `Z`, `+01:00`, `+0100` or `+01`, in seconds east of Greenwich.
  private static func offset(_ scanner: inout TextScanner) -> Int? {
    if scanner.take("Z") || scanner.take("z") { return 0 }
    let isWest = scanner.take("-")
    guard isWest || scanner.take("+") else { return nil }
    let minutes: Int
    if let together = scanner.digits(4...4) {
      minutes = together / 100 * 60 + together % 100
    } else {
      guard let hours = scanner.digits(2...2) else { return nil }
      let rest = scanner.take(":") ? scanner.digits(2...2) : 0
      guard let rest else { return nil }
      minutes = hours * 60 + rest
    }
    guard minutes <= 18 * 60, minutes % 60 < 60 else { return nil }
    return (isWest ? -1 : 1) * minutes * 60
  }
}
