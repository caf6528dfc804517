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

  /// Hands over each name: those of own drinks, of the region, of the table in its order, the words of
  /// languages, and if asked for, translations.
  ///
  /// - Parameter first: Only names that begin with one of these bytes are needed.
  private func forEachName(
    translated: Bool, beginningWith first: [Bool]? = nil,
    _ body: (ArraySlice<UInt8>, _ spelling: String, FoldedNames.Origin) -> Void
  ) {
    var names = FoldedNames()
    names.add(own, from: -own.count)
    if let region { LocalName.forEach(in: region) { names.add($0, .local($1)) } }
    names.forEach(beginningWith: first, body)
    FoldedNames.table.forEach(beginningWith: first, body)
    guard translated else { return }
    names = FoldedNames()
    for index in DrinkTable.drinks.indices {
      for name in translations(of: DrinkTable.drinks[index]) { names.add(name, .drink(index)) }
    }
    names.forEach(beginningWith: first, body)
  }

  /// The drink of an index of ``FoldedNames``; `nil` for one of the table that an own one replaces.
  private func drink(at index: Int) -> Drink? {
    guard index >= 0 else { return own[own.count + index] }
    let drink = DrinkTable.drinks[index]
    return ownIDs.contains(drink.id) ? nil : drink
  }

  /// The longest name in a range of words; of equally long ones that of an own drink, then of the
  /// region.
  ///
  /// - Parameter hasWords: Whether to look among the words of languages too.
  func longestName(
    in words: FoldedWords, _ range: Range<Int>, hasWords: Bool = true
  ) -> FoundName? {
    var first = [Bool](repeating: false, count: 256)
    for word in words.words[range] {
      if let letter = word.letters.first { first[Int(words.letters[letter])] = true }
    }
    var longest = 0
    var found: (words: Range<Int>, spelling: String, origin: FoldedNames.Origin)?
    forEachName(translated: words.hasLettersWithoutGaps, beginningWith: first) {
      letters, spelling, origin in
      guard letters.count >= longest else { return }
      if letters.count == longest {
        // A word of the region's language comes before those of others.
        guard case .word(let word) = origin, case .word(let other)? = found?.origin,
          word.isOf(region), !other.isOf(region)
        else { return }
      }
      // `café à` is not a Romanian `cafea`.
      guard let place = words.place(of: letters, in: range),
        place.count == 1 || !DrinkItem.fillers.contains(words[place.upperBound - 1])
      else { return }
      switch origin {
      case .drink(let index): guard self.drink(at: index) != nil else { return }
      case .local: break
      case .word: guard hasWords else { return }
      }
      longest = letters.count
      found = (place, spelling, origin)
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
    forEachName(translated: typed.hasLettersWithoutGaps) { letters, _, origin in
      guard case .drink(let index) = origin else { return }
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
    var nearest: [Int: Int] = [:]
    forEachName(translated: words.hasLettersWithoutGaps) { letters, _, origin in
      guard case .drink(let index) = origin, let distance = edits.distance(to: letters) else {
        return
      }
      nearest[index] = min(distance, nearest[index] ?? distance)
    }
    return nearest.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
      .lazy.compactMap { drink(at: $0.key) }.prefix(3).map(\.self)
  }
}

extension ArraySlice<UInt8> {
  /// Whether these bytes are anywhere in it.
  fileprivate func has(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first, bytes.count <= count else { return false }
    return (startIndex...endIndex - bytes.count).contains {
      self[$0] == first && self[$0...].starts(with: bytes)
    }
  }
}
