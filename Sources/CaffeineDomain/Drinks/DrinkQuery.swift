/// What someone typed for a drink, taken apart: a name, and a size, a volume, an amount of caffeine or
/// a count if there is one.
///
/// `large latte` · `latte 350ml` · `espresso 80mg` · `12 oz coffee` · `0.33 l cola` ·
/// `half a cup of tea` · `大杯拿铁`
struct DrinkQuery {
  /// All that is neither a volume, an amount nor a count.
  let wholeWords: [String]

  /// All that is neither a volume, an amount, a count nor a size.
  let words: [String]

  /// The letters of `wholeWords`.
  var wholeName: [Unicode.Scalar] { FoldedText.letters(of: wholeWords) }

  /// The letters of `words`.
  var name: [Unicode.Scalar] { FoldedText.letters(of: words) }

  /// How many, above 0 and at most 20.
  let count: Double

  /// The volume asked for.
  let volume: Milliliters?

  /// The caffeine of one, where that is said.
  let amount: Milligrams?

  /// The size asked for.
  let size: SizeWord?

  /// The word that named the size.
  let sizeWord: String?

  init(_ words: [String]) {
    var words = words
    volume = Self.take(from: &words) { number, unit in
      VolumeUnit(unit).flatMap { Milliliters(number, $0) }
    }
    amount = Self.take(from: &words) { number, unit in
      unit == "mg" || unit == "毫克" ? Milligrams(number) : nil
    }
    count = Self.takeCount(from: &words) ?? 1
    words = words.filter { words.count == 1 || !Self.fillers.contains($0) }
    wholeWords = words
    sizeWord = Self.takeChineseSize(from: &words) ?? Self.takeSize(from: &words)
    size = sizeWord.flatMap(SizeWord.init)
    self.words = words
  }

  /// A word without the ending of a plural: `lattes`, `glasses`.
  static func singular(_ word: String) -> String {
    if counts[word] != nil { return word }
    if word.hasSuffix("sses") { return String(word.dropLast(2)) }
    guard word.count > 3, word.hasSuffix("s"), !word.hasSuffix("ss") else { return word }
    return String(word.dropLast())
  }

  /// Takes a count from either end: `2 lattes`, `2x latte`, `latte x2`, `half a coffee`.
  private static func takeCount(from words: inout [String]) -> Double? {
    guard words.count > 1 else { return nil }
    if let count = count(words[0]) {
      words.removeFirst(words.count > 2 && words[1] == "x" ? 2 : 1)
      return count
    }
    let last = words[words.count - 1]
    if last.hasPrefix("x") || last.hasSuffix("x"), let count = count(last) {
      words.removeLast()
      return count
    }
    guard words.count > 2, words[words.count - 2] == "x", let count = count(last) else {
      return nil
    }
    words.removeLast(2)
    return count
  }

  /// The count of a word such as `2`, `2x`, `x2`, `1.5`, `two` or `half`.
  private static func count(_ word: String) -> Double? {
    if let count = counts[word] { return count }
    guard let start = word.firstIndex(where: isDigit) else { return nil }
    let digits = word[start...].prefix { isDigit($0) || $0 == "." }
    let around = word[..<start] + word[digits.endIndex...]
    guard around.isEmpty || around == "x", let count = Double(digits), count > 0, count <= 20
    else { return nil }
    return count
  }

  private static let counts: [String: Double] = [
    "half": 0.5, "½": 0.5, "two": 2, "three": 3, "four": 4, "five": 5,
    "due": 2, "zwei": 2, "deux": 2, "dos": 2, "dois": 2, "tre": 3, "drei": 3, "trois": 3, "tres": 3,
  ]

  /// Takes out a number with a unit that makes a value of it: `350ml`, `350 ml`, `12 fl oz`, or the end
  /// of `拿铁350毫升`.
  private static func take<Value>(
    from words: inout [String], _ value: (_ number: Double, _ unit: String) -> Value?
  ) -> Value? {
    for index in words.indices {
      guard let start = words[index].firstIndex(where: isDigit) else { continue }
      let digits = words[index][start...].prefix { isDigit($0) || $0 == "." }
      guard let number = Double(digits) else { continue }
      var unit = String(words[index][digits.endIndex...])
      for end in index..<min(index + 3, words.count) {
        if end > index { unit += words[end] }
        guard let value = value(number, unit) else { continue }
        words[index].removeSubrange(start...)
        words.removeSubrange(index + 1..<end + 1)
        words.removeAll(where: \.isEmpty)
        return value
      }
    }
    return nil
  }

  /// Takes the size off the front of `大杯拿铁`.
  private static func takeChineseSize(from words: inout [String]) -> String? {
    guard let first = words.first,
      let word = SizeWord.chineseWords.first(where: { first.hasPrefix($0) && first != $0 })
    else { return nil }
    words[0] = String(first.dropFirst(word.count))
    return word
  }

  /// Takes a size from either end: `large latte`, `latte large`.
  private static func takeSize(from words: inout [String]) -> String? {
    guard words.count > 1 else { return nil }
    let ends = [words.startIndex, words.endIndex - 1]
    return ends.first { SizeWord(words[$0]) != nil }.map { words.remove(at: $0) }
  }

  private static func isDigit(_ character: Character) -> Bool {
    ("0"..."9").contains(character)
  }

  private static let fillers: Set<String> = [
    "a", "an", "of", "the", "one", "un", "une", "una", "ein", "eine", "einen", "um", "uma",
  ]
}
