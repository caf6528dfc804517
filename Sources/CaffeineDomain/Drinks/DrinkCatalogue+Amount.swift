import CivilTime

extension DrinkCatalogue {
  /// The caffeine that a typed text names, even if no order may have so much: whatever is refused may
  /// have been swallowed.
  ///
  ///     catalogue.amount(namedIn: "60 caffeine tablets")  // 6,000 mg
  ///     catalogue.amount(namedIn: "caffeine powder 10g")  // 10,000 mg
  ///     catalogue.amount(namedIn: "capuccino at 830")     // 80 mg: the number counts nothing
  ///
  /// For each drink of the text what ``find(_:)`` understands, or the masses or else the nearest drink
  /// times all counts, if that is more. Of two readings of a number it is the larger, up to 20 g. Zero
  /// without a drink or mass. O(drinks).
  package func amount(namedIn text: String) -> Milligrams {
    Self.parts(of: text.prefix(400)).reduce(.zero) { $0 + amount(ofPart: $1) }
  }

  /// The text between commas and words for and; a comma between digits is part of a number.
  private static func parts(of text: Substring) -> [String] {
    var parts = [""]
    for word in text.split(whereSeparator: \.isWhitespace) {
      if ["and", "und", "et", "y", "e", "&", "+"].contains(word) {
        parts.append("")
        continue
      }
      parts[parts.count - 1] += " "
      var before: Character = " "
      for character in word {
        if ";，、；和".contains(character) || before == "," && !character.isNumber { parts.append("") }
        if !",;，、；和".contains(character) || character == "," && before.isNumber {
          parts[parts.count - 1].append(character)
        }
        before = character
      }
    }
    return parts
  }

  private func amount(ofPart text: String) -> Milligrams {
    let words = Self.words(of: text)
    var (mass, grams, counts, names) = (0.0, 0.0, [Double](), [String]())
    var before = ""
    for ((word, mayCount), (next, _)) in zip(words, words.dropFirst() + [("", false)]) {
      let unit = Self.unit(next)
      if let number = Self.number(word, unit?.milligrams ?? Self.tablet) {
        switch unit?.milligrams {
        case 1?: mass += number
        case let factor?: grams += number * factor
        case nil:
          if mayCount, Self.isCount(word, between: before, and: next) { counts.append(number) }
        }
      } else if word != "x" {
        names.append(Self.number(before, Self.tablet) == nil ? word : Self.unit(word)?.rest ?? word)
      }
      before = word
    }
    let name = names.joined(separator: " ")
    let catalogue = reading(text + " " + name)
    let known = (try? catalogue.find(text)).map { $0.amount * $0.count } ?? .zero
    var drink: Drink?
    if case .drink(let found, _)? = catalogue.longestName(in: FoldedWords(name))?.meaning {
      drink = found
    }
    // Grams of a bar of chocolate are not its caffeine's.
    let isPure = drink.map { $0.category == .tablet } ?? true
    if isPure, names.contains(where: { Self.caffeine.contains(where: $0.hasPrefix) }) {
      mass += grams
    }
    // Of one cup of what nobody knows no amount is dangerous, and the search costs most.
    if mass == 0, counts.contains(where: { $0 > 1 }) {
      drink = drink ?? catalogue.nearest(to: name).first
    }
    // `330 cola` has a volume without its unit, and `830 latte` a time without its colon.
    let isPlural = names.last.map { $0.singularWord != $0 } ?? false
    let isCounted =
      drink?.category == .tablet || isPlural || names.first.flatMap(DrinkItem.vessel) != nil
    let count = counts.filter { $0 <= 100 || isCounted }.reduce(1.0) { $0 * $1 }
    let one = mass > 0 ? mass : drink?.standard.amount.value ?? 0
    return max(known, Milligrams(clamping: count * one))
  }

  /// A folded word, and whether a number there may count: it stands alone, or what is counted is
  /// written to it.
  private typealias Word = (text: String, mayCount: Bool)

  /// Folded words without those of dates and clock times; what is written without gaps is one, and so
  /// is `a.m.`.
  private static func words(of text: String) -> [Word] {
    let typed = text.split(separator: " ").filter { word in
      let parts = word.split { ":/-".contains($0) }
      return parts.count < 2 || !parts.allSatisfy { $0.first?.isNumber == true }
    }
    return typed.flatMap { word -> [Word] in
      let words = FoldedWords(String(word)).words.map(\.folded)
      if words.count > 1,
        words.allSatisfy({ $0.utf8.count == 1 && $0.first?.isLetter == true && $0 != "x" })
      {
        return [(words.joined(), true)]
      }
      return words.indices.map { index in
        let next = words.dropFirst(index + 1).first ?? ""
        let isFirst = index == 0 || words[index - 1] == "x"
        let isCounted = next >= "\u{3000}" || next == "x" || DrinkItem.vessel(next) != nil
        return (words[index], isFirst && (next.isEmpty || isCounted))
      }
    }.reduce(into: [Word]()) { words, word in
      let isJoined =
        word.text >= "\u{3000}" && words.last.map { $0.text >= "\u{3000}" } ?? false
      if isJoined { words[words.count - 1].text += word.text } else { words.append(word) }
    }
  }

  private static let caffeine = [
    "caffeine", "caffiene", "caffine", "koffein", "cafeine", "cafeina", "caffeina", "кофеин", "咖啡因",
    "カフェイン", "카페인",
  ]

  /// What a counted thing may have, in mg.
  private static let tablet = 200.0

  /// The number that a word is, where a mark groups if that is not too much; `nil` for other words.
  private static func number(_ word: String, _ unit: Double) -> Double? {
    if let index = tens.firstIndex(of: word[...]) { return Double(20 + 10 * index) }
    guard let grouped = Double(digits: word, groups: true) else { return nil }
    return grouped * unit <= 20_000 ? grouped : Double(digits: word, groups: false)
  }

  private static let tens = "twenty thirty forty fifty sixty seventy eighty ninety hundred"
    .split(separator: " ")

  /// The unit of mass that a word is, or begins with in Chinese, and the rest of the word.
  private static func unit(_ word: String) -> (milligrams: Double, rest: String)? {
    if Milligrams.unitWords.contains(word) { return (1, "") }
    if grams.contains(word[...]) { return (1000, "") }
    if word.hasPrefix("毫克") { return (1, String(word.dropFirst(2))) }
    return word.hasPrefix("克") ? (1000, String(word.dropFirst())) : nil
  }

  private static let grams = Set(
    "g gr gram grams gramm gramme grammes gramos gramas grammi г".split(separator: " "))

  /// Whether a number between two words counts drinks, and is neither last nor of a time or volume:
  /// `in 30 min`, `nov 30`, `0830`, `500 ml`.
  private static func isCount(_ word: String, between before: String, and next: String) -> Bool {
    before == "x"
      || !next.isEmpty && !word.hasPrefix("0") && VolumeUnit(next) == nil
        && ![before, next].contains { times.contains($0.prefix(3)) || times.contains($0.prefix(1)) }
  }

  /// The first letters of words beside a time.
  private static let times = Set(
    ("at in um kl am pm h hr hrs hou hor heu ore uur saa час min мин day ago uhr noo mid thi ton mor "
      + "eve jan feb mar apr may jun jul aug sep oct nov dec 点 時 시 分 분 小 天 月 日 号 年")
      .split(separator: " "))
}
