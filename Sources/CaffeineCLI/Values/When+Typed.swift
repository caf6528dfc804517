import CaffeineDomain
import CivilTime

extension When {
  /// The words of a moment or day, which the present and a place give a meaning.
  struct Typed: Equatable {
    /// The seconds from now, below zero for the past: `now`, `20 min ago`, `in 1h`.
    var distance: Double?
    /// An instant written with its offset.
    var instant: Date?
    /// The day, alone or with a time.
    var day: Day?
    /// The time on a clock, of its day or of none.
    var time: Time?

    /// Whether it is a day without a time.
    var isDay: Bool { day != nil && time == nil }

    /// Whether it is a time on a clock without its day.
    var isClockAlone: Bool { day == nil && time != nil }
  }

  enum Day: Equatable {
    /// `2026-11-20`, `20 Nov 2026`
    case date(CivilDate)
    /// The last one up to the day after tomorrow: `Nov 20`, `20.11.`
    case yearly(month: Int, day: Int)
    /// So many days before the present one: `today` is 0, `tomorrow` -1.
    case ago(Int)
    /// The last one up to today.
    case weekday(Weekday)
  }

  /// A time on a clock, to the second.
  struct Time: Equatable {
    var hour: Int
    var minute = 0
    var second = 0
    /// Whether a clock of twelve hours leaves open which half of the day it is.
    var isOpen = false
  }
}

extension When.Typed {
  /// Reads the whole of a text; `nil` for anything that is no moment and no day.
  ///
  /// A day may stand before or after a time on the clock. Years are 1900 to 2200.
  ///
  /// - Parameter isAt: Whether a number alone is a time, as after `at`.
  init?(_ text: String, isAt: Bool = false) {
    let text = ChineseTimes.inEnglish(text)
    if let written = ISO8601(text) {
      guard When.years.contains(written.date.year) else { return nil }
      if written.offset != nil {
        instant = written.instant(on: .utc)
      } else {
        day = .date(written.date)
        time = written.time.map { When.Time(hour: $0.hour, minute: $0.minute, second: $0.second) }
      }
      return
    }
    var scanner = TextScanner(text)
    if let distance = Self.distance(&scanner) {
      self.distance = distance
      return
    }
    scanner = TextScanner(text)
    repeat {
      var ahead = scanner
      _ = ahead.take(word: "on")
      if day == nil, let found = When.Day(&ahead) {
        (day, scanner) = (found, ahead)
      } else {
        let saysAt = scanner.take(word: "at")
        guard time == nil, let found = When.Time(&scanner, isAt: isAt || saysAt) else { return nil }
        time = found
      }
      scanner.skipSpaces()
    } while !scanner.isAtEnd
  }

  /// Takes all of `now`, `in 2 h` or `20 min ago`.
  private static func distance(_ scanner: inout TextScanner) -> Double? {
    if scanner.take(word: "now") { return scanner.isAtEnd ? 0 : nil }
    let isAhead = scanner.take(word: "in")
    guard let seconds = Seconds.scan(&scanner), isAhead || scanner.take(word: "ago"),
      scanner.isAtEnd
    else { return nil }
    return isAhead ? seconds : -seconds
  }
}

extension When.Time {
  /// Takes `8:30`, `08:30:15`, `8.30`, `0830`, `8am`, `noon` or `midnight`, and after `at` also `8`
  /// and `1430`; `nil` for what no clock shows.
  ///
  /// `0.33` is no time but after `at`: it is litres.
  init?(_ scanner: inout TextScanner, isAt: Bool) {
    let hasZero = scanner.next == UInt8(ascii: "0")
    if scanner.take(word: "noon") {
      self.init(hour: 12)
    } else if scanner.take(word: "midnight") {
      self.init(hour: 0)
    } else if isAt || hasZero, let digits = scanner.digits(4...4) {
      self.init(hour: digits / 100, minute: digits % 100)
    } else {
      guard let hour = scanner.digits(1...2) else { return nil }
      self.init(hour: hour, isOpen: !hasZero && 1...12 ~= hour)
      let mark = scanner.take(anyOf: ":.")
      if let mark {
        guard let minute = scanner.digits(2...2), isAt || hour > 0 || mark == UInt8(ascii: ":")
        else { return nil }
        self.minute = minute
        if mark == UInt8(ascii: ":"), scanner.take(":") {
          guard let second = scanner.digits(2...2) else { return nil }
          self.second = second
        }
      }
      scanner.skipSpaces()
      let half = ["am", "pm"].first { scanner.take(word: $0) }
      guard half == nil ? mark != nil || isAt : 1...12 ~= hour else { return nil }
      if let half { (self.hour, isOpen) = (hour % 12 + (half == "pm" ? 12 : 0), false) }
    }
    guard hour < 24, minute < 60, second < 60 else { return nil }
  }
}

extension When.Day {
  /// Takes `yesterday`, `friday`, `2026-11-17`, `Nov 17`, `17 Nov` or `17.11.`, the last three
  /// perhaps with a year; `17.11` is a time.
  init?(_ scanner: inout TextScanner) {
    if let year = scanner.digits(4...4) {
      guard scanner.take("-"), let month = scanner.digits(2...2), scanner.take("-"),
        let day = scanner.digits(2...2)
      else { return nil }
      self.init(day, month, year)
    } else if let day = scanner.digits(1...2) {
      let hasPoint = scanner.take(".")
      scanner.skipSpaces()
      let number = hasPoint ? scanner.digits(1...2) : nil
      guard let month = number ?? Self.index(of: scanner.word(), in: Self.months).map({ $0 + 1 }),
        number == nil || scanner.take(".")
      else { return nil }
      self.init(day, month, &scanner)
    } else {
      let word = scanner.word()
      if let days = ["today": 0, "yesterday": 1, "tomorrow": -1][word] {
        self = .ago(days)
      } else if let weekday = Self.index(of: word, in: Self.weekdays).flatMap({
        Weekday(rawValue: $0 + 1)
      }) {
        self = .weekday(weekday)
      } else {
        scanner.skipSpaces()
        guard let month = Self.index(of: word, in: Self.months), let day = scanner.digits(1...2)
        else { return nil }
        self.init(day, month + 1, &scanner)
      }
    }
  }

  private init?(_ day: Int, _ month: Int, _ scanner: inout TextScanner) {
    let isYear = scanner.isAtDigit
    scanner.skipSpaces()
    guard let year = scanner.digits(4...4) else {
      // A leap day exists in some year.
      guard !isYear, CivilDate(year: 2024, month: month, day: day) != nil else { return nil }
      self = .yearly(month: month, day: day)
      return
    }
    self.init(day, month, year)
  }

  private init?(_ day: Int, _ month: Int, _ year: Int) {
    guard When.years.contains(year), let date = CivilDate(year: year, month: month, day: day) else {
      return nil
    }
    self = .date(date)
  }

  /// Which name a word is, or its beginning of three letters or more.
  private static func index(of word: String, in names: [String]) -> Int? {
    guard word.utf8.count >= 3 else { return nil }
    return names.firstIndex { $0.utf8.starts(with: word.utf8) }
  }

  private static let weekdays = [
    "sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
  ]

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]
}

extension When {
  fileprivate static let years = 1900...2200
}

extension TextScanner {
  /// Takes a lower-case word and following spaces, if it comes next.
  mutating func take(word: String) -> Bool {
    var ahead = self
    guard ahead.word() == word else { return false }
    self = ahead
    skipSpaces()
    return true
  }
}

extension ClockTime {
  /// Reads a time of day to the minute: `10:30pm`, `midnight`; `nil` for anything else.
  init?(typed text: String) {
    guard let typed = When.Typed(text, isAt: true), let time = typed.time, typed.isClockAlone,
      time.second == 0
    else { return nil }
    self.init(hour: time.hour, minute: time.minute)
  }
}
