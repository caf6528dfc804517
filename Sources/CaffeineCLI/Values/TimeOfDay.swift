import CaffeineDomain
import CivilTime

/// A time that a clock shows, to the second.
struct TimeOfDay: Equatable {
  /// 0…23, and 24 for the end of the day.
  var hour: Int
  /// 0…59.
  var minute: Int
  /// 0…59.
  var second = 0

  /// The first moment at which the clock shows it on a day.
  func when(on day: CivilDate, _ clock: WallClock) -> When? {
    hour == 24
      ? .instant(clock.start(of: day.adding(days: 1)))
      : CivilDateTime(date: day, hour: hour, minute: minute, second: second)
        .map { .showing($0, on: clock) }
  }
}

extension When {
  /// Takes `8:30`, `08:30:15`, `8.30`, `8h30`, `8:30am`, `8 p.m.`, `15`, `24:00`, `noon` or
  /// `midnight`, which a day begins with, from the front of a text, and spaces after it.
  ///
  /// `nil` if no clock shows it: `24:01`, `13:00 pm`.
  static func timeOfDay(_ scanner: inout TextScanner) -> TimeOfDay? {
    guard let hour = scanner.digits(1...2) else { return namedTime(&scanner) }
    var time = TimeOfDay(hour: hour, minute: 0)
    if let mark = scanner.take(anyOf: ":.hH") {
      guard let minute = scanner.digits(2...2) else { return nil }
      time.minute = minute
      if mark == UInt8(ascii: ":"), scanner.take(":") {
        guard let second = scanner.digits(2...2) else { return nil }
        time.second = second
      }
    }
    scanner.skipSpaces()
    if let isAfternoon = isAfternoon(&scanner) {
      guard (1...12).contains(hour) else { return nil }
      time.hour = hour % 12 + (isAfternoon ? 12 : 0)
    }
    let isEnd = time == TimeOfDay(hour: 24, minute: 0)
    return isEnd || time.hour < 24 && time.minute < 60 && time.second < 60 ? time : nil
  }

  /// Takes `am`, `a.m.`, `pm` or `p.m.`, and the spaces after it.
  private static func isAfternoon(_ scanner: inout TextScanner) -> Bool? {
    var ahead = scanner
    guard let half = ahead.take(anyOf: "aApP") else { return nil }
    let hasPoint = ahead.take(".")
    guard ahead.word() == "m" else { return nil }
    if hasPoint { _ = ahead.take(".") }
    scanner = ahead
    scanner.skipSpaces()
    return half | 0x20 == UInt8(ascii: "p")
  }

  private static func namedTime(_ scanner: inout TextScanner) -> TimeOfDay? {
    let word = scanner.word()
    scanner.skipSpaces()
    switch word {
    case "noon": return TimeOfDay(hour: 12, minute: 0)
    case "midnight": return TimeOfDay(hour: 0, minute: 0)
    default: return nil
    }
  }
}

extension ClockTime {
  /// A time of day as people type it, to the minute: `10:30pm`, `midnight`; `nil` if it is not one.
  init?(typed text: String) {
    var scanner = TextScanner(text)
    guard let time = When.timeOfDay(&scanner), scanner.isAtEnd, time.second == 0 else { return nil }
    self.init(hour: time.hour, minute: time.minute)
  }
}
