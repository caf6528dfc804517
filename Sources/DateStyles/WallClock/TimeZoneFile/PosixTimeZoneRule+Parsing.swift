extension PosixTimeZoneRule {
  /// The rule a `TZ` string tells, or nil for text that is none.
  ///
  /// Daylight saving needs its two moments: the string's default for them is a country's law.
  init?(_ text: String) {
    var scanner = Scanner(text: Array(text.utf8))
    guard scanner.skipName(), let west = scanner.readTime(hours: 0...24) else { return nil }
    standardOffset = -west
    if scanner.isAtEnd {
      daylight = nil
      return
    }
    guard scanner.skipName() else { return nil }
    var offset = standardOffset + 3600
    if scanner.next != UInt8(ascii: ",") {
      guard let west = scanner.readTime(hours: 0...24) else { return nil }
      offset = -west
    }
    guard let start = scanner.readMoment(), let end = scanner.readMoment(), scanner.isAtEnd
    else { return nil }
    daylight = DaylightSaving(offset: offset, start: start, end: end)
  }

  private struct Scanner {
    let text: [UInt8]
    var position = 0

    var isAtEnd: Bool { position == text.count }
    var next: UInt8? { position < text.count ? text[position] : nil }

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
      guard next == UInt8(ascii: character) else { return false }
      position += 1
      return true
    }

    /// Three letters or more, or anything between `<` and `>`.
    mutating func skipName() -> Bool {
      if skip("<") {
        while let character = next, character != UInt8(ascii: ">") { position += 1 }
        return skip(">")
      }
      let start = position
      while let character = next, Self.isLetter(character) { position += 1 }
      return position - start >= 3
    }

    private static func isLetter(_ character: UInt8) -> Bool {
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= character | 0x20
    }

    mutating func readNumber(_ range: ClosedRange<Int>) -> Int? {
      let start = position
      var number = 0
      while let digit = next, UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit, position < start + 4 {
        number = number * 10 + Int(digit - UInt8(ascii: "0"))
        position += 1
      }
      return position > start && range ~= number ? number : nil
    }

    /// `[+-]hh[:mm[:ss]]` in seconds.
    mutating func readTime(hours: ClosedRange<Int>) -> Int? {
      let sign = skip("-") ? -1 : 1
      if sign == 1 { _ = skip("+") }
      guard var seconds = readNumber(hours).map({ $0 * 3600 }) else { return nil }
      for unit in [60, 1] where skip(":") {
        guard let number = readNumber(0...59) else { return nil }
        seconds += number * unit
      }
      return sign * seconds
    }

    /// `,day[/time]`, at two o'clock where no time is given.
    mutating func readMoment() -> YearlyMoment? {
      guard skip(","), let day = readDay() else { return nil }
      guard skip("/") else { return YearlyMoment(day: day, time: 7200) }
      return readTime(hours: 0...167).map { YearlyMoment(day: day, time: $0) }
    }

    private mutating func readDay() -> YearlyMoment.Day? {
      if skip("J") { return readNumber(1...365).map { .withoutLeapDay($0) } }
      guard skip("M") else { return readNumber(0...365).map { .ofYear($0) } }
      guard let month = readNumber(1...12), skip("."), let week = readNumber(1...5), skip("."),
        let weekday = readNumber(0...6)
      else { return nil }
      return .weekday(weekday, week: week, month: month)
    }
  }
}
