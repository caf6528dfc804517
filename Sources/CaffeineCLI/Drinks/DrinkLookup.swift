import CaffeineDomain
import CommandArguments

/// Finds drinks by name, own ones first.
@MainActor
struct DrinkLookup {
  let reader: PreferencesReader
  let journal: JournalAccess

  func ownDrinks() throws(Failure) -> [Drink] { try reader.ownDrinks() }

  func catalogue() throws(Failure) -> DrinkCatalogue {
    DrinkCatalogue(inAllLanguages: try ownDrinks(), in: try reader.region())
  }

  /// What a line may name: the drinks, and aliases unless an own drink has come to have the name.
  func vocabulary() throws(Failure) -> DrinkCatalogue {
    let names = try reader.preferences().aliases.sorted.map { name, _ in
      Drink(
        id: Self.aliasMark + name, name: name, aliases: name == "usual" ? ["my usual"] : [],
        standard: Serving(.portion, volume: nil, amount: .zero))
    }
    return DrinkCatalogue(inAllLanguages: try ownDrinks() + names, in: try reader.region())
  }

  /// What the id of an alias begins with, unlike any of a drink.
  private static let aliasMark = "="

  /// Parses an order: a drink with its size, volume or amount, any name with an amount, or a name
  /// logged before.
  ///
  /// Reads the journal only for a name outside of the vocabulary.
  func order(
    _ text: String, in known: DrinkCatalogue? = nil, options: OrderOptions = OrderOptions()
  ) throws(Failure) -> Order {
    let known = if let known { known } else { try vocabulary() }
    var order = try single(text, in: known, options)
    if let count = options.count {
      guard order.count == 1 else {
        throw Failure(.wrongUse, "'\(text)' says how many already.", advice: "Leave out --count.")
      }
      order.count = count
    }
    return try order.checked()
  }

  private func single(
    _ text: String, in known: DrinkCatalogue, _ options: OrderOptions
  ) throws(Failure) -> Order {
    let name = try plainText(text, of: "DRINK", upTo: 200)
    guard !name.isEmpty else {
      throw .value(text, of: "DRINK", forms: "a name from 'caffeine drinks'")
    }
    if let forms = Amount.forms(ofUnclear: name), options.milligrams == nil,
      known.drink(named: name) == nil, try journal.lastIntake(of: name) == nil
    {
      throw .value(name, of: "DRINK", forms: forms)
    }
    let found: DrinkMatch
    do throws(DrinkLookupError) {
      found = try known.find(name)
    } catch {
      return try unknown(name, error, known, options)
    }
    guard found.drink.id.hasPrefix(Self.aliasMark), options.milligrams == nil,
      let text = try reader.preferences().aliases.drinks[found.drink.name]
    else { return try order(found, name: name, options) }
    guard found.isNameWithCount else {
      throw Failure(besideAlias: found.drink)
    }
    var order = try order(try find(text), name: text, options)
    order.count *= found.count
    return order
  }

  /// What the alias `usual` means; `nil` without it.
  func usual() throws(Failure) -> Order? {
    try reader.preferences().aliases.drinks[Aliases.usualKey] == nil
      ? nil : order(Aliases.usualKey)
  }

  /// The same as a drink of widgets: `log` understands its id.
  func usualDrink() throws(Failure) -> Drink? {
    guard let order = try usual() else { return nil }
    let known = try order.drink.flatMap { id throws(Failure) in try catalogue()[id] }
    if let known, known.standardMatch.amount == order.fullAmount { return known }
    let serving = Serving(.portion, volume: order.fullVolume, amount: order.fullAmount)
    return Drink(
      id: Aliases.usualKey, name: order.fullName, category: order.category,
      variation: order.variation, standard: serving)
  }

  /// The drink of words that have to be understood.
  private func find(_ text: String) throws(Failure) -> DrinkMatch {
    let catalogue = try catalogue()
    do throws(DrinkLookupError) {
      return try catalogue.find(text)
    } catch {
      throw Failure(error, nearest: catalogue.nearest(to: text))
    }
  }

  /// An unknown name: with an amount, from an earlier entry, or the nearest drink if the person
  /// confirms it.
  private func unknown(
    _ name: String, _ error: DrinkLookupError, _ known: DrinkCatalogue, _ options: OrderOptions
  ) throws(Failure) -> Order {
    if let milligrams = options.milligrams {
      return Order(name: name, amount: milligrams, volume: options.volume)
    }
    switch error {
    case .unknown, .notUnderstood: break
    case .noSuchSize(_, let drink) where drink.id.hasPrefix(Self.aliasMark):
      throw Failure(besideAlias: drink)
    case .note, .noSuchSize: throw Failure(error)
    }
    if options.volume == nil, options.size == nil, let last = try journal.lastIntake(of: name) {
      return Order(again: last)
    }
    if case .notUnderstood(let drink, _) = error {
      throw drink.id.hasPrefix(Self.aliasMark) ? Failure(besideAlias: drink) : Failure(error)
    }
    let catalogue = try catalogue().reading(name)
    let nearest = options.alarm() == nil ? catalogue.nearest(to: name) : []
    if let ask = options.ask, let first = nearest.first,
      let (guess, isSlip) = catalogue.guess(first, in: name),
      // Enter alone does not accept a guess that lost words.
      ask(
        "There is no drink '\(name)'. Is it \(Order(guess).spoken)\(try options.moment())? "
          + "\(isSlip ? "[Y/n]" : "[y/N]") ") == true
    {
      return try order(guess, name: name, options)
    }
    throw Failure(error, nearest: nearest, isEntry: options.isEntry)
  }

  private func order(
    _ found: DrinkMatch, name: String, _ options: OrderOptions
  ) throws(Failure) -> Order {
    let servings = (options.volume == nil ? 0 : 1) + (options.size == nil ? 0 : 1)
    guard servings == 0 || (servings == 1 && !found.isSized) else {
      throw Failure(
        .wrongUse, "The size of '\(name)' is given twice.",
        advice: "Give it once: with the name, by --size or by --milliliters.")
    }
    if let word = found.note?.split(separator: " ").first(where: { When.Typed("\($0)") != nil }) {
      throw Failure(.note(word: String(word)))
    }
    var order = Order(try sized(found, volume: options.volume, size: options.size))
    (order.name, order.note) = (found.name, found.note)
    order.isSized = servings == 1 || order.isSized
    order.sizeName = options.size ?? order.sizeName
    order.count = found.count
    let isGiven = found.basis == .given
    guard options.milligrams == nil || !isGiven else {
      throw Failure(
        .wrongUse, "'\(name)' says how much caffeine already.", advice: "Leave out --milligrams.")
    }
    if let amount = options.milligrams ?? (isGiven ? found.amount : nil) {
      order.amount = amount
      order.isGiven = true
      order.remark = ""
    }
    return order
  }

  /// Finds a drink in the catalogue by name.
  func drink(named text: String) throws(Failure) -> Drink {
    try find(try plainText(text, of: "NAME", upTo: 200)).drink
  }

  private func sized(
    _ match: DrinkMatch, volume: Milliliters?, size: String?
  ) throws(Failure) -> DrinkMatch {
    if let volume { return match.drink.match(volume: volume) }
    guard let size else { return match }
    guard let sized = match.drink.match(size: size) else {
      throw Failure(.noSuchSize(size: size, drink: match.drink))
    }
    return sized
  }
}

extension DrinkMatch {
  /// Whether nothing but a count stands beside the name.
  var isNameWithCount: Bool { !isSized && basis == .listed && note == nil }
}

extension Failure {
  /// A drink that was not found: the nearest are named, and nothing else happens.
  init(_ error: DrinkLookupError, nearest: [Drink] = [], isEntry: Bool = false) {
    switch error {
    case .unknown(let query):
      let names = nearest.map { "\(Message(key: $0.name)) (\($0.id))" as Message }.joined(
        separator: ", ")
      self.init(
        .noInput,
        "There is no drink '\(query)'." + (names.isEmpty ? "" : " Did you mean \(names)?"),
        advice: isEntry
          ? "'caffeine drinks' lists them; with --milligrams N you can log any name."
          : "'caffeine drinks' lists them.")
    case .notUnderstood(let drink, let words):
      self.init(
        .noInput, "I know \(Message(key: drink.name)), but not '\(words.joined(separator: " "))'.",
        advice: Self.forms(insteadOf: words))
    case .note(let word):
      self.init(
        .wrongUse, "A note cannot have '\(word)': it may change what is logged.",
        advice: "Write another drink after a comma, and any other note with --note TEXT.")
    case .noSuchSize(let size, let drink):
      let listed = drink.servings.map(\.size.rawValue)
      let common = ["small", "medium", "large"].filter {
        !listed.contains($0) && drink.match(size: $0) != nil
      }
      let sizes = Message.list(listed + common)
      self.init(
        .wrongUse, "\(Message(key: drink.name)) does not come in '\(size)'.",
        advice: "Its sizes: \(sizes). --milliliters N takes any volume.")
    }
  }

  /// Words beside an alias other than a count.
  fileprivate init(besideAlias drink: Drink) {
    self.init(
      .noInput, "'\(drink.name)' is your alias; only a count may stand beside it.",
      advice: "Write it as in: caffeine log 2 \(drink.name)")
  }

  /// The forms of what words were meant to be: a time, a count or amount, or anything else.
  private static func forms(insteadOf words: [String]) -> Message {
    if words.contains(where: { When.Typed($0) != nil }) {
      return "A time stands before the drink or behind it, with its day: \(When.forms)."
    }
    let parts = words.flatMap { $0.lowercased().split(separator: " ").map(String.init) }
    let hasTime = parts.contains {
      timeWords.contains($0) || $0.contains(":") || When.Typed($0) != nil
    }
    if hasTime { return "A time can be \(When.forms)." }
    if parts.contains(where: { $0 == "half" || $0.contains(where: \.isNumber) }) {
      return
        "A number before the drink is a count from 'half' to 20; behind it, it has a unit, such as "
        + "250ml, 0.33l or 90mg. A time can be \(When.forms)."
    }
    return
      "A drink is [COUNT] [SIZE] DRINK [AMOUNT], with a time, after 'with' a note, and before the "
      + "next drink a comma: 'caffeine help log' shows all of it."
  }

  private static let timeWords: Set = [
    "at", "in", "on", "ago", "last", "this", "next", "before", "after", "since", "until", "over",
    "morning", "afternoon", "evening", "night", "tonight", "min", "minutes", "hour", "hours",
  ]
}
