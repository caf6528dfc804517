/// A typed drink without its time.
///
/// Numbers, vessels, sizes, additions and chains are taken out one kind at a time; the rest is the
/// name.
///
///     var phrase = Phrase("3 large cups of latte w/ oat milk")
///     while phrase.takeNext() {}
///     phrase.words                                   // ["latte"]
///     (phrase.count, phrase.size?.name)              // (3, "large")
package struct Phrase {
  /// The kinds in order of removal; a name may contain them: `double espresso` is a drink, `double
  /// latte` is not.
  enum Kind: Int, CaseIterable {
    case numbers, vessels, sizes, endings, flavours, chains, temperatures
  }

  /// The words not taken out yet.
  private(set) var words: [String]
  /// The number of drinks, above 0 and at most 20; `nil` if the text has none.
  private(set) var count: Double?
  /// The volume of one drink: 250 for `2 x 250 ml`.
  private(set) var volume: Milliliters?
  /// The caffeine of one drink.
  private(set) var amount: Milligrams?
  /// The size of one drink; `sizeWord` is the word for it.
  private(set) var size: SizeWord?
  private(set) var sizeWord = ""
  private(set) var vessel: Vessel?
  /// The shots of one drink: `triple`, `2 shot`.
  private(set) var shots: Double?
  /// Shots in addition to the drink's own.
  private(set) var extraShots = 0.0
  /// The fraction of caffeine that remains: 0.5 for a half-caf.
  private(set) var strength = 1.0
  private(set) var isIced = false
  private var taken = 0

  init(_ text: String, own: [Drink] = []) {
    words = FoldedText(PhraseText.plain(text)).words.flatMap(Self.parts)
    // An own name such as `my coffee` begins with a word that others do without.
    for name in own.map({ FoldedText($0.name).words })
    where name.count > 1 && PhraseWords.fillers.contains(name[0]) {
      guard let start = words.indices.first(where: { words[$0...].starts(with: name) }) else {
        continue
      }
      words.replaceSubrange(start..<start + name.count, with: [name.joined()])
    }
    // Ice cream is neither ice nor cream in a drink.
    if let place = pair(where: { $0 == "ice" && $1 == "cream" }) {
      words.replaceSubrange(place, with: ["icecream"])
    }
    // The catalogue spells out `double espresso`.
    words = words.map {
      ["dbl": "double", "doppelte": "doppelter", "doppelten": "doppelter"][$0] ?? $0
    }
    // A double double is coffee with two creams and two sugars, in Canada.
    if let place = pair(where: { ["double", "triple"].contains($0) && $1.singular == $0 }) {
      words.replaceSubrange(place, with: words.contains("coffee") ? [] : ["coffee"])
    }
    if words.count > 2, words.suffix(2) == ["to", "go"] { words.removeLast(2) }
  }

  /// The place of the first two words in a row that are meant.
  private func pair(where isMeant: (String, String) -> Bool) -> ClosedRange<Int>? {
    words.indices.dropLast().first { isMeant(words[$0], words[$0 + 1]) }.map { $0...$0 + 1 }
  }

  /// Takes out the next kind of words; false after the last kind.
  mutating func takeNext() -> Bool {
    guard let kind = Kind(rawValue: taken) else { return false }
    taken += 1
    switch kind {
    case .numbers: takeNumbers()
    case .vessels: takeVessel()
    case .sizes: takeSize()
    case .endings: takeEnding()
    case .flavours: keep { !PhraseWords.flavours.contains($0) }
    case .chains: takeChain()
    case .temperatures:
      isIced = words.contains { ["iced", "冰"].contains($0) }
      keep { !["iced", "冰", "hot", "warm", "热"].contains($0) }
    }
    return true
  }

  private static func isBeside(_ word: String) -> Bool {
    PhraseWords.flavours.contains(word) || PhraseWords.foods.contains(word)
      || PhraseWords.fillers.contains(word) || PhraseWords.connectors.contains(word)
  }

  /// Keeps the matching words, unless none match.
  private mutating func keep(_ isMeant: (String) -> Bool) {
    let kept = words.filter(isMeant)
    if !kept.isEmpty { words = kept }
  }

  // MARK: Numbers

  private mutating func takeNumbers() {
    takeStrength()
    takeQuantities()
    dropLeadingFillers()
    count = takeLeadingCount() ?? takeTrailingCount()
    // `thé` folds to `the`: it is no article when it is the last word or follows a French article.
    let first = words.count > 1 && words[0] == "the" ? [words.removeFirst()] : []
    let last = words.last == "the" ? words.popLast() : nil
    keep { !PhraseWords.fillers.contains($0) }
    words = first + words + (last.map { [$0] } ?? [])
  }

  /// `half caf`, `half decaf`, `half strength`: half of the caffeine, of a coffee if no drink is
  /// named; `half sweet` does not halve it.
  private mutating func takeStrength() {
    let mild: Set<String> = ["fat", "foam", "ice", "milk", "sugar", "sweet", "sweetened", "syrup"]
    if words.count > 2, let place = pair(where: { $0 == "half" && mild.contains($1) }) {
      words.removeSubrange(place)
    }
    let half: Set<String> = ["caf", "caff", "decaf", "caffeine", "strength"]
    guard let place = pair(where: { $0 == "half" && half.contains($1) }) else { return }
    words.removeSubrange(place)
    strength = 0.5
    if words.allSatisfy(PhraseWords.fillers.contains) { words.append("coffee") }
  }

  private mutating func takeQuantities() {
    volume = take { number, unit in
      guard let unit = VolumeUnit(unit), unit != .cup else { return nil }
      return Milliliters(number, unit)
    }
    amount = take { number, unit in
      Milligrams.unitWords.contains(unit) ? Milligrams(number) : nil
    }
    // A number next to the word is its milligrams.
    if amount == nil, words.count == 2, let index = words.firstIndex(where: Self.caffeine.contains),
      let number = Double(words[1 - index])
    {
      amount = Milligrams(number)
      words.remove(at: 1 - index)
    }
  }

  static let caffeine: Set<String> = [
    "caffeine", "koffein", "cafeine", "cafeina", "caffeina", "кофеин", "咖啡因", "カフェイン", "카페인",
  ]

  /// Takes out a number with its unit: `350ml`, `350 ml`, `12 fl oz`, `half a liter`, `pint`.
  private mutating func take<Value>(_ value: (Double, String) -> Value?) -> Value? {
    for index in words.indices {
      let digits = words[index].prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
      guard let number = digits.isEmpty ? PhraseWords.counts[words[index]] : Double(digits)
      else { continue }
      var next = index + 1
      var unit = String(words[index].dropFirst(digits.isEmpty ? words[index].count : digits.count))
      if unit.isEmpty, digits.isEmpty {
        while next < words.count, PhraseWords.fillers.contains(words[next]) { next += 1 }
      }
      for end in [next, next + 1, next + 2] where end <= words.count {
        if end > next { unit += words[end - 1] }
        guard let value = value(number, unit) else { continue }
        words.removeSubrange(index..<end)
        return value
      }
    }
    // A unit without a number means one, if other words remain.
    guard words.count > 1,
      let index = words.indices.first(where: { words[$0].count > 3 && value(1, words[$0]) != nil })
    else { return nil }
    return value(1, words.remove(at: index))
  }

  private mutating func dropLeadingFillers() {
    while words.count > 1, PhraseWords.fillers.contains(words[0]),
      // A word that is an article in one language may be a drink in another.
      PhraseWords.counts[words[0]] == nil
    {
      let article = words.removeFirst()
      if words[0] == "the", DrinkWords.french.articles.contains(article) { break }
    }
  }

  /// Takes a count from the start: `2`, `2x`, `two`, `half a`, `a couple of`, `half a dozen`.
  private mutating func takeLeadingCount() -> Double? {
    splitLeadingNumber()
    guard words.count > 1, var number = Self.number(words[0]) else { return nil }
    var rest = words.dropFirst()
    if rest.first == "x", rest.count > 1 { rest = rest.dropFirst() }
    while rest.count > 1, let word = rest.first, PhraseWords.fillers.contains(word) {
      rest = rest.dropFirst()
    }
    if ["dozen", "couple"].contains(rest.first),
      let factor = PhraseWords.counts[rest[rest.startIndex]]
    {
      number *= factor
      rest = rest.dropFirst()
    }
    guard Intake.counts.contains(number), let first = rest.first else { return nil }
    // A two sugar coffee is one coffee.
    if ["cream", "creams", "sugar", "sugars"].contains(first), rest.count > 1,
      !rest.dropFirst().starts(with: ["free"])
    {
      words = Array(rest.dropFirst())
      return nil
    }
    words = Array(rest)
    return number
  }

  /// Splits `2coffees`; names such as `7up` are found earlier.
  private mutating func splitLeadingNumber() {
    guard let first = words.first else { return }
    let digits = first.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let rest = first.dropFirst(digits.count)
    guard !digits.isEmpty, Double(digits) != nil, rest.count > 1 else { return }
    words.replaceSubrange(0...0, with: [String(digits), String(rest)])
  }

  /// Takes `x2` from the end, or `2` before a trailing vessel: `coffee 2 cups`.
  private mutating func takeTrailingCount() -> Double? {
    guard words.count > 1 else { return nil }
    let last = words.count - 1
    if let number = Self.number(words[last]), words[last].contains("x") {
      words.removeLast()
      return number
    }
    guard words.count > 2 else { return nil }
    // Its volume is already taken: `coke 2x330ml`.
    if words[last] == "x", let number = Double(words[last - 1]), Intake.counts.contains(number) {
      words.removeLast(2)
      return number
    }
    if words[last - 1] == "x", let number = Double(words[last]), Intake.counts.contains(number) {
      words.removeLast(2)
      return number
    }
    guard PhraseWords.vessels[words[last]] != nil, let number = Self.number(words[last - 1]),
      Intake.counts.contains(number)
    else { return nil }
    words.remove(at: last - 1)
    return number
  }

  /// The number in `2`, `2x`, `x2`, `1.5` or a word.
  private static func number(_ word: String) -> Double? {
    if let number = PhraseWords.counts[word] { return number }
    var digits = word[...]
    if digits.hasPrefix("x") {
      digits = digits.dropFirst()
    } else if digits.hasSuffix("x") {
      digits = digits.dropLast()
    }
    guard digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }) else { return nil }
    return Double(digits)
  }

  // MARK: Vessels and sizes

  private mutating func takeVessel() {
    takeExtraShots()
    guard words.count > 1,
      let index = words.indices.first(where: { PhraseWords.vessels[words[$0]] != nil })
    else { return }
    let found = PhraseWords.vessels[words.remove(at: index)]
    // `2 shot latte` is one latte; `2 shots of espresso` are two espressos, so the drink decides.
    guard found == .shot else { return vessel = found }
    // A double shot is a double, which some drinks have in their name.
    if index > 0, Self.multiples[words[index - 1]] != nil { return }
    if index > 0, words.count > 1, let number = Self.number(words[index - 1]) {
      words.remove(at: index - 1)
      shots = number
    } else {
      shots = count ?? 1
      count = nil
    }
  }

  private mutating func takeExtraShots() {
    guard words.count > 2,
      let place = pair(where: { $0 == "extra" && ["shot", "shots"].contains($1) })
    else { return }
    words.removeSubrange(place)
    let index = place.lowerBound
    extraShots = 1
    if index > 0, let number = Self.number(words[index - 1]) {
      extraShots = number
      words.remove(at: index - 1)
    } else if index == 0, let number = count, number > 1 {
      extraShots = number
      count = nil
    }
    while let last = words.last, words.count > 1, PhraseWords.connectors.contains(last) {
      words.removeLast()
    }
  }

  private mutating func takeSize() {
    guard words.count > 1 else { return }
    if let index = words.indices.first(where: { Self.multiples[words[$0]] != nil }) {
      sizeWord = words.remove(at: index)
      shots = Self.multiples[sizeWord]
      if words.count < 2 { return }
    }
    if words.count > 2, let place = pair(where: { $0 == "extra" && $1 == "large" }) {
      words.replaceSubrange(place, with: ["xl"])
    }
    guard let index = words.indices.first(where: { SizeWord.folded(words[$0]) != nil }) else {
      return
    }
    sizeWord = words.remove(at: index)
    size = SizeWord.folded(sizeWord)
  }

  /// The number of shots for a word, also in other languages.
  private static let multiples: [String: Double] = [
    "single": 1, "double": 2, "doble": 2, "dobbel": 2, "dobbelt": 2, "dubbel": 2, "doppio": 2,
    "doppelt": 2, "doppelter": 2, "solo": 1, "triple": 3, "quad": 4, "quadruple": 4, "单份": 1,
    "双份": 2, "三份": 3, "двоинои": 2, "подвіине": 2, "podwojne": 2, "διπλο": 2, "διπλοσ": 2,
  ]

  // MARK: What is let go

  /// Takes an ending such as `with milk`, `no sugar`, `with a croissant` or `2 sugars`.
  private mutating func takeEnding() {
    guard
      let index = words.indices.dropFirst().first(where: { index in
        let isBegun =
          PhraseWords.connectors.contains(words[index])
          || Self.number(words[index]) != nil && index + 1 < words.count
            && PhraseWords.flavours.contains(words[index + 1])
        return isBegun && words[index...].allSatisfy { Self.isBeside($0) || Self.number($0) != nil }
      })
    else { return }
    words.removeSubrange(index...)
  }

  private mutating func takeChain() {
    for chain in PhraseWords.chains where words.count > chain.count {
      if words.starts(with: chain) { return words.removeFirst(chain.count) }
      if words.suffix(chain.count) == chain[...] { return words.removeLast(chain.count) }
    }
  }

  /// The number that a word is: `9`, `nine`, `neun`.
  package static func count(of word: String) -> Double? {
    let words = FoldedText(word).words
    guard words.count == 1 else { return nil }
    // Not `inf` and `nan`, nor what no `Int` holds.
    let number = Double(words[0]).flatMap { abs($0) < 1_000_000 ? $0 : nil }
    return number ?? PhraseWords.counts[words[0]]
  }

  /// Whether a number before the text counts it: it is a plural, such as `flat whites with milk`, or
  /// begins with a vessel.
  package static func isCounted(_ text: String) -> Bool {
    var phrase = Phrase(text)
    if phrase.words.first.map({ PhraseWords.vessels[$0] != nil }) == true { return true }
    while phrase.takeNext() {}
    return phrase.words.last.map { $0.singular != $0 } ?? false
  }

  /// The number of a text that names no drink: 1 for `another`, 2 for `2 more`, 0 for `please`;
  /// `nil` for others.
  package static func countAlone(of text: String) -> Double? {
    let words = Phrase(text).words
    let numbers = words.compactMap(number)
    guard words.allSatisfy({ PhraseWords.fillers.contains($0) || number($0) != nil }),
      numbers.count < 2, numbers.first != 0
    else { return nil }
    return numbers.first ?? (words.contains { ["another", "more"].contains($0) } ? 1 : 0)
  }

  /// Whether a text only accompanies a drink: `oat milk`, `no sugar`, `croissant`.
  package static func isAddition(_ text: String) -> Bool {
    let words = Phrase(text).words
    return words.contains { isBeside($0) && !PhraseWords.fillers.contains($0) }
      && words.allSatisfy { isBeside($0) || number($0) != nil }
  }

  /// Candidate names in a text with a count or size, the whole text first.
  package static func spellings(of text: String) -> [String] {
    var phrase = Phrase(text)
    var spellings = [text]
    while phrase.takeNext() {
      for words in [phrase.words, phrase.words.map(\.singular)] {
        let spelling = words.joined(separator: " ")
        if !spellings.contains(spelling) { spellings.append(spelling) }
      }
    }
    return spellings
  }
}
