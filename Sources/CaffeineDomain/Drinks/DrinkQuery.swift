/// What someone typed for a drink, taken apart: a name, and a size or a volume if there is one.
///
/// `large latte` · `latte 350ml` · `12 oz coffee` · `0.33 l cola` · `a cup of tea` · `大杯拿铁`
struct DrinkQuery {
  /// The words that name the drink and perhaps its size, without gaps.
  private(set) var fullKey = ""

  /// The words that name the drink when a size was among them, without gaps.
  private(set) var key = ""

  /// The volume asked for.
  private(set) var volume: Milliliters?

  /// The size asked for.
  private(set) var size: SizeWord?

  /// The word that named the size.
  private(set) var sizeWord: String?

  init(_ words: [String]) {
    var words = words
    takeVolume(from: &words)
    words = words.filter { words.count == 1 || !Self.fillers.contains($0) }
    fullKey = words.joined()
    takeChineseSize(from: &words)
    takeSize(from: &words)
    key = words.joined()
  }

  private mutating func takeVolume(from words: inout [String]) {
    for (index, word) in words.enumerated() {
      let digits = word.prefix { ("0"..."9").contains($0) || $0 == "." }
      guard !digits.isEmpty, let number = Double(digits) else { continue }
      let rest = word.dropFirst(digits.count)
      if let volume = Self.volume(number, unit: rest) {
        self.volume = volume
        words.remove(at: index)
      } else if rest.isEmpty, index + 1 < words.count,
        let volume = Self.volume(number, unit: words[index + 1][...])
      {
        self.volume = volume
        words.removeSubrange(index...index + 1)
      } else {
        continue
      }
      return
    }
    takeTrailingVolume(from: &words)
  }

  /// Chinese leaves no gap before the number: 拿铁350毫升.
  private mutating func takeTrailingVolume(from words: inout [String]) {
    guard let last = words.last,
      let start = last.firstIndex(where: { ("0"..."9").contains($0) }), start > last.startIndex
    else { return }
    let digits = last[start...].prefix { ("0"..."9").contains($0) || $0 == "." }
    guard let number = Double(digits),
      let volume = Self.volume(number, unit: last[digits.endIndex...])
    else { return }
    self.volume = volume
    words[words.count - 1] = String(last[..<start])
  }

  private mutating func takeChineseSize(from words: inout [String]) {
    guard let first = words.first else { return }
    for word in SizeWord.chineseWords where first.hasPrefix(word) && first != word {
      size = SizeWord(word)
      sizeWord = word
      words[0] = String(first.dropFirst(word.count))
      return
    }
  }

  private mutating func takeSize(from words: inout [String]) {
    for index in [words.startIndex, words.endIndex - 1] where words.count > 1 {
      guard let size = SizeWord(words[index]) else { continue }
      self.size = size
      sizeWord = words[index]
      words.remove(at: index)
      return
    }
  }

  private static func volume(_ number: Double, unit: Substring) -> Milliliters? {
    switch unit {
    case "ml", "millilitre", "millilitres", "milliliter", "milliliters", "毫升":
      Milliliters(number)
    case "cl": Milliliters(number * 10)
    case "dl": Milliliters(number * 100)
    case "l", "litre", "litres", "liter", "liters", "升": Milliliters(number * 1000)
    case "oz", "floz", "ounce", "ounces", "盎司": Milliliters(fluidOunces: number)
    default: nil
    }
  }

  private static let fillers: Set<String> = ["a", "an", "of", "the", "one"]
}
