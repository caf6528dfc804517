import CaffeineDomain
import CivilTime

/// A time that a clock shows, to the second.
struct TimeOfDay: Equatable {
  /// 0…23.
  var hour: Int
  /// 0…59.
  var minute: Int
  /// 0…59.
  var second = 0
}

extension When {
  /// Takes `8:30`, `08:30:15`, `8:30am`, `8 pm`, `noon` or `midnight`, which a day begins with,
  /// from the front of a text, and spaces after it.
  ///
  /// `nil` if no clock shows it: `24:00`, `13:00 pm`, an hour alone without am or pm.
  static func timeOfDay(_ scanner: inout TextScanner) -> TimeOfDay? {
    guard let hour = scanner.digits(1...2) else { return namedTime(&scanner) }
    var time = TimeOfDay(hour: hour, minute: 0)
    let hasMinutes = scanner.take(":")
    if hasMinutes {
      guard let minute = scanner.digits(2...2) else { return nil }
      time.minute = minute
      if scanner.take(":") {
        guard let second = scanner.digits(2...2) else { return nil }
        time.second = second
      }
    }
    scanner.skipSpaces()
    var ahead = scanner
    let half = ahead.word()
    if half == "am" || half == "pm" {
      guard (1...12).contains(hour) else { return nil }
      time.hour = hour % 12 + (half == "pm" ? 12 : 0)
      scanner = ahead
      scanner.skipSpaces()
    } else if !hasMinutes {
      return nil
    }
    return time.hour < 24 && time.minute < 60 && time.second < 60 ? time : nil
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
