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

extension DrinkCatalogue {
  /// The drink in the count and size of a text.
  func match(
    _ drink: Drink, as item: DrinkItem, in words: FoldedWords
  ) throws(DrinkLookupError) -> DrinkMatch {
    var unknown = item.unknown
    // Half a decaf is not half the caffeine of a coffee, which some call so.
    if item.count == 0.5, drink.category == .decaf, unknown.isEmpty,
      let half = words.words.indices.first(where: { DrinkItem.number(words[$0]) == 0.5 })
    {
      unknown = [half]
    }
    guard unknown.isEmpty else {
      throw .notUnderstood(drink: drink, words: words.typedRuns(of: unknown, beside: item.name))
    }
    var match = try sized(drink, by: item)
    match.isSized = item.volume != nil || match.sizeName != nil
    match.count *= item.count ?? 1
    if let amount = item.amount { (match.amount, match.basis) = (amount, .given) }
    guard Intake.counts.contains(match.count) else {
      throw .notUnderstood(drink: drink, words: [words.text])
    }
    return match
  }

  private func sized(_ drink: Drink, by item: DrinkItem) throws(DrinkLookupError) -> DrinkMatch {
    if let shots = item.shots {
      if let size = item.size {
        throw .noSuchSize(size: "\(size.name) \(shots.shortestText) shots", drink: drink)
      }
      let match = try self.shots(shots, of: drink, in: item)
      guard let volume = item.volume else { return match }
      return DrinkMatch(
        drink: match.drink, serving: match.serving, volume: volume,
        amount: match.amount * match.count, basis: .worked,
        sizeName: match.sizeName ?? (item.sizeWord.isEmpty ? nil : item.sizeWord))
    }
    if let volume = item.volume { return drink.match(volume: volume) }
    let vessel = item.vessel.map { drink.match(vessel: $0) }
    guard let size = item.size else {
      guard let vessel else { return drink.standardMatch }
      guard var match = vessel else {
        throw .noSuchSize(size: item.vessel?.rawValue ?? "", drink: drink)
      }
      if match.serving != drink.standard { match.sizeName = match.serving.size.rawValue }
      return match
    }
    // A big mug is a mug, but a large can is of unknown size.
    if let match = vessel.flatMap(\.self), match.serving != drink.standard || !drink.isPoured {
      guard match.serving.size == .mug, size != .small else {
        throw .noSuchSize(size: "\(size.name) \(match.serving.size.rawValue)", drink: drink)
      }
      return named(match, "mug")
    }
    guard vessel == nil || vessel != .some(nil), let match = drink.match(size: size) else {
      throw .noSuchSize(size: item.sizeWord, drink: drink)
    }
    return named(match, size.name)
  }

  private func named(_ match: DrinkMatch, _ name: String) -> DrinkMatch {
    var match = match
    match.sizeName = name
    return match
  }

  /// A drink with a number of shots: as listed, as a double espresso with more singles, or so many of
  /// a drink that is one shot.
  private func shots(
    _ shots: Double, of drink: Drink, in item: DrinkItem
  ) throws(DrinkLookupError) -> DrinkMatch {
    let size: ServingSize? = shots == 1 ? .single : shots == 2 ? .double : nil
    if let serving = drink.servings.first(where: { $0.size == size }) {
      return named(drink.listed(serving), serving.size.rawValue)
    }
    var match = drink.standardMatch
    if shots > 1, shots.rounded() == shots, drink.id == self.drink(called: "espresso")?.id,
      let double = self[Drink.doubleEspresso]
    {
      guard shots > 2 else { return double.standardMatch }
      match.count = shots
      match.amount = (double.standard.amount + drink.standard.amount * (shots - 2)) * (1 / shots)
      match.basis = .worked
      return match
    }
    // A double Turkish coffee is two small cups in one.
    let isSmallCup =
      item.sizeWord != "" && drink.isPoured && (drink.standard.volume?.value ?? 150) < 150
    guard drink.comesByTheShot || isSmallCup else {
      throw .noSuchSize(size: item.sizeWord.isEmpty ? "shot" : item.sizeWord, drink: drink)
    }
    match.count = shots
    return match
  }
}

extension Drink {
  /// Plain caffeine in stated milligrams; not in the table.
  package static let caffeine = Drink(
    id: "caffeine", name: "Caffeine", standard: Serving(.portion, volume: nil, amount: .zero))

  /// The id of two shots, which have less than two single ones.
  fileprivate static let doubleEspresso = "double-espresso"

  /// One drink in a vessel: as listed, or the usual serving if people drink it from that vessel;
  /// `nil` if the content is unknown.
  fileprivate func match(vessel: ServingSize) -> DrinkMatch? {
    if let serving = servings.first(where: { $0.size == vessel }) { return listed(serving) }
    return isUsual(vessel) ? standardMatch : nil
  }

  /// Whether one drink is one shot: an espresso, a capsule, an energy shot.
  fileprivate var comesByTheShot: Bool {
    switch category {
    // A latte contains a shot but is none.
    case .espresso: id == "starbucks-espresso" || (standard.volume?.value ?? 100) <= 60
    case .labelled: (standard.volume?.value ?? 100) <= 60
    case .brewedCoffee, .instantCoffee, .decaf, .tea, .milkDrink, .soda, .chocolate, .tablet,
      .other:
      standard.size == .single
    }
  }

  /// Whether the vessel, if not listed, holds the usual serving.
  private func isUsual(_ size: ServingSize) -> Bool {
    switch size {
    case .cup, .mug, .glass:
      switch category {
      case .espresso, .brewedCoffee, .instantCoffee, .decaf, .tea, .milkDrink, .chocolate:
        standard.size != .portion
      // A glass of cola is not a can of it.
      case .soda, .labelled, .tablet, .other: standard.size == .portion && category == .other
      }
    case .portion, .tablet: standard.volume == nil && standard.size == .portion
    case .short, .tall, .grande, .venti, .single, .double, .bowl, .can, .bottle: false
    }
  }

  /// Whether a cup's size changes its amount.
  fileprivate var isPoured: Bool {
    switch category {
    case .espresso, .brewedCoffee, .instantCoffee, .decaf, .tea, .milkDrink, .chocolate: true
    case .soda, .labelled, .tablet, .other: false
    }
  }
}
