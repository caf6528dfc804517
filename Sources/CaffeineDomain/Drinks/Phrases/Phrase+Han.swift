extension Phrase {
  /// Splits a word of a script without spaces: `两杯咖啡` into `2`, `杯` and `咖啡`, `コーヒー2杯` with the
  /// count last, `星巴克大杯拿铁` into chain, size and drink.
  ///
  /// Other words stay whole.
  static func parts(of word: String) -> [String] {
    guard word.unicodeScalars.hasLettersWithoutGaps else { return [word] }
    var front: [String] = []
    var back: [String] = []
    var rest = word[...]
    while let (found, length) = start(of: rest) {
      front += found
      rest = rest.dropFirst(length)
    }
    if let (number, vessel, length) = end(of: rest) {
      back = [number, vessel]
      rest = rest.dropLast(length)
    }
    // The number in `拿铁350毫升`.
    if let first = rest.first, !isDigit(first), let digit = rest.firstIndex(where: isDigit) {
      back.insert(String(rest[digit...]), at: 0)
      rest = rest[..<digit]
    }
    return front + (rest.isEmpty ? [] : [String(rest)]) + back
  }

  /// Splits a number from a name directly behind it: `9咖啡`, but not `9杯咖啡`.
  package static func numbered(_ word: String) -> [String] {
    let digits = word.prefix(while: isDigit)
    guard !digits.isEmpty, digits.count < word.count, parts(of: word) == [word],
      word.unicodeScalars.hasLettersWithoutGaps
    else { return [word] }
    return [String(digits), String(word.dropFirst(digits.count))]
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }

  /// A count with its vessel, size, chain or addition at the start, and its length in characters.
  private static func start(of text: Substring) -> ([String], Int)? {
    if let (number, length) = number(of: text) {
      var after = text.dropFirst(length)
      var size: [String] = []
      if let letter = after.first, "大中小".contains(letter), let next = after.dropFirst().first,
        measures.contains(next)
      {
        size = ["\(letter)杯"]
        after = after.dropFirst()
      }
      if let letter = after.first, measures.contains(letter) {
        let vessel = letter == "杯" && !size.isEmpty ? [] : [String(letter)]
        return ([number] + size + vessel, length + size.count + 1)
      }
    }
    let words = SizeWord.chineseWords + PhraseWords.chains.map { $0.joined() } + flavours
    let found = words.filter(\.unicodeScalars.hasLettersWithoutGaps)
      .filter(text.hasPrefix).max { $0.count < $1.count }
    return found.map { ([$0], $0.count) }
  }

  /// A count with its vessel at the end, and its length in characters.
  private static func end(of text: Substring) -> (String, String, Int)? {
    guard let last = text.last, measures.contains(last) else { return nil }
    let before = text.dropLast()
    for length in [3, 2, 1] where before.count > length {
      guard let (number, found) = number(of: before.suffix(length)), found == length else {
        continue
      }
      return (number, String(last), length + 1)
    }
    return nil
  }

  /// A number in digits or Chinese numerals, and its length in characters.
  private static func number(of text: Substring) -> (String, Int)? {
    let digits = text.prefix { isDigit($0) || $0 == "." }
    if !digits.isEmpty { return Double(digits) == nil ? nil : (String(digits), digits.count) }
    guard let first = text.first, let value = numerals[first] else { return nil }
    return (value.shortestText, 1)
  }

  private static let numerals: [Character: Double] = [
    "半": 0.5, "一": 1, "二": 2, "两": 2, "兩": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8,
    "九": 9, "十": 10, "한": 1, "두": 2, "세": 3,
  ]

  /// Counters in Chinese, Japanese and Korean.
  private static let measures: Set<Character> = [
    "杯", "罐", "听", "缶", "瓶", "碗", "份", "片", "粒", "잔", "캔", "병",
  ]

  private static let flavours = ["无糖", "加冰", "去冰", "少冰", "半糖", "少糖", "全糖", "加奶", "燕麦", "热", "冰"]
}

extension Sequence<Unicode.Scalar> {
  /// Whether one is a letter of Chinese, Japanese or Korean.
  var hasLettersWithoutGaps: Bool { contains { $0.value >= 0x3000 } }
}
