/// What someone typed for a drink, taken apart: a name, and a size, a volume or a count if there is
/// one.
///
/// `large latte` · `latte 350ml` · `12 oz coffee` · `0.33 l cola` · `half a cup of tea` · `大杯拿铁`
struct DrinkQuery {
  /// All that is neither a volume nor a count.
  let wholeWords: [String]

  /// All that is neither a volume, a count nor a size.
  let words: [String]

  /// The letters of `wholeWords`.
  var wholeName: [Unicode.Scalar] { FoldedText.letters(of: wholeWords) }

  /// The letters of `words`.
  var name: [Unicode.Scalar] { FoldedText.letters(of: words) }

  /// How many, above 0 and at most 20.
  let count: Double

  /// The volume asked for.
  let volume: Milliliters?

  /// The size asked for.
  let size: SizeWord?

  /// The word that named the size.
  let sizeWord: String?

  init(_ words: [String]) {
    var words = words
    volume = Self.takeVolume(from: &words)
    count = Self.takeCount(from: &words) ?? 1
    words = words.filter { words.count == 1 || !Self.fillers.contains($0) }
    wholeWords = words
    sizeWord = Self.takeChineseSize(from: &words) ?? Self.takeSize(from: &words)
    size = sizeWord.flatMap(SizeWord.init)
    self.words = words
  }

  /// A word without the ending of a plural: `lattes`, `glasses`.
  static func singular(_ word: String) -> String {
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
  ]

  /// Takes out `350ml`, `350 ml`, `12 fl oz`, or the end of `拿铁350毫升`.
  private static func takeVolume(from words: inout [String]) -> Milliliters? {
    for index in words.indices {
      guard let start = words[index].firstIndex(where: isDigit) else { continue }
      let digits = words[index][start...].prefix { isDigit($0) || $0 == "." }
      guard let number = Double(digits) else { continue }
      var unit = String(words[index][digits.endIndex...])
      for end in index..<min(index + 3, words.count) {
        if end > index { unit += words[end] }
        guard let volume = VolumeUnit(unit).flatMap({ Milliliters(number, $0) }) else { continue }
        words[index].removeSubrange(start...)
        words.removeSubrange(index + 1..<end + 1)
        words.removeAll(where: \.isEmpty)
        return volume
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
    "a", "an", "of", "the", "one", "un", "une", "una", "ein", "eine", "um", "uma",
  ]
}
