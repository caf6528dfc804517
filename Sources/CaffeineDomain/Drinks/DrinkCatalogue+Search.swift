extension DrinkCatalogue {
  /// The drinks with `text` in one of their names, in the order of the catalogue; all for an
  /// empty text.
  ///
  /// O(drinks).
  public func search(_ text: String) -> [Drink] {
    let letters = FoldedText(text).letters
    guard !letters.isEmpty else { return drinks }
    return drinks.filter { drink in
      drink.spellings.contains { FoldedText($0).letters.contains(letters) }
    }
  }

  /// At most three drinks that a phrase without a known one may mean: those whose names are its letters
  /// but for a slip, those whose whole names stand in it, the longest first, and those whose names are
  /// nearly its letters.
  ///
  /// A name is nearly that when a third of its letters, at most, must change, or when it begins with
  /// them.
  func nearest(to phrase: Phrase, in text: String) -> [Drink] {
    let letters = FoldedText.letters(of: phrase.words)
    guard !letters.isEmpty else { return [] }
    if case .drinks(let ids)? = DrinkWords.meaning(of: letters, in: region), ids.count > 1 {
      return ids.compactMap { self[$0] }
    }
    let words = FoldedText(PhraseText.plain(text)).words
    let said = Set(words + words.map(\.singular))
    var ranked: [(tier: Int, distance: Int, index: Int)] = []
    let drinks = drinks
    for (index, drink) in drinks.enumerated() {
      let slips = drink.spellings.compactMap { distance(from: letters, to: $0) }.min()
      let whole = drink.spellings.map { FoldedText($0).words }
        .filter { !$0.isEmpty && $0.allSatisfy(said.contains) }.map { $0.joined().count }.max()
      if let slips, slips <= max(1, letters.count / 6) {
        ranked.append((0, slips, index))
      } else if let whole, whole > 1 {
        ranked.append((1, -whole, index))
      } else if let slips {
        ranked.append((2, slips, index))
      }
    }
    ranked.sort { ($0.tier, $0.distance, $0.index) < ($1.tier, $1.distance, $1.index) }
    // Where a name stands in it, one that only looks like it misleads.
    let hasName = ranked.first.map { $0.tier < 2 } ?? false
    return ranked.filter { $0.tier < 2 || !hasName }.prefix(3).map { drinks[$0.index] }
  }

  /// The edits between what was typed and a name; `nil` when they are too many.
  private func distance(from typed: [Unicode.Scalar], to name: String) -> Int? {
    let letters = FoldedText(name).letters
    let limit = max(1, min(typed.count, letters.count) / 3)
    // Lengths further apart need more edits than that, however long a text is pasted here.
    if abs(typed.count - letters.count) <= limit {
      // The more of insertions and deletions: a replacement or a swap of neighbours is one edit.
      let steps = letters.difference(from: typed)
      let edits = max(steps.insertions.count, steps.removals.count)
      if edits <= limit, edits < min(typed.count, letters.count) { return edits }
    }
    return typed.count >= 2 && letters.starts(with: typed) ? typed.count : nil
  }
}
