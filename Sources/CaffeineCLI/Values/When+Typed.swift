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

/// The Chinese words of times, which ``When/Typed`` reads in their English forms.
///
/// `昨天下午3点的咖啡` has the times `yesterday` and `3:00pm`.
enum ChineseTimes {
  /// The text with its times in English.
  static func inEnglish(_ text: String) -> String { replaced(text) { $1 } }

  /// The text as typed, with gaps around its times.
  static func spaced(_ text: String) -> String { replaced(text) { typed, _ in typed } }

  private static func replaced(_ text: String, by form: (String, String) -> String) -> String {
    guard text.utf8.contains(where: { 0xE3...0xE9 ~= $0 }) else { return text }
    var result = ""
    var rest = Substring(text)
    while !rest.isEmpty {
      let (length, english) = time(at: rest) ?? (1, nil)
      let typed = String(rest.prefix(length))
      rest = rest.dropFirst(length)
      guard let english else {
        result += typed
        continue
      }
      result += " \(form(typed, english)) "
      // A particle between a time and a drink.
      if rest.first == "的" { rest = rest.dropFirst() }
    }
    return result
  }

  /// The length of the time or day at the front in characters, and its English; without that it looks
  /// like a time and is none.
  private static func time(at text: Substring) -> (length: Int, english: String?)? {
    // By bytes: `hasPrefix` would part both texts into characters.
    if let (word, meaning) = words.first(where: { text.utf8.starts(with: $0.0.utf8) }) {
      return (word.count, meaning)
    }
    let half = halves.first { text.utf8.starts(with: $0.word.utf8) }
    var rest = text.dropFirst(half?.word.count ?? 0)
    let hour = number(rest)
    rest = rest.dropFirst(hour.count)
    if half == nil, let (word, unit) = units.first(where: { rest.utf8.starts(with: $0.0.utf8) }) {
      return (hour.count + word.count, Self.value(hour).map { "\($0) \(unit) ago" })
    }
    // Without digits or a half of the day 一点 means a little.
    guard !hour.isEmpty, rest.first == "点", half != nil || hour != "一" else { return nil }
    rest = rest.dropFirst()
    var minutes = "00"
    if rest.first == "半" {
      (minutes, rest) = ("30", rest.dropFirst())
    } else {
      // A number straight behind the hour is its minutes, or counts cups.
      let typed = number(rest)
      let behind = rest.dropFirst(typed.count)
      if !typed.isEmpty, behind.first.map(measures.contains) != true {
        minutes = Int(typed) != nil && typed.count == 2 ? String(typed) : ""
        rest = behind.first == "分" ? behind.dropFirst() : behind
      }
    }
    let length = text.count - rest.count
    guard let value = Self.value(hour), !minutes.isEmpty, half?.hours.contains(value) != false
    else {
      return (length, nil)
    }
    return (length, "\(half?.day ?? "")\(value):\(minutes)\(half?.mark ?? "")")
  }

  /// The digits or numerals at the front.
  private static func number(_ text: Substring) -> Substring {
    let letters = text.unicodeScalars
    let digits = letters.prefix { "0"..."9" ~= $0 }
    return Substring(digits.isEmpty ? letters.prefix(while: numeralLetters.contains) : digits)
  }

  private static func value(_ number: Substring) -> Int? { Int(number) ?? numerals[number] }

  private static let words = [
    ("半小时前", "half an hour ago"), ("今天", "today"), ("昨天", "yesterday"), ("明天", "tomorrow"),
    ("中午", "noon"), ("刚才", "now"),
  ]

  private typealias Half = (word: String, day: String, mark: String, hours: Set<Int>)

  /// Halves of a day, with the day that they say, what follows the hour, and the hours that they
  /// have: 晚上12点 is none, as it may be of two days.
  private static let halves: [Half] = [
    ("今早", "today ", "am", morning), ("今晚", "today ", "pm", evening),
    ("昨晚", "yesterday ", "pm", evening), ("早上", "", "am", morning), ("上午", "", "am", morning),
    ("下午", "", "pm", [12, 1, 2, 3, 4, 5, 6]), ("晚上", "", "pm", evening),
  ]

  private static let (morning, evening) = (Set(4...11), Set(6...11))

  private static let units = [("分钟前", "min"), ("小时前", "h"), ("个小时前", "h")]

  private static let measures: Set<Character> = ["杯", "罐", "听", "瓶", "碗", "份", "片", "粒"]

  private static let numeralLetters = "一二两三四五六七八九十".unicodeScalars

  private static let numerals: [Substring: Int] = [
    "一": 1, "两": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9, "十": 10, "十一": 11,
    "十二": 12,
  ]
}
