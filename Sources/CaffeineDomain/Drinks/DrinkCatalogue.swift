/// The drinks there are: the ones that come with the package, and a user's own before them.
///
///     let catalogue = DrinkCatalogue(adding: [mine])
///     try catalogue.find("large latte").amount     // 150 mg
///     try catalogue.find("coffee 350ml").basis     // .scaledByVolume
///     try catalogue.find("espresso 90mg").basis    // .given
///     try catalogue.find("2 espressos").count      // 2
///     try DrinkCatalogue(adding: [], in: Region("FR")).find("café").drink.id  // "espresso"
public struct DrinkCatalogue: Hashable, Sendable {
  /// The drinks of the user's own.
  package let own: [Drink]
  private let ownIDs: Set<String>
  private let region: Region?

  /// The drinks that come with the package.
  public static let builtIn = DrinkCatalogue(adding: [])

  /// The built-in drinks and `own` ones, which win where names are the same.
  ///
  /// An own drink stands in place of the built-in one with its id. In a region some names mean
  /// another drink than elsewhere; ids, as entries of a journal have them, mean the same everywhere.
  public init(adding own: [Drink], in region: Region? = nil) {
    self.own = own
    self.region = region
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

  /// What `text` orders: a drink, in the size or volume, with as much caffeine and as often as it
  /// says.
  ///
  /// Case, accents, width, hyphens and gaps do not matter; nor, where no drink is called that, do
  /// plurals and the order of the words. Throws `DrinkLookupError` with the nearest names when
  /// there is none, and when the drink does not come in the size. O(drinks).
  public func find(_ text: String) throws(DrinkLookupError) -> DrinkMatch {
    if let drink = drink(named: text) { return drink.standardMatch }
    let words = FoldedText(text).words
    let singular = words.map(DrinkQuery.singular)
    // As a whole first: `caffeine tablets 200 mg` are tablets of that name.
    if let drink = drink(spelled: FoldedText.letters(of: singular)) { return drink.standardMatch }
    let query = DrinkQuery(words)
    if let match = try match(query) { return match }
    if let match = try match(DrinkQuery(singular)) { return match }
    let named = drink(in: query.wholeWords)
    throw .unknown(query: text, nearest: named.map { [$0] } ?? nearest(to: query.name))
  }

  /// The drink that this names here, in any spelling of it, or that has it as its id; O(drinks).
  package func drink(named text: String) -> Drink? {
    let letters = FoldedText(text).letters
    return localDrink(spelled: letters) ?? self[text] ?? drink(spelled: letters)
  }

  /// The drink that a name means in this region in place of what it means elsewhere.
  private func localDrink(spelled letters: [Unicode.Scalar]) -> Drink? {
    guard let region, let id = LocalName.drink(spelled: letters, in: region),
      !own.contains(where: { $0.isCalled(letters) })
    else { return nil }
    return self[id]
  }

  private func match(_ query: DrinkQuery) throws(DrinkLookupError) -> DrinkMatch? {
    if let drink = drink(ofAll: query) {
      let match = query.volume.map(drink.match(volume:)) ?? drink.standardMatch
      return match.ordered(by: query)
    }
    guard let drink = drink(spelled: query.name) ?? drink(ofWords: query.words) else { return nil }
    if let volume = query.volume { return drink.match(volume: volume).ordered(by: query) }
    guard let size = query.size, let match = drink.match(size: size) else {
      throw .noSuchSize(size: query.sizeWord ?? "", drink: drink)
    }
    return match.ordered(by: query)
  }

  /// The drink that all of a query names but its volume and count, so that it names no size.
  private func drink(ofAll query: DrinkQuery) -> Drink? {
    drink(spelled: query.wholeName) ?? drink(ofWords: query.wholeWords)
  }

  /// The drink with a name of these words in another order: `bull red`.
  private func drink(ofWords words: [String]) -> Drink? {
    guard (2...Self.mostWords).contains(words.count) else { return nil }
    let sorted = words.sorted()
    return first { drink in
      drink.spellings.contains { FoldedText($0).words.sorted() == sorted }
    }
  }

  /// Whether a text names a size or a volume besides a drink.
  package func namesServing(_ text: String) -> Bool {
    guard drink(named: text) == nil else { return false }
    let words = FoldedText(text).words
    let queries = [DrinkQuery(words), DrinkQuery(words.map(DrinkQuery.singular))]
    return queries.contains { $0.volume != nil } || queries.allSatisfy { drink(ofAll: $0) == nil }
  }

  /// No name has more words; a text of a hundred thousand would be looked up as often.
  private static let mostWords = 8

  /// The drink that as many of the first words as possible name: `coffee` of `coffee black`.
  private func drink(in words: [String]) -> Drink? {
    for count in stride(from: min(words.count - 1, Self.mostWords), to: 0, by: -1) {
      let letters = FoldedText.letters(of: Array(words.prefix(count)))
      if let drink = drink(spelled: letters) { return drink }
    }
    return nil
  }

  private func drink(spelled letters: [Unicode.Scalar]) -> Drink? {
    guard !letters.isEmpty else { return nil }
    return localDrink(spelled: letters) ?? first { $0.isCalled(letters) }
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

  /// Whether folded letters are one of its names.
  fileprivate func isCalled(_ letters: [Unicode.Scalar]) -> Bool {
    FoldedText.isSpelling(id, of: letters) || FoldedText.isSpelling(name, of: letters)
      || chineseName.map { FoldedText.isSpelling($0, of: letters) } == true
      || aliases.contains { FoldedText.isSpelling($0, of: letters) }
  }
}
