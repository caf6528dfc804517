/// The drinks there are: the ones that come with the package, and a user's own before them.
///
///     let catalogue = DrinkCatalogue(adding: [mine])
///     try catalogue.find("large latte").amount     // 150 mg
///     try catalogue.find("coffee 350ml").basis     // .scaledByVolume
///     try catalogue.find("espresso 90mg").basis    // .given
///     try catalogue.find("2 espressos").count      // 2
///     try DrinkCatalogue(adding: [], in: Region("FR")).find("café").drink.id  // "espresso"
public struct DrinkCatalogue: Hashable, Sendable {
  package let own: [Drink]
  private let ownIDs: Set<String>
  let region: Region?

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
  public var drinks: [Drink] { own + DrinkTable.drinks.filter { !ownIDs.contains($0.id) } }

  /// The drink of that very id, or `nil`; O(drinks).
  public subscript(id: String) -> Drink? { first { $0.id == id } }

  /// What `text` orders: a drink, in the size or volume, with as much caffeine and as often as it
  /// says.
  ///
  /// Case, accents, width, hyphens and gaps do not matter; nor, where no drink is called that, do
  /// plurals, the order of the words, and what goes into a drink and holds no caffeine. Throws
  /// `DrinkLookupError` when there is none, which ``nearest(to:)`` may be meant by, and when the drink
  /// does not come in the size. O(drinks).
  public func find(_ text: String) throws(DrinkLookupError) -> DrinkMatch {
    if let drink = drink(named: text) { return drink.standardMatch }
    guard !PhraseText.isSigned(text) else { throw .signedNumber(query: text) }
    // As a whole first: `caffeine tablets 200 mg` are tablets of that name.
    var tried = FoldedText(text).words
    if let drink = drink(ofForms: tried) { return drink.standardMatch }
    var phrase = Phrase(text)
    repeat {
      // Most kinds take nothing out, and each look-up goes through all names.
      guard phrase.words != tried else { continue }
      tried = phrase.words
      if let drink = drink(ofWords: tried, in: phrase) { return try match(drink, as: phrase) }
    } while phrase.takeNext()
    throw .unknown(query: text)
  }

  /// A drink that a text may mean which names none, as often and as large as it says.
  package func guess(_ drink: Drink, in text: String) -> DrinkMatch? {
    guard !PhraseText.isSigned(text) else { return nil }
    var phrase = Phrase(text)
    while phrase.takeNext() {}
    return try? match(drink, as: phrase)
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

  private func drink(ofWords words: [String], in phrase: Phrase) -> Drink? {
    if words.count == 1, let word = words.first, Phrase.caffeine.contains(word) {
      return phrase.amount == nil ? nil : .caffeine
    }
    return drink(ofWords: words)
  }

  /// The drink that words name as they are, in the singular, or in another order: `bull red`.
  private func drink(ofWords words: [String]) -> Drink? {
    drink(spelled: FoldedText.letters(of: words)) ?? drink(ofForms: words)
  }

  /// The same of words that name none as they are.
  private func drink(ofForms words: [String]) -> Drink? {
    let singular = words.map(\.singular)
    if singular != words, let drink = drink(spelled: FoldedText.letters(of: singular)) {
      return drink
    }
    guard (2...Self.mostWords).contains(words.count) else { return nil }
    let sorted = [words.sorted(), singular.sorted()]
    let initials = words.map { $0.unicodeScalars.first }
    return first { drink in
      // One of the words begins the name; to fold all the others took three quarters of a `log`.
      drink.spellings.contains {
        initials.contains(FoldedText.firstLetter(of: $0))
          && sorted.contains(FoldedText($0).words.sorted())
      }
    }
  }

  /// No name has more words; a text of a hundred thousand would be looked up as often.
  private static let mostWords = 8

  func drink(spelled letters: [Unicode.Scalar]) -> Drink? {
    guard !letters.isEmpty else { return nil }
    return localDrink(spelled: letters) ?? first { $0.isCalled(letters) } ?? worded(letters)
  }

  /// The drink that an everyday word of some language means.
  private func worded(_ letters: [Unicode.Scalar]) -> Drink? {
    switch DrinkWords.meaning(of: letters, in: region) {
    case .name(let name): drink(spelled: FoldedText(name).letters)
    case .drinks(let ids): ids.count == 1 ? self[ids[0]] : nil
    case nil: nil
    }
  }

  private func first(where predicate: (Drink) -> Bool) -> Drink? {
    own.first(where: predicate)
      ?? DrinkTable.first { !ownIDs.contains($0.id) && predicate($0) }
  }
}

extension Drink {
  /// Everything it is called.
  package var spellings: [String] { [id, name] + (chineseName.map { [$0] } ?? []) + aliases }

  /// Whether folded letters are one of its names.
  fileprivate func isCalled(_ letters: [Unicode.Scalar]) -> Bool {
    FoldedText.isSpelling(id, of: letters) || FoldedText.isSpelling(name, of: letters)
      || chineseName.map { FoldedText.isSpelling($0, of: letters) } == true
      || aliases.contains { FoldedText.isSpelling($0, of: letters) }
  }
}

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

  /// The drink that a text is about, as `lungo` is in `iced lungo`, or else at most three that it may
  /// mean: those whose names are its letters but for a slip, those whose whole names stand in it, the
  /// longest first, and those whose names are nearly its letters.
  ///
  /// A name is nearly that when a third of its letters, at most, must change, or when it begins with
  /// them. All names are compared, which takes far longer than ``find(_:)``.
  public func nearest(to text: String) -> [Drink] {
    var phrase = Phrase(text)
    repeat {
      if let drink = drink(ofWords: phrase.words) { return [drink] }
    } while phrase.takeNext()
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
      let names = drink.spellings.map { FoldedText($0) }
      let slips = names.compactMap { distance(from: letters, to: $0.letters) }.min()
      let whole = names.map(\.words)
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
  private func distance(
    from typed: [Unicode.Scalar], to letters: [Unicode.Scalar]
  ) -> Int? {
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

/// The country or territory someone is in, which decides what some names of drinks mean: a `café`
/// is an espresso in France and filter coffee in the United States.
public struct Region: Hashable, Sendable {
  /// Its two letters in ISO 3166, upper-case: `IT`.
  public let code: String

  /// The region of two letters, in any case; `nil` for anything else.
  public init?(_ code: String) {
    guard code.utf8.count == 2,
      code.utf8.allSatisfy({ (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) })
    else { return nil }
    self.code = code.uppercased()
  }

  /// The region of a locale such as `de_AT` or `zh-Hant-TW`; `nil` where it names none.
  ///
  /// Of some languages alone the country most of their speakers live in: not of `en`.
  public init?(locale identifier: String) {
    let parts = identifier.split { $0 == "_" || $0 == "-" }
    if let region = parts.dropFirst().lazy.compactMap({ Region(String($0)) }).first {
      self = region
      return
    }
    switch parts.first {
    case "it", "fr", "de", "es": self.init(String(parts[0]))
    case "pt": self.init("BR")
    case "ja": self.init("JP")
    case "ko": self.init("KR")
    case "zh": self.init("CN")
    default: return nil
    }
  }
}
