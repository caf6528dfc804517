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
      func isPlain(_ text: some StringProtocol) -> Bool { !text.contains(where: ",;，；、&".contains) }
      guard case .drink(let drink, let spelling) = meaning else { return isPlain(typed) }
      return isPlain(typed) || !isPlain(spelling) || !isPlain(drink.name)
    }
  }

  /// What a name is of.
  enum Origin {
    /// An own drink, or behind those one of the table.
    case drink(Int)
    /// The id of what the region calls so.
    case local(String)
    case word(DrinkWord)
  }

  /// A name that a text may have.
  struct Candidate {
    let letters: [UInt8]
    let spelling: String
    let origin: Origin

    var isWord: Bool { if case .word = origin { true } else { false } }
  }

  /// Hands over each name: those of own drinks, of the region, of the table in its order, the words of
  /// languages, and if asked for, translations.
  ///
  /// - Parameters:
  ///   - hasWords: Whether to hand over the words of languages.
  ///   - first: The first bytes of the letters that names may have; `nil` for all.
  private func forEachName(
    translated: Bool, hasWords: Bool = false, beginningWith first: [Bool]? = nil,
    _ body: (NameBytes, Origin) -> Void
  ) {
    // What is not in ASCII may fold to it.
    func mayBegin(_ byte: UInt8?) -> Bool {
      if let first, let byte, byte < 0x80 { first[Int(byte | 0x20)] } else { true }
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
    if let region { LocalName.forEach(in: region) { add($0, .local($1)) } }
    add(DrinkTable.drinks, from: own.count)
    if hasWords { DrinkWord.forEach { if mayBegin($0.first) { body($0, .word($1)) } } }
    guard translated else { return }
    for index in DrinkTable.drinks.indices {
      for name in translations(of: DrinkTable.drinks[index]) {
        add(name, .drink(own.count + index))
      }
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

  /// The names that one of these words begins, or that begin one, in the order of names.
  private func candidates(
    of words: FoldedWords, _ range: Range<Int>, hasWords: Bool = true
  ) -> [Candidate] {
    // Most names are passed over by their first byte.
    var isFirst = [Bool](repeating: false, count: 256)
    for word in words.words[range] {
      if let letter = word.letters.first { isFirst[Int(words.letters[letter])] = true }
    }
    var found: [Candidate] = []
    var letters: [UInt8] = []
    forEachName(
      translated: words.hasLettersWithoutGaps, hasWords: hasWords, beginningWith: isFirst
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
  ///
  /// - Parameter hasWords: Whether to look among the words of languages too.
  func longestName(
    in words: FoldedWords, _ range: Range<Int>? = nil, hasWords: Bool = true
  ) -> FoundName? {
    let range = range ?? words.words.indices
    var found: (words: Range<Int>, name: Candidate)?
    for name in candidates ?? candidates(of: words, range, hasWords: hasWords) {
      let longest = found?.name.letters.count ?? 0
      guard name.letters.count >= longest, hasWords || !name.isWord else { continue }
      if name.letters.count == longest {
        // A word of the region's language comes before those of others.
        guard case .word(let word) = name.origin, case .word(let other)? = found?.name.origin,
          word.isOf(region), !other.isOf(region)
        else { continue }
      }
      // `café à` is not a Romanian `cafea`.
      guard let place = words.place(of: name.letters[...], in: range),
        place.count == 1 || !DrinkItem.fillers.contains(words[place.upperBound - 1])
      else { continue }
      found = (place, name)
    }
    guard let found else { return nil }
    let drink: Drink?
    switch found.name.origin {
    case .drink(let index): drink = self.drink(at: index)
    case .local(let id): drink = self[id]
    case .word(let word) where word.drinks.count > 1:
      return FoundName(words: found.words, meaning: .drinks(word.drinks))
    case .word(let word): drink = self.drink(named: word.drinks.first ?? "", hasWords: false)
    }
    return drink.map {
      FoundName(words: found.words, meaning: .drink($0, spelling: found.name.spelling))
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

  /// Finds a drink by any spelling of its local name, or by id; O(drinks).
  ///
  /// - Parameter hasWords: Whether to look among the words of languages too.
  package func drink(named text: String, hasWords: Bool = true) -> Drink? {
    let words = FoldedWords(text)
    guard !words.letters.isEmpty else { return own.first { $0.name == text } }
    // The text may be none of the line's.
    var catalogue = self
    catalogue.candidates = nil
    guard let name = catalogue.longestName(in: words, hasWords: hasWords),
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
    var found: Set<Int> = []
    var letters: [UInt8] = []
    forEachName(translated: typed.hasLettersWithoutGaps) { name, origin in
      guard case .drink(let index) = origin else { return }
      letters.removeAll(keepingCapacity: true)
      Folding.append(name, to: &letters)
      if letters.has(typed.letters) { found.insert(index) }
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
    forEachName(translated: words.hasLettersWithoutGaps) { name, origin in
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

extension [UInt8] {
  /// Whether these bytes are anywhere in it.
  fileprivate func has(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first, bytes.count <= count else { return false }
    return (0...count - bytes.count).contains {
      self[$0] == first && self[$0...].starts(with: bytes)
    }
  }
}
