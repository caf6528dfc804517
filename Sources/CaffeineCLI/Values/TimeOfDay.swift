import CaffeineDomain
import CivilTime

/// A time on a clock, to the second.
struct TimeOfDay: Equatable {
  /// 0 to 23, or 24 for the end of the day.
  var hour: Int
  /// 0 to 59.
  var minute: Int
  /// 0 to 59.
  var second = 0
  /// Whether AM or PM is open on a twelve-hour clock.
  var isAmbiguous = false
  /// Whether AM or PM was typed.
  var isHalfTyped = false

  /// Resolves AM or PM by a part of the day: `9 in the evening`.
  func resolved(by part: PartOfDay?) -> TimeOfDay {
    guard let part, isAmbiguous else { return self }
    var time = self
    time.isAmbiguous = false
    let isMorning = part.isMorning ?? !(5..<12).contains(hour % 12)
    time.hour = hour % 12 + (isMorning ? 0 : 12)
    return time
  }

  /// Both possible times; with a day, only the one at which people drink coffee.
  func halves(byDay: Bool) -> [TimeOfDay] {
    let both = [hour % 12, hour % 12 + 12].map { hour in
      TimeOfDay(hour: hour, minute: minute, second: second)
    }
    return byDay ? both.filter { (6..<18).contains($0.hour) } : both
  }

  /// The first moment of this time on a day.
  func when(on day: CivilDate, _ clock: WallClock) -> When? {
    hour == 24
      ? .instant(clock.start(of: day.adding(days: 1)))
      : CivilDateTime(date: day, hour: hour, minute: minute, second: second)
        .map { .showing($0, on: clock) }
  }
}

extension When {
  /// Consumes `8:30`, `08:30:15`, `8.30`, `8h30`, `8:30am`, `8 p.m.`, `15`, `24:00`, `noon` or
  /// `midnight` (the start of a day), and following spaces.
  ///
  /// `nil` for times that no clock shows: `24:01`, `13:00 pm`.
  ///
  /// - Parameter isAt: Whether `at` precedes it, so that `1430` is not a year.
  static func timeOfDay(_ scanner: inout TextScanner, isAt: Bool = false) -> TimeOfDay? {
    let hasZero = scanner.next == UInt8(ascii: "0")
    if hasZero || isAt, let digits = scanner.digits(4...4) {
      scanner.skipSpaces()
      return digits / 100 < 24 && digits % 100 < 60
        ? TimeOfDay(hour: digits / 100, minute: digits % 100) : nil
    }
    guard let hour = scanner.digits(1...2) else { return namedTime(&scanner, isAt: isAt) }
    var time = TimeOfDay(hour: hour, minute: 0)
    time.isAmbiguous = (1...12).contains(hour) && !hasZero
    if let mark = scanner.take(anyOf: ":.hH") {
      // `13h` needs no minutes, `8:` does.
      let minute = scanner.digits(2...2) ?? (mark | 0x20 == UInt8(ascii: "h") ? 0 : nil)
      guard let minute else { return nil }
      time.minute = minute
      if mark == UInt8(ascii: ":"), scanner.take(":") {
        guard let second = scanner.digits(2...2) else { return nil }
        time.second = second
      }
    }
    scanner.skipSpaces()
    if scanner.take(word: "uhr") { time.minute = scanner.digits(2...2) ?? time.minute }
    if let isAfternoon = isAfternoon(&scanner) {
      guard (1...12).contains(hour) else { return nil }
      time.hour = hour % 12 + (isAfternoon ? 12 : 0)
      (time.isAmbiguous, time.isHalfTyped) = (false, true)
    }
    if hour == 12, scanner.take(word: "noon") { time.isAmbiguous = false }
    if hour == 12, scanner.take(word: "midnight") { (time.hour, time.isAmbiguous) = (0, false) }
    if !scanner.take(word: "oclock") {
      var ahead = scanner
      if ahead.word() == "o" {
        _ = ahead.take("'")
        if ahead.take(word: "clock") { scanner = ahead }
      }
    }
    let isEnd = time == TimeOfDay(hour: 24, minute: 0)
    return isEnd || time.hour < 24 && time.minute < 60 && time.second < 60 ? time : nil
  }

  /// Consumes `am`, `a.m.`, `pm` or `p.m.`, and following spaces.
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

  /// Consumes `noon`, `midnight`, `half past 8` or `quarter to nine`; after `at` also `eight`,
  /// which elsewhere is a count.
  private static func namedTime(_ scanner: inout TextScanner, isAt: Bool) -> TimeOfDay? {
    let word = scanner.word()
    scanner.skipSpaces()
    switch word {
    case "noon", "midday": return TimeOfDay(hour: 12, minute: 0)
    case "midnight": return TimeOfDay(hour: 0, minute: 0)
    case "half", "quarter":
      let isPast = scanner.take(word: "past")
      guard isPast || word == "quarter" && scanner.take(word: "to"),
        var time = timeOfDay(&scanner, isAt: true), time.minute == 0
      else { return nil }
      time.minute = word == "half" ? 30 : isPast ? 15 : 45
      // A quarter to one is after noon or midnight, like one.
      if !isPast {
        time.hour = time.isAmbiguous ? (time.hour + 10) % 12 + 1 : (time.hour + 23) % 24
      }
      return time
    default:
      guard isAt, let index = hours.firstIndex(of: word) else { return nil }
      let isAfternoon = isAfternoon(&scanner)
      return TimeOfDay(
        hour: isAfternoon.map { (index + 1) % 12 + ($0 ? 12 : 0) } ?? index + 1, minute: 0,
        isAmbiguous: isAfternoon == nil, isHalfTyped: isAfternoon != nil)
    }
  }

  static let hours = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve",
  ]
}

extension ClockTime {
  /// Parses a time of day to the minute: `10:30pm`, `midnight`; `nil` for anything else.
  init?(typed text: String) {
    var scanner = TextScanner(text)
    guard let time = When.timeOfDay(&scanner), scanner.isAtEnd, time.second == 0 else { return nil }
    self.init(hour: time.hour, minute: time.minute)
  }
}
