extension DrinkCatalogue {
  /// A name within words, with what it means.
  struct FoundName {
    enum Meaning {
      case drink(Drink, spelling: String)
      /// One of these, by their ids, the likeliest first.
      case drinks([String])
    }

    let words: Range<Int>
    let meaning: Meaning

    /// Whether a typed text has a comma or `&` only if the name has one.
    func isSpelled(as typed: Substring) -> Bool {
      func isPlain(_ text: some StringProtocol) -> Bool {
        !text.unicodeScalars.contains { ",;，；、&".unicodeScalars.contains($0) }
      }
      guard case .drink(let drink, let spelling) = meaning else { return isPlain(typed) }
      return isPlain(typed) || !isPlain(spelling) || !isPlain(drink.name)
    }

    /// The name to show if it is not the drink's usual one.
    var typedName: String? {
      guard case .drink(let drink, let spelling) = meaning, spelling != drink.id else { return nil }
      // `coffe` is the name but for its last letter.
      let isUsual =
        spelling == drink.name || spelling.lowercased() == drink.name.lowercased().dropLast()
      return isUsual ? nil : spelling.titled
    }
  }

  /// What a name is of.
  enum Origin {
    /// An own drink, or behind those one of the table.
    case drink(Int)
    case word(DrinkWord)
  }

  /// A name that a text may have.
  struct Candidate {
    let letters: [UInt8]
    let spelling: String
    let origin: Origin
  }

  /// Hands over each name: those of own drinks, of the table in its order, the words of languages, and if
  /// asked for, translations.
  ///
  /// - Parameters:
  ///   - hasWords: Whether to hand over the words of languages.
  ///   - first: The first bytes of the letters that names may have; `nil` for all.
  private func forEachName(
    translated: Bool, hasWords: Bool = false, beginningWith first: [Bool]? = nil,
    _ body: (NameBytes, Origin) -> Void
  ) {
    // Latin letters fold to ASCII, those of other scripts with case within theirs, the rest to themselves.
    func mayBegin(_ byte: UInt8?) -> Bool {
      guard let first, let byte else { return true }
      return switch byte {
      case ..<0x80: first[Int(byte | 0x20)]
      case 0xCE..<0xE0: first[Int(byte & 0xF0)]
      case 0xE0, 0xE3..<0xEF: first[Int(byte)]
      default: true
      }
    }
    func add(_ name: String, _ origin: @autoclosure () -> Origin) {
      guard mayBegin(name.utf8.first) else { return }
      var name = name
      name.withUTF8 { body($0, origin()) }
    }
    func add(_ drinks: [Drink], from first: Int) {
      for index in drinks.indices {
        add(drinks[index].id, .drink(first + index))
        add(drinks[index].name, .drink(first + index))
        for alias in drinks[index].aliases { add(alias, .drink(first + index)) }
      }
    }
    add(own, from: 0)
    add(DrinkTable.drinks, from: own.count)
    if hasWords { DrinkWord.forEach { if mayBegin($0.first) { body($0, .word($1)) } } }
    guard translated else { return }
    for names in names() {
      for case (let index, let name?) in names.enumerated() { add(name, .drink(own.count + index)) }
    }
  }

  /// The drink of an index of `Origin`; `nil` for one of the table that an own one replaces.
  private func drink(at index: Int) -> Drink? {
    guard index >= own.count else { return own[index] }
    let drink = DrinkTable.drinks[index - own.count]
    return ownIDs.contains(drink.id) ? nil : drink
  }

  /// The same drinks, whose names are looked for in a line once for all its items.
  ///
  /// It finds names in the words of the line alone. O(names).
  package func reading(_ line: String) -> DrinkCatalogue {
    var catalogue = self
    let words = FoldedWords(line)
    catalogue.candidates = candidates(of: words, 0..<words.words.count)
    return catalogue
  }

  /// By which first bytes of their letters, and by which scripts' first half bytes, names are worth the
  /// rest: most are passed over.
  private static func firstBytes(_ bytes: [UInt8], orAnyLatin: Bool = false) -> [Bool] {
    var isFirst = [Bool](repeating: orAnyLatin, count: 0x80) + [Bool](repeating: false, count: 0x80)
    for byte in bytes {
      isFirst[Int(byte)] = true
      if 0x80..<0xE0 ~= byte { isFirst[Int(byte & 0xF0)] = true }
    }
    return isFirst
  }

  /// The names that one of these words begins, or that begin one, in the order of names.
  private func candidates(of words: FoldedWords, _ range: Range<Int>) -> [Candidate] {
    let isFirst = Self.firstBytes(
      words.words[range].compactMap { $0.letters.first.map { words.letters[$0] } })
    var found: [Candidate] = []
    var letters: [UInt8] = []
    forEachName(
      translated: words.hasLettersWithoutGaps, hasWords: true, beginningWith: isFirst
    ) { name, origin in
      letters.removeAll(keepingCapacity: true)
      Folding.append(name, to: &letters) { isFirst[Int($0)] }
      guard words.mayHave(letters, in: range) else { return }
      if case .drink(let index) = origin, drink(at: index) == nil { return }
      found.append(
        Candidate(
          letters: letters, spelling: String(decoding: name, as: UTF8.self), origin: origin))
    }
    return found
  }

  /// The longest name in a range of words, or in all; of equally long ones that of an own drink, then of
  /// the region.
  func longestName(in words: FoldedWords, _ range: Range<Int>? = nil) -> FoundName? {
    let range = range ?? words.words.indices
    var found: (words: Range<Int>, name: Candidate)?
    for name in candidates ?? candidates(of: words, range) {
      let longest = found?.name.letters.count ?? 0
      guard name.letters.count >= longest else { continue }
      // `café à` is not a Romanian `cafea`.
      guard let place = words.place(of: name.letters[...], in: range),
        place.count == 1 || !DrinkItem.fillers.contains(words[place.upperBound - 1])
      else { continue }
      if name.letters.count == longest, let found, place.lowerBound >= found.words.lowerBound {
        guard place == found.words, comes(name, before: found.name, as: words.typed(place))
        else { continue }
      }
      found = (place, name)
    }
    guard let found else { return nil }
    let drink: Drink?
    switch found.name.origin {
    case .drink(let index): drink = self.drink(at: index)
    case .word(let word) where word.drinks.count > 1:
      return FoundName(words: found.words, meaning: .drinks(word.drinks))
    case .word(let word): drink = word.drinks.first.flatMap(self.drink(called:))
    }
    return drink.map {
      FoundName(words: found.words, meaning: .drink($0, spelling: found.name.spelling))
    }
  }

  /// Whether of equally long names a later one comes first: a word of the region before those of others and
  /// the table's names, and of a drink's names that differ in accents the typed one.
  private func comes(_ name: Candidate, before other: Candidate, as typed: String) -> Bool {
    let typed = typed.lowercased()
    let isTyped = name.spelling.lowercased() == typed && other.spelling.lowercased() != typed
    return switch (name.origin, other.origin) {
    case (.word(let word), .word(let other)):
      word.isOf(region) == other.isOf(region)
        ? isTyped && word.drinks == other.drinks : word.isOf(region)
    case (.word(let word), .drink(let drink)): drink >= own.count && word.isOf(region)
    case (.drink(let drink), .drink(let other)): isTyped && drink == other
    case (.drink, .word): false
    }
  }

  /// Where known names are in a text, in its order; of those that overlap the longest.
  ///
  /// Beside other words a name has a comma or `&` only if it is spelled so. O(names).
  package func names(in text: String) -> [Range<String.Index>] {
    let words = FoldedWords(text)
    func names(in range: Range<Int>) -> [Range<String.Index>] {
      guard let name = longestName(in: words, range), let place = words.place(of: name.words) else {
        return []
      }
      let isName = name.words.count == words.words.count || name.isSpelled(as: text[place])
      return names(in: range.lowerBound..<name.words.lowerBound) + (isName ? [place] : [])
        + names(in: name.words.upperBound..<range.upperBound)
    }
    return names(in: 0..<words.words.count)
  }

  /// The drink that the region calls by an English name in small letters, or that of the name's id.
  func drink(called name: String) -> Drink? {
    var id = String(decoding: name.utf8.map { $0 == 0x20 ? 0x2D : $0 }, as: UTF8.self)
    guard let region else { return self[id] }
    DrinkWord.forEach(of: region) { spelling, word in
      if spelling.elementsEqual(name.utf8) { id = word.drinks.first ?? id }
    }
    return self[id]
  }

  /// Finds a drink by any spelling of its local name, or by id; O(drinks).
  package func drink(named text: String) -> Drink? {
    let words = FoldedWords(text)
    guard !words.letters.isEmpty else { return own.first { $0.name == text } }
    // The text may be none of the line's.
    var catalogue = self
    catalogue.candidates = nil
    guard let name = catalogue.longestName(in: words),
      name.words == words.words.indices, case .drink(let drink, _) = name.meaning
    else { return self[text] }
    return drink
  }

  /// The drinks with `text` in a name, in catalogue order; all drinks for an empty text.
  ///
  /// O(drinks).
  public func search(_ text: String) -> [Drink] {
    let typed = FoldedWords(text)
    guard !typed.letters.isEmpty else { return drinks }
    // What is written without gaps folds to itself: without the first byte of it a name is none of them.
    let first = typed.letters.first { 0xE3..<0xEF ~= $0 }
    var found: Set<Int> = []
    var letters: [UInt8] = []
    forEachName(translated: typed.hasLettersWithoutGaps) { name, origin in
      guard case .drink(let index) = origin, first.map(name.contains) ?? true else { return }
      letters.removeAll(keepingCapacity: true)
      Folding.append(name, to: &letters)
      let isIn = letters.indices.contains { letters[$0...].starts(with: typed.letters) }
      if isIn { found.insert(index) }
    }
    return found.sorted().compactMap(drink(at:))
  }

  /// The drink inside a text, such as `lungo` in `iced lungo`, or at most three drinks for a text
  /// without a known name: those that an ambiguous name may mean, or those with similar names.
  ///
  /// A name is similar if at most a third of its letters differ, or if it begins with the text.
  /// O(drinks), and more than ``find(_:)``.
  public func nearest(to text: String) -> [Drink] {
    let words = FoldedWords(text)
    let (name, item) = parsed(words)
    switch name?.meaning {
    case .drink(let drink, _): return [drink]
    case .drinks(let ids): return ids.compactMap { self[$0] }
    case nil: break
    }
    let typed = item.unknown.flatMap { words.letters[words.words[$0].letters] }
    guard !typed.isEmpty else { return [] }
    var edits = Edits(typed)
    var letters: [UInt8] = []
    var nearest: [Int: Int] = [:]
    let first = Self.firstBytes(typed, orAnyLatin: true)
    forEachName(translated: words.hasLettersWithoutGaps, beginningWith: first) { name, origin in
      guard case .drink(let index) = origin else { return }
      letters.removeAll(keepingCapacity: true)
      Folding.append(name, to: &letters)
      guard let distance = edits.distance(to: letters[...]) else { return }
      nearest[index] = min(distance, nearest[index] ?? distance)
    }
    return nearest.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
      .lazy.compactMap { drink(at: $0.key) }.prefix(3).map(\.self)
  }
}
