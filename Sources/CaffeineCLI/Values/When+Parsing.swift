import CivilTime

extension When {
  /// Parses a moment or day; `nil` for any other text.
  ///
  /// A time alone is its last occurrence: at 0:15, `23:45` is yesterday's. The same applies to a
  /// weekday with a time, and to a day without a year, where today counts. Years are 1900 to 2200.
  /// - Parameters:
  ///   - isPlan: Whether a time alone means today, even in the future.
  ///   - hasTwelveHours: Whether the reader's clock shows `2:30` twice a day: then the later past
  ///     one is meant, or with a day the one between 6:00 and 18:00.
  ///   - now: The moment for `now`, `ago`, `in` and names of days.
  ///   - clock: The wall clock for times without an offset.
  init?(
    _ text: String, isPlan: Bool = false, hasTwelveHours: Bool = false, now: Date, clock: WallClock
  ) {
    guard
      let when = When.written(text, on: clock) ?? When.distant(text, from: now, on: clock)
        ?? NamedTime(text, today: clock.dateTime(at: now).date)?
        .when(isPlan: isPlan, hasTwelveHours: hasTwelveHours, from: now, on: clock),
      When.years.contains(clock.dateTime(at: when.start(on: clock)).year)
    else { return nil }
    self = when
  }

  private static let years = 1900...2200

  /// Parses ISO 8601; without an offset on the wall clock.
  static func written(_ text: String, on clock: WallClock) -> When? {
    ISO8601(text).map { written in
      guard let time = written.time, written.offset == nil else {
        return written.instant(on: clock).map(When.instant) ?? .day(written.date)
      }
      return .showing(time, on: clock)
    }
  }

  /// Parses `now`, `in 2 h`, `20 min ago`, `-20m` and `2 days ago 8:30`.
  private static func distant(_ text: String, from now: Date, on clock: WallClock) -> When? {
    var scanner = TextScanner(text)
    if scanner.take(word: "now") { return scanner.isAtEnd ? .instant(now) : nil }
    let isAhead = scanner.take(word: "in")
    let isBack = !isAhead && scanner.take("-")
    guard let seconds = Seconds.scan(&scanner), isAhead || isBack || scanner.take(word: "ago")
    else { return nil }
    if scanner.isAtEnd { return .instant(now.addingTimeInterval(isAhead ? seconds : -seconds)) }
    _ = scanner.take(word: "at")
    guard !isAhead, seconds.truncatingRemainder(dividingBy: 86_400) == 0,
      let time = timeOfDay(&scanner), scanner.isAtEnd
    else { return nil }
    let day = clock.dateTime(at: now).date.adding(days: -Int(seconds / 86_400))
    return time.when(on: day, clock)
  }
}

extension TextScanner {
  /// Consumes a word before a time: `at`, `on`, `@`, `around`, `about`, `circa`.
  mutating func takeAt() -> Bool {
    if take("@") {
      skipSpaces()
      return true
    }
    return ["at", "on", "around", "about", "circa", "ca"].contains { take(word: $0) }
  }

  /// Consumes a lower-case word and following spaces, if it comes next.
  mutating func take(word: String) -> Bool {
    var ahead = self
    guard ahead.word() == word else { return false }
    self = ahead
    skipSpaces()
    return true
  }
}
