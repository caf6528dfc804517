/// The Chinese words of times, put into the English forms that ``When/Typed`` reads.
///
/// `昨天下午3点的咖啡` becomes `yesterday 3:00pm 咖啡`.
enum ChineseTimes {
  static func inEnglish(_ text: String) -> String {
    guard text.utf8.contains(where: { 0xE3...0xE9 ~= $0 }) else { return text }
    var result = ""
    var rest = Substring(text)
    while let first = rest.first {
      let (word, length) = time(at: rest) ?? (String(first), 1)
      result += word
      rest = rest.dropFirst(length)
      // A particle between a time and a drink.
      if word.last == " ", rest.first == "的" { rest = rest.dropFirst() }
    }
    return result.split(separator: " ").joined(separator: " ")
  }

  /// The time or day at the front in English, between spaces, and its length in characters.
  private static func time(at text: Substring) -> (String, Int)? {
    if let (word, meaning) = words.first(where: { text.hasPrefix($0.0) }) {
      return (" \(meaning) ", word.count)
    }
    let (half, day, mark) = halves.first { text.hasPrefix($0.0) } ?? ("", "", "")
    var rest = text.dropFirst(half.count)
    let digits = String(rest.prefix { $0.isASCII && $0.isNumber })
    guard
      let (numeral, number) = Int(digits).map({ (digits, $0) })
        ?? numerals.first(where: { rest.hasPrefix($0.0) })
    else { return nil }
    rest = rest.dropFirst(numeral.count)
    if half.isEmpty, let (word, unit) = units.first(where: { rest.hasPrefix($0.0) }) {
      return (" \(number) \(unit) ago ", numeral.count + word.count)
    }
    // Without digits or a half of the day 一点 means a little.
    guard rest.first == "点", number > 1 || !digits.isEmpty || !half.isEmpty else { return nil }
    let minutes = rest.dropFirst().first == "半" ? "30" : "00"
    let length = half.count + numeral.count + (minutes == "30" ? 2 : 1)
    return (" \(day)\(number):\(minutes)\(number > 12 ? "" : mark) ", length)
  }

  private static let words = [
    ("半小时前", "half an hour ago"), ("今天", "today"), ("昨天", "yesterday"), ("明天", "tomorrow"),
    ("中午", "noon"), ("刚才", "now"),
  ]

  /// Halves of a day, with the day that they say and what follows the hour.
  private static let halves = [
    ("今早", "today ", "am"), ("今晚", "today ", "pm"), ("昨晚", "yesterday ", "pm"), ("早上", "", "am"),
    ("上午", "", "am"), ("下午", "", "pm"), ("晚上", "", "pm"),
  ]

  private static let units = [("分钟前", "min"), ("小时前", "h"), ("个小时前", "h")]

  private static let numerals = [
    ("十二", 12), ("十一", 11), ("十", 10), ("一", 1), ("两", 2), ("三", 3), ("四", 4), ("五", 5), ("六", 6),
    ("七", 7), ("八", 8), ("九", 9),
  ]
}
