import CivilTime

extension When {
  /// Reads a moment or a day; `nil` if the text is neither.
  ///
  /// A time of day alone is today's, by the clock on the wall, also when it is still to come. A
  /// weekday is the latest that is not after today. Years are 1900…2200.
  /// - Parameters:
  ///   - now: The moment that `now`, `ago`, `in` and the names of days start from.
  ///   - clock: The clock on the wall, for times without an offset.
  init?(_ text: String, now: Date, clock: WallClock) {
    guard let when = When.parse(text, now: now, clock: clock),
      When.years.contains(clock.dateTime(at: when.start(on: clock)).year)
    else { return nil }
    self = when
  }

  private static let years = 1900...2200

  private static func parse(_ text: String, now: Date, clock: WallClock) -> When? {
    let today = clock.dateTime(at: now).date
    var scanner = TextScanner(text)
    let time = time(then: { $0.isAtEnd ? today : day(&$0, today: today) }, of: text, on: clock)
    if scanner.isAtDigit || time != nil {
      return written(text, on: clock) ?? relative(text, now: now) ?? time
    }
    let word = scanner.word()
    scanner.skipSpaces()
    switch word {
    case "now": return scanner.isAtEnd ? .instant(now) : nil
    case "in":
      guard let seconds = Seconds.scan(&scanner), scanner.isAtEnd else { return nil }
      return .instant(now.addingTimeInterval(seconds))
    default: break
    }
    scanner = TextScanner(text)
    guard let day = day(&scanner, today: today) else { return nil }
    if scanner.isAtEnd { return .day(day) }
    guard let time = timeOfDay(&scanner), scanner.isAtEnd else { return nil }
    return instant(day, time, on: clock)
  }

  /// Reads a day or a moment in ISO 8601; without an offset it is that of the clock on the wall.
  static func written(_ text: String, on clock: WallClock) -> When? {
    ISO8601(text).map { written in
      written.instant(on: clock).map(When.instant) ?? .day(written.date)
    }
  }

  /// `20 min ago`.
  private static func relative(_ text: String, now: Date) -> When? {
    var scanner = TextScanner(text)
    guard let seconds = Seconds.scan(&scanner), scanner.word() == "ago" else { return nil }
    scanner.skipSpaces()
    return scanner.isAtEnd ? .instant(now.addingTimeInterval(-seconds)) : nil
  }

  /// `8:30`, `noon`, and `8:30 yesterday`.
  private static func time(
    then day: (inout TextScanner) -> CivilDate?, of text: String, on clock: WallClock
  ) -> When? {
    var scanner = TextScanner(text)
    guard let time = timeOfDay(&scanner), let date = day(&scanner), scanner.isAtEnd else {
      return nil
    }
    return instant(date, time, on: clock)
  }

  private static func instant(_ day: CivilDate, _ time: TimeOfDay, on clock: WallClock) -> When? {
    CivilDateTime(date: day, hour: time.hour, minute: time.minute, second: time.second)
      .map { .instant(clock.date(of: $0)) }
  }

  /// `today`, `yesterday`, `tomorrow` or a weekday, and the spaces after it.
  private static func day(_ scanner: inout TextScanner, today: CivilDate) -> CivilDate? {
    let word = scanner.word()
    scanner.skipSpaces()
    switch word {
    case "today": return today
    case "yesterday": return today.adding(days: -1)
    case "tomorrow": return today.adding(days: 1)
    default:
      guard word.count >= 3,
        let weekday = Weekday.allCases.first(where: { "\($0)".hasPrefix(word) })
      else { return nil }
      return today.adding(days: -((today.weekday.rawValue - weekday.rawValue + 7) % 7))
    }
  }
}
