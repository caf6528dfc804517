/// The drinks there are: the ones that come with the package, and a user's own before them.
///
///     let catalogue = DrinkCatalogue(adding: [mine])
///     try catalogue.find("large latte").amount     // 150 mg
///     try catalogue.find("coffee 350ml").basis     // .scaledByVolume
public struct DrinkCatalogue: Sendable {
  private let own: [Drink]
  private let ownIDs: Set<String>

  /// The drinks that come with the package.
  public static let builtIn = DrinkCatalogue(adding: [])

  /// The built-in drinks and `own` ones, which win where names are the same.
  ///
  /// An own drink stands in place of the built-in one with its id.
  public init(adding own: [Drink]) {
    self.own = own
    ownIDs = Set(own.map(\.id))
  }

  /// Every drink, own ones first; O(drinks).
  public var drinks: [Drink] {
    own + DrinkTable.drinks.filter { !ownIDs.contains($0.id) }
  }

  /// The drink of that very id, or `nil`; O(drinks).
  public subscript(id: String) -> Drink? {
    first { $0.id == id }
  }

  /// The drink that `text` names, in the size or volume it names.
  ///
  /// Case, accents, width, hyphens and gaps do not matter. Throws `DrinkLookupError` with the
  /// nearest names when there is none, and when the drink does not come in the size. O(drinks).
  public func find(_ text: String) throws(DrinkLookupError) -> DrinkMatch {
    if let drink = self[text] { return drink.standardMatch }
    let words = FoldedText(text).words
    if let drink = drink(spelled: FoldedText.letters(of: words)) { return drink.standardMatch }

    let query = DrinkQuery(words)
    if let drink = drink(spelled: query.wholeName) {
      return query.volume.map(drink.match(volume:)) ?? drink.standardMatch
    }
    guard let drink = drink(spelled: query.name) else {
      let named = drink(in: words)
      throw .unknown(query: text, nearest: named.map { [$0] } ?? nearest(to: query.name))
    }
    if let volume = query.volume { return drink.match(volume: volume) }
    guard let size = query.size, let match = drink.match(size: size) else {
      throw .noSuchSize(size: query.sizeWord ?? "", drink: drink)
    }
    return match
  }

  /// Whether a text names a size or a volume besides a drink.
  package func namesServing(_ text: String) -> Bool {
    let words = FoldedText(text).words
    guard self[text] == nil, drink(spelled: FoldedText.letters(of: words)) == nil else {
      return false
    }
    let query = DrinkQuery(words)
    return query.volume != nil || drink(spelled: query.wholeName) == nil
  }

  /// The drink that as many of the first words as possible name: `coffee` of `coffee black`.
  private func drink(in words: [String]) -> Drink? {
    // No name has more words; a text of a hundred thousand would be looked up as often.
    for count in stride(from: min(words.count - 1, 8), to: 0, by: -1) {
      let letters = FoldedText.letters(of: Array(words.prefix(count)))
      if let drink = drink(spelled: letters) { return drink }
    }
    return nil
  }

  private func drink(spelled letters: [Unicode.Scalar]) -> Drink? {
    guard !letters.isEmpty else { return nil }
    return first { drink in
      FoldedText.isSpelling(drink.id, of: letters)
        || FoldedText.isSpelling(drink.name, of: letters)
        || drink.chineseName.map { FoldedText.isSpelling($0, of: letters) } == true
        || drink.aliases.contains { FoldedText.isSpelling($0, of: letters) }
    }
  }

  private func first(where predicate: (Drink) -> Bool) -> Drink? {
    own.first(where: predicate)
      ?? DrinkTable.first { !ownIDs.contains($0.id) && predicate($0) }
  }
}

extension Drink {
  /// Everything it is called.
  package var spellings: [String] {
    [id, name] + (chineseName.map { [$0] } ?? []) + aliases
  }
}
