/// All drinks: those of the package, and a user's own before them.
///
///     let catalogue = DrinkCatalogue(adding: [mine])
///     try catalogue.find("large latte").amount     // 150 mg
///     try catalogue.find("coffee 350ml").basis     // .scaledByVolume
///     try catalogue.find("espresso 90mg").basis    // .given
///     try catalogue.find("2 espressos").count      // 2
///     try DrinkCatalogue(adding: [], in: Region("FR")).find("café").drink.id  // "espresso"
public struct DrinkCatalogue: Sendable {
  package let own: [Drink]
  private let ownIDs: Set<String>
  let region: Region?
  private let names: @Sendable (String) -> [String]

  /// The package's drinks without any own ones.
  public static let builtIn = DrinkCatalogue(adding: [])

  /// Combines the package's drinks with `own` ones, which win for equal names.
  ///
  /// An own drink replaces the built-in one with its id. `region` changes the meaning of some
  /// names; ids, as stored in journals, mean the same everywhere. `names` gives a built-in drink's
  /// names in other languages by its English one; only a text with a letter of Chinese, Japanese or
  /// Korean is looked for among them.
  public init(
    adding own: [Drink], in region: Region? = nil,
    names: @escaping @Sendable (String) -> [String] = { _ in [] }
  ) {
    self.own = own
    self.region = region
    self.names = names
    ownIDs = Set(own.map(\.id))
  }

  /// Every drink, own ones first; O(drinks).
  public var drinks: [Drink] { own + DrinkTable.drinks.filter { !ownIDs.contains($0.id) } }

  /// Finds a drink by its exact id; O(drinks).
  public subscript(id: String) -> Drink? { first { $0.id == id } }

  /// Finds the drink that `text` orders, with its size or volume, caffeine and count.
  ///
  /// Ignores case, accents, width, hyphens and gaps; if no drink has the exact name, also plurals,
  /// word order, and additions without caffeine. Throws `DrinkLookupError` for an unknown drink, or
  /// if the drink does not come in the size. O(drinks).
  public func find(_ text: String) throws(DrinkLookupError) -> DrinkMatch {
    if let drink = drink(named: text) { return drink.standardMatch }
    guard !PhraseText.isSigned(text) else { throw .signedNumber(query: text) }
    // The whole text first: `caffeine tablets 200 mg` contains a drink's full name.
    var tried = FoldedText(text).words
    if let drink = drink(ofForms: tried) { return drink.standardMatch }
    var phrase = Phrase(text, own: own)
    repeat {
      // Most kinds take nothing out, and each look-up goes through all names.
      guard phrase.words != tried else { continue }
      tried = phrase.words
      if let drink = drink(ofWords: tried, in: phrase) { return try match(drink, as: phrase) }
    } while phrase.takeNext()
    throw .unknown(query: text)
  }

  /// The drink with the count and size of a text, and whether the text only has other letters: no
  /// further word or number.
  package func guess(_ drink: Drink, in text: String) -> (match: DrinkMatch, isSlip: Bool)? {
    var phrase = Phrase(text, own: own)
    while phrase.takeNext() {}
    guard !PhraseText.isSigned(text), let match = try? match(drink, as: phrase) else { return nil }
    let letters = FoldedText.letters(of: phrase.words)
    let isSlip = spellings(of: drink, for: letters).map { FoldedText($0) }.contains {
      $0.words.count == phrase.words.count && distance(from: letters, to: $0.letters) != nil
    }
    return (match, isSlip && !letters.contains { ("0"..."9").contains($0) })
  }

  /// Finds a drink by any spelling of its local name, or by id; O(drinks).
  package func drink(named text: String) -> Drink? {
    let letters = FoldedText(text).letters
    guard !letters.isEmpty else { return own.first { $0.name == text } }
    return localDrink(spelled: letters) ?? self[text] ?? drink(spelled: letters)
  }

  /// The drink with this name in the region alone.
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

  /// Finds a drink by words as typed, in the singular, or in another order: `bull red`.
  func drink(ofWords words: [String]) -> Drink? {
    drink(spelled: FoldedText.letters(of: words)) ?? drink(ofForms: words)
  }

  /// Finds a drink by the singular of words, or by another order.
  private func drink(ofForms words: [String]) -> Drink? {
    let singular = words.map(\.singular)
    if singular != words, let drink = drink(spelled: FoldedText.letters(of: singular)) {
      return drink
    }
    guard (2...Self.mostWords).contains(words.count) else { return nil }
    let sorted = [words.sorted(), singular.sorted()]
    let initials = words.map { $0.unicodeScalars.first }
    let letters = FoldedText.letters(of: words)
    return first { drink in
      // Compares first letters before folding whole names, which took three quarters of a `log`.
      spellings(of: drink, for: letters).contains {
        initials.contains(FoldedText.firstLetter(of: $0))
          && sorted.contains(FoldedText($0).words.sorted())
      }
    }
  }

  /// The longest name; a pasted text of a hundred thousand words would be looked up as often.
  private static let mostWords = 8

  func drink(spelled letters: [Unicode.Scalar]) -> Drink? {
    guard !letters.isEmpty else { return nil }
    let isTranslated = letters.hasLettersWithoutGaps
    return localDrink(spelled: letters)
      ?? first { drink in
        drink.isCalled(letters)
          || isTranslated
            && translations(of: drink).contains { FoldedText.isSpelling($0, of: letters) }
      } ?? worded(letters)
  }

  /// The id and all names of a drink.
  package func spellings(of drink: Drink) -> [String] {
    [drink.id, drink.name] + translations(of: drink) + drink.aliases
  }

  /// Those that a text of these letters may mean.
  private func spellings(of drink: Drink, for letters: [Unicode.Scalar]) -> [String] {
    letters.hasLettersWithoutGaps ? spellings(of: drink) : drink.spellings
  }

  private func translations(of drink: Drink) -> [String] {
    ownIDs.contains(drink.id) ? [] : names(drink.name)
  }

  /// The drink for an everyday word of some language.
  private func worded(_ letters: [Unicode.Scalar]) -> Drink? {
    switch DrinkWords.meaning(of: letters, in: region) {
    case .name(let name): drink(spelled: FoldedText(name).letters)
    case .drinks(let ids): ids.count == 1 ? self[ids[0]] : nil
    case nil: nil
    }
  }

  private func first(where predicate: (Drink) -> Bool) -> Drink? {
    own.first(where: predicate) ?? DrinkTable.first { !ownIDs.contains($0.id) && predicate($0) }
  }
}

extension Drink {
  /// The id and the names that the drink has itself.
  package var spellings: [String] { [id, name] + aliases }

  fileprivate func isCalled(_ letters: [Unicode.Scalar]) -> Bool {
    FoldedText.isSpelling(id, of: letters) || FoldedText.isSpelling(name, of: letters)
      || aliases.contains { FoldedText.isSpelling($0, of: letters) }
  }
}

extension DrinkCatalogue: Hashable {
  /// Whether both have the same drinks; not what else these are called.
  public static func == (left: DrinkCatalogue, right: DrinkCatalogue) -> Bool {
    left.own == right.own && left.region == right.region
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(own)
    hasher.combine(region)
  }
}

extension DrinkCatalogue {
  /// The drinks with `text` in a name, in catalogue order; all drinks for an empty text.
  ///
  /// O(drinks).
  public func search(_ text: String) -> [Drink] {
    let letters = FoldedText(text).letters
    guard !letters.isEmpty else { return drinks }
    return drinks.filter { drink in
      spellings(of: drink, for: letters).contains { FoldedText($0).letters.contains(letters) }
    }
  }

  /// The drink inside a text, such as `lungo` in `iced lungo`, or at most three drinks for a text
  /// without a known name: first names with a single typo, then names contained in the text (longest
  /// first), then similar names.
  ///
  /// A name is similar if at most a third of its letters differ, or if it begins with the text.
  /// Compares all names, which takes far longer than ``find(_:)``.
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
      let names = spellings(of: drink, for: letters).map { FoldedText($0) }
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
    // A name contained in the phrase rules out similar ones, which would mislead.
    let hasName = ranked.first.map { $0.tier < 2 } ?? false
    return ranked.filter { $0.tier < 2 || !hasName }.prefix(3).map { drinks[$0.index] }
  }

  /// The number of edits from the typed letters to a name; `nil` if there are too many.
  private func distance(
    from typed: [Unicode.Scalar], to letters: [Unicode.Scalar]
  ) -> Int? {
    let limit = max(1, min(typed.count, letters.count) / 3)
    // A greater difference in length needs more edits anyway, even for a long pasted text.
    if abs(typed.count - letters.count) <= limit {
      // The larger of insertions and deletions: a replacement or swap counts as one edit.
      let steps = letters.difference(from: typed)
      let edits = max(steps.insertions.count, steps.removals.count)
      if edits <= limit, edits < min(typed.count, letters.count) { return edits }
    }
    return typed.count >= 2 && letters.starts(with: typed) ? typed.count : nil
  }
}

/// A country or territory, which changes the meaning of some names: a `café` is an espresso in
/// France and filter coffee in the United States.
public struct Region: Hashable, Sendable {
  /// The ISO 3166 code in upper case: `IT`.
  public let code: String

  /// Creates a region from two letters in any case; `nil` for anything else.
  public init?(_ code: String) {
    guard code.utf8.count == 2,
      code.utf8.allSatisfy({ (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) })
    else { return nil }
    self.code = code.uppercased()
  }

  /// The country of a locale such as `de_AT` or `zh-Hant-TW`.
  ///
  /// Without one, as in `es-419`, the one whose names some languages take (`es`: Spain, `pt`:
  /// Brazil), and `nil` for others, such as `en`.
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
