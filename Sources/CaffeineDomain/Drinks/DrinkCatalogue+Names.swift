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
  }

  /// What a name is of.
  private enum Origin {
    /// An own drink, or behind those one of the table.
    case drink(Int)
    /// The id of what the region calls so.
    case local(String)
    case word(DrinkWord)
  }

  /// Hands over each name: those of own drinks, of the region, of the table in its order, the words of
  /// languages, and if asked for, translations.
  ///
  /// - Parameter first: Only names that may begin with one of these are needed.
  private func forEachName(
    translated: Bool, beginningWith first: FirstLetters? = nil, _ body: (NameBytes, Origin) -> Void
  ) {
    func add(_ name: String, _ origin: @autoclosure () -> Origin) {
      var name = name
      name.withUTF8 { bytes in
        if let first, !first.mayBegin(bytes) { return }
        body(bytes, origin())
      }
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
    DrinkWord.forEach { bytes, word in
      if let first, !first.mayBegin(bytes) { return }
      body(bytes, .word(word))
    }
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

  /// The longest name in a range of words; of equally long ones that of an own drink, then of the
  /// region.
  ///
  /// - Parameter hasWords: Whether to look among the words of languages too.
  func longestName(
    in words: FoldedWords, _ range: Range<Int>, hasWords: Bool = true
  ) -> FoundName? {
    let first = FirstLetters(of: words, in: range)
    var longest = 0
    var found: (words: Range<Int>, spelling: String, origin: Origin)?
    var letters: [UInt8] = []
    forEachName(translated: words.hasLettersWithoutGaps, beginningWith: first) { name, origin in
      letters.removeAll(keepingCapacity: true)
      Folding.append(name, to: &letters) { first.bytes[Int($0)] }
      guard letters.count >= longest, !letters.isEmpty else { return }
      if letters.count == longest {
        // A word of the region's language comes before those of others.
        guard case .word(let word) = origin, case .word(let other)? = found?.origin,
          word.isOf(region), !other.isOf(region)
        else { return }
      }
      // `café à` is not a Romanian `cafea`.
      guard let place = words.place(of: letters[...], in: range),
        place.count == 1 || !DrinkItem.fillers.contains(words[place.upperBound - 1])
      else { return }
      switch origin {
      case .drink(let index): guard self.drink(at: index) != nil else { return }
      case .local: break
      case .word: guard hasWords else { return }
      }
      longest = letters.count
      found = (place, String(decoding: name, as: UTF8.self), origin)
    }
    guard let found else { return nil }
    let drink: Drink?
    switch found.origin {
    case .drink(let index): drink = self.drink(at: index)
    case .local(let id): drink = self[id]
    case .word(let word) where word.drinks.count > 1:
      return FoundName(words: found.words, meaning: .drinks(word.drinks))
    case .word(let word): drink = self.drink(named: word.drinks.first ?? "", hasWords: false)
    }
    return drink.map {
      FoundName(words: found.words, meaning: .drink($0, spelling: found.spelling))
    }
  }

  /// Where the longest known name is in a text; `nil` without one.
  ///
  /// O(drinks).
  ///
  /// Beside other words a name has a comma or `&` only if it is spelled so.
  package func longestName(in text: String) -> Range<String.Index>? {
    let words = FoldedWords(text)
    let all = 0..<words.words.count
    guard let name = longestName(in: words, all) else { return nil }
    if name.words != all, words.typed(name.words).contains(where: ",;，；、&".contains) {
      guard case .drink(_, let spelling) = name.meaning,
        spelling.contains(where: ",;，；、&".contains)
      else { return nil }
    }
    return words.place(of: name.words)
  }

  /// Finds a drink by any spelling of its local name, or by id; O(drinks).
  package func drink(named text: String) -> Drink? { drink(named: text, hasWords: true) }

  private func drink(named text: String, hasWords: Bool) -> Drink? {
    let words = FoldedWords(text)
    guard !words.letters.isEmpty else { return own.first { $0.name == text } }
    let all = 0..<words.words.count
    guard let name = longestName(in: words, all, hasWords: hasWords), name.words == all,
      case .drink(let drink, _) = name.meaning
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

/// The first bytes of the letters of words, to pass over most names at once.
private struct FirstLetters {
  private(set) var bytes = [Bool](repeating: false, count: 256)
  private var isASCII = true

  init(of words: FoldedWords, in range: Range<Int>) {
    for index in range {
      guard let letter = words.words[index].letters.first else { continue }
      bytes[Int(words.letters[letter])] = true
      isASCII = isASCII && words.letters[letter] < 0x80
    }
  }

  /// Whether a name may fold to such a beginning.
  func mayBegin(_ name: NameBytes) -> Bool {
    guard let byte = name.first else { return false }
    if byte < 0x80 { return bytes[Int(byte | 0x20)] }
    // Latin letters with accents, and wide ones, fold to ASCII.
    return !isASCII || byte < 0xC6 || byte == 0xE1 || byte == 0xEF
  }
}
