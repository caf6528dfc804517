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
