/// What someone typed for a drink, taken apart: a name, and a size or a volume if there is one.
///
/// `large latte` · `latte 350ml` · `12 oz coffee` · `0.33 l cola` · `a cup of tea` · `大杯拿铁`
struct DrinkQuery {
  /// The letters of all that is not a volume.
  let wholeName: [Unicode.Scalar]

  /// The letters of all that is neither a volume nor a size.
  let name: [Unicode.Scalar]

  /// The volume asked for.
  let volume: Milliliters?

  /// The size asked for.
  let size: SizeWord?

  /// The word that named the size.
  let sizeWord: String?

  init(_ words: [String]) {
    var words = words
    volume = Self.takeVolume(from: &words)
    words = words.filter { words.count == 1 || !Self.fillers.contains($0) }
    wholeName = FoldedText.letters(of: words)
    sizeWord = Self.takeChineseSize(from: &words) ?? Self.takeSize(from: &words)
    size = sizeWord.flatMap(SizeWord.init)
    name = FoldedText.letters(of: words)
  }

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

  private static let fillers: Set<String> = ["a", "an", "of", "the", "one"]
}
