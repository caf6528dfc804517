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

  /// At most three drinks whose names come nearest to folded letters, the nearest first.
  ///
  /// A name is near when a third of its letters, at most, must change, or when it begins with
  /// them.
  func nearest(to typed: [Unicode.Scalar]) -> [Drink] {
    guard !typed.isEmpty else { return [] }
    var ranked: [(distance: Int, index: Int)] = []
    let drinks = drinks
    for (index, drink) in drinks.enumerated() {
      let distances = drink.spellings.compactMap { distance(from: typed, to: $0) }
      if let distance = distances.min() { ranked.append((distance, index)) }
    }
    ranked.sort { ($0.distance, $0.index) < ($1.distance, $1.index) }
    return ranked.prefix(3).map { drinks[$0.index] }
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
