/// The Chinese words of times, put into the English forms that ``When/Typed`` reads.
///
/// `昨天下午3点的咖啡` becomes `yesterday 3pm 咖啡`.
enum ChineseTimes {
  static func inEnglish(_ text: String) -> String {
    guard text.utf8.contains(where: { 0xE3...0xE9 ~= $0 }) else { return text }
    var result = ""
    var rest = Substring(text)
    while let first = rest.first {
      if let (word, length) = token(at: rest) {
        result += " \(word) "
        rest = rest.dropFirst(length)
        // A particle between a time and a drink.
        if rest.first == "的" { rest = rest.dropFirst() }
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result.split(separator: " ").joined(separator: " ")
  }

  /// The first time or day in English, and its length in characters.
  private static func token(at text: Substring) -> (String, Int)? {
    if let (word, meaning) = words.first(where: { text.hasPrefix($0.0) }) {
      return (meaning, word.count)
    }
    let half = halves.first { text.hasPrefix($0.0) }
    var rest = text.dropFirst(half?.0.count ?? 0)
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    let (number, length) =
      digits.isEmpty ? numeral(at: rest) ?? (-1, 0) : (Int(digits) ?? -1, digits.count)
    guard number >= 0 else { return nil }
    rest = rest.dropFirst(length)
    if half == nil, let (mark, unit) = distances.first(where: { rest.hasPrefix($0.0) }) {
      return ("\(number) \(unit) ago", length + mark.count)
    }
    // Without digits or a half of the day 一点 means a little.
    guard rest.first == "点" || rest.first == "點", number > 1 || !digits.isEmpty || half != nil
    else { return nil }
    rest = rest.dropFirst()
    var minutes = 0
    let minuteDigits = rest.prefix { $0.isASCII && $0.isNumber }
    if rest.hasPrefix("半") {
      (minutes, rest) = (30, rest.dropFirst())
    } else if rest.hasPrefix("钟") || rest.hasPrefix("鐘") {
      rest = rest.dropFirst()
    } else if let minute = Int(minuteDigits), rest.dropFirst(minuteDigits.count).first == "分" {
      (minutes, rest) = (minute, rest.dropFirst(minuteDigits.count + 1))
    }
    let time = "\(number):\(minutes < 10 ? "0" : "")\(minutes)"
    // 晚上21点 needs no half.
    let meaning = half.map { $0.1 + time + (1...12 ~= number ? $0.2 : "") } ?? time
    return (meaning, text.count - rest.count)
  }

  /// A numeral up to twelve, and its length in characters.
  private static func numeral(at text: Substring) -> (Int, Int)? {
    let numerals = Array("一二三四五六七八九十")
    func value(_ character: Character?) -> Int? {
      character == "两" ? 2 : character.flatMap(numerals.firstIndex(of:)).map { $0 + 1 }
    }
    guard let first = value(text.first) else { return nil }
    if first == 10, let next = value(text.dropFirst().first), next < 3 { return (10 + next, 2) }
    return (first, 1)
  }

  private static let distances = [
    ("分钟前", "min"), ("分鐘前", "min"), ("小时前", "h"), ("小時前", "h"), ("个小时前", "h"), ("個小時前", "h"),
  ]

  /// Halves of a day, with the day that they say and what follows the hour.
  private static let halves = [
    ("今早", "today ", "am"), ("今晚", "today ", "pm"), ("昨晚", "yesterday ", "pm"), ("早上", "", "am"),
    ("上午", "", "am"), ("下午", "", "pm"), ("晚上", "", "pm"),
  ]

  private static let words = [
    ("半小时前", "half an hour ago"), ("半个小时前", "half an hour ago"), ("今天", "today"),
    ("昨天", "yesterday"), ("明天", "tomorrow"), ("中午", "noon"), ("刚才", "now"), ("刚刚", "now"),
  ]
}
