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
  let ownIDs: Set<String>
  let region: Region?
  let names: @Sendable () -> [[String?]]
  /// The names that a line may have; `nil` to look among all.
  var candidates: [Candidate]?

  /// The package's drinks without any own ones.
  public static let builtIn = DrinkCatalogue(adding: [])

  /// Combines the package's drinks with `own` ones, which win for equal names.
  ///
  /// An own drink replaces the built-in one with its id. `region` changes the meaning of some
  /// names; ids, as stored in journals, mean the same everywhere. `names` gives the built-in
  /// drinks' names in each other language, in the order of ``builtIn``; only a text with a letter of
  /// Chinese, Japanese or Korean is looked for among them.
  public init(
    adding own: [Drink], in region: Region? = nil,
    names: @escaping @Sendable () -> [[String?]] = { [] }
  ) {
    self.own = own
    self.region = region
    self.names = names
    ownIDs = Set(own.map(\.id))
  }

  /// Every drink, own ones first; O(drinks).
  public var drinks: [Drink] {
    // The table as it lies: a copy takes each name of each drink in hand.
    own.isEmpty ? DrinkTable.drinks : own + DrinkTable.drinks.filter { !ownIDs.contains($0.id) }
  }

  /// Finds a drink by its exact id; O(drinks).
  public subscript(id: String) -> Drink? {
    own.first { $0.id == id } ?? DrinkTable.drink(id: id)
  }

  /// Finds the drink that `text` orders, with its count, size, volume or caffeine, and note.
  ///
  /// Ignores case, accents, width, hyphens, gaps and a plural's ending. Every word counts: throws
  /// `DrinkLookupError` for an unknown drink or one with unknown words beside it, for a note that may
  /// change what is logged, or if the drink does not come in the size. O(drinks).
  public func find(_ text: String) throws(DrinkLookupError) -> DrinkMatch {
    let words = FoldedWords(text)
    if words.letters.isEmpty, let drink = own.first(where: { $0.name == text }) {
      return drink.standardMatch
    }
    let (name, item) = parsed(words)
    let typed = name?.typedName
    var match: DrinkMatch
    switch name?.meaning {
    case .drink(let drink, _):
      // A refusal has the name that was typed.
      match = try self.match(drink.called(typed), as: item, in: words)
      if match.drink.id == drink.id { (match.drink, match.typedName) = (drink, typed) }
    case .drinks(let ids) where ids.first == Drink.caffeine.id && item.amount != nil:
      match = try self.match(.caffeine, as: item, in: words)
    case nil where item.saysShot && item.unknown.isEmpty:
      guard let espresso = drink(called: "espresso") else { throw .unknown(query: text) }
      match = try self.match(espresso, as: item, in: words)
    case .drinks, nil: throw .unknown(query: text)
    }
    match.note = try note(of: item, beside: match.drink.called(typed), in: words)
    return match
  }

  /// The longest name in words, and the rest of them as the count, size and note beside it.
  func parsed(_ words: FoldedWords) -> (name: FoundName?, item: DrinkItem) {
    var name = longestName(in: words)
    let note = words.words.indices.dropFirst().first { index in
      let isInName = name?.words.contains(index) ?? false
      let isBehind = name.map { $0.words.upperBound <= index } ?? false
      return !isInName && NoteWords.first.contains(words[index])
        || isBehind && NoteWords.chineseFirst.contains(words[index])
    }
    // A drink in a note is no drink.
    if let note, let found = name, found.words.lowerBound > note {
      name = longestName(in: words, 0..<note)
    }
    return (name, DrinkItem(words, name: name?.words, note: note, in: region))
  }

  /// The note as typed, without a `with`.
  private func note(
    of item: DrinkItem, beside drink: Drink, in words: FoldedWords
  ) throws(DrinkLookupError) -> String? {
    guard let note = item.note else { return nil }
    let rest = note.dropFirst()
    let isChinese = NoteWords.chineseFirst.contains(words[note.lowerBound])
    guard let first = rest.first else {
      throw .notUnderstood(drink: drink, words: [words.typed(note)])
    }
    for index in isChinese ? note : rest
    where DrinkItem.number(words[index]) != nil || words.isNumber(index)
      || NoteWords.refused.contains(words[index])
    {
      throw .note(word: words.typed(index..<index + 1))
    }
    if let name = longestName(in: words, rest),
      !DrinkItem.fillers.contains(words[name.words.lowerBound])
    {
      throw .note(word: words.typed(name.words))
    }
    return words[note.lowerBound] == "with"
      ? words.typed(first..<note.upperBound) : words.typed(note)
  }

  /// The drink with the count and size of a text, and whether the text only has other letters: no
  /// further word or number.
  package func guess(_ drink: Drink, in text: String) -> (match: DrinkMatch, isSlip: Bool)? {
    let words = FoldedWords(text)
    let (name, item) = parsed(words)
    guard let first = item.unknown.first, let last = item.unknown.last else { return nil }
    let typed = name?.words ?? first..<last + 1
    let note = item.note?.lowerBound
    let again = DrinkItem(words, name: typed, note: note, in: region)
    guard var match = try? self.match(drink, as: again, in: words) else { return nil }
    do throws(DrinkLookupError) {
      match.note = try self.note(of: again, beside: drink, in: words)
    } catch { return nil }
    let letters = typed.flatMap { words.letters[words.words[$0].letters] }
    var edits = Edits(letters)
    let isSlip =
      !letters.contains { (0x30...0x39).contains($0) }
      && spellings(of: drink).contains {
        let name = FoldedWords($0)
        return name.words.count == typed.count && edits.distance(to: name.letters[...]) != nil
      }
    return (match, isSlip)
  }

  /// Whether a word means something in an order: a drink, number, size, unit or part of a note.
  ///
  /// O(drinks).
  package func knows(_ word: String) -> Bool {
    DrinkItem.takes(word) || longestName(in: FoldedWords(word)) != nil
  }

  /// The id and all names of a drink, each once.
  package func spellings(of drink: Drink) -> [String] {
    var spellings = [drink.id, drink.name]
    let index = DrinkTable.drinks.firstIndex { $0.id == drink.id }
    if let index, !ownIDs.contains(drink.id) { spellings += names().compactMap { $0[index] } }
    return spellings + drink.aliases.filter { !spellings.contains($0) }
  }
}

extension DrinkCatalogue: Hashable {
  /// Whether both have the same drinks; not what else these are called.
  public static func == (left: DrinkCatalogue, right: DrinkCatalogue) -> Bool {
    left.own == right.own && left.region == right.region
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(own)
  }
}
