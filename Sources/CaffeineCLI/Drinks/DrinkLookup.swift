import CaffeineDomain
import CivilTime
import CommandArguments

/// Finds drinks by name, own ones first.
@MainActor
struct DrinkLookup {
  /// The region for local names.
  let region: @MainActor () throws(Failure) -> Region?
  let ownDrinks: @MainActor () throws(Failure) -> [Drink]
  /// The most recent entry with a name.
  let lastIntake: @MainActor (_ name: String) throws(Failure) -> Intake?
  /// The person's names for drinks.
  var aliases: @MainActor () throws(Failure) -> Aliases = { Aliases() }

  func catalogue() throws(Failure) -> DrinkCatalogue {
    DrinkCatalogue(inAllLanguages: try ownDrinks(), in: try region())
  }

  /// Parses an order: a drink with its size, volume or amount, any name with an amount, or a name
  /// logged before.
  ///
  /// Reads the journal only for a name outside of the catalogue.
  func order(_ text: String, options: OrderOptions = OrderOptions()) throws(Failure) -> Order {
    var order = try single(text, options)
    if let count = options.count {
      guard order.count == 1 else {
        throw Failure(.wrongUse, "'\(text)' says how many already.", advice: "Leave out --count.")
      }
      order.count = count
    }
    order = try order.checked()
    guard order.isUnusual, options.isEntry, !options.isSure else { return order }
    let alarm = options.ask == nil ? nil : options.alarm()
    let question: Message = "\(order.spoken)\(options.moment): is that right? [y/N] "
    let answer = options.ask?(alarm.map { Message(key: $0) + "\n" + question } ?? question)
    if answer == true { return order }
    throw Failure(
      .unconfirmed, "\(order.spoken), is much at once.",
      advice: "Write the amount again, or add --yes if it is right.",
      preface: answer == nil ? nil : "")
  }

  private func single(_ text: String, _ options: OrderOptions) throws(Failure) -> Order {
    let name = try plainText(text, of: "DRINK", upTo: 200)
    guard !name.isEmpty else {
      throw .value(text, of: "DRINK", forms: "a name from 'caffeine drinks'")
    }
    let catalogue = try catalogue()
    if options.milligrams == nil, let order = try alias(name, catalogue, options) { return order }
    if let forms = Amount.forms(ofUnclear: name), options.milligrams == nil,
      catalogue.drink(named: name) == nil, try lastIntake(name) == nil
    {
      throw .value(name, of: "DRINK", forms: forms)
    }
    let found: DrinkMatch
    do throws(DrinkLookupError) {
      found = try catalogue.find(name)
    } catch {
      return try unknown(name, error, catalogue, options)
    }
    return try order(found, name: name, options)
  }

  /// The drink of an alias, as many times as a count beside it says; `nil` without one.
  private func alias(
    _ text: String, _ catalogue: DrinkCatalogue, _ options: OrderOptions
  ) throws(Failure) -> Order? {
    let aliases = try aliases()
    guard !aliases.drinks.isEmpty else { return nil }
    let words = text.split(separator: " ").map(String.init)
    let name = aliases[text] == nil ? words.first { aliases[$0] != nil } : text
    // A drink of one's own may have come to have the name.
    let isOwn = { (name: String) in catalogue.own.contains { $0.name.lowercased() == name } }
    guard let name, let drink = aliases[name], !isOwn(name.lowercased()) else { return nil }
    var count = 1.0
    if name != text {
      // A count is read as beside a drink.
      let espresso = words.map { $0 == name ? "espresso" : $0 }.joined(separator: " ")
      do throws(DrinkLookupError) {
        let match = try catalogue.find(espresso)
        guard !match.isSized, match.basis == .listed, match.note == nil else {
          throw .unknown(query: text)
        }
        count = match.count
      } catch {
        let isKnown = (try? catalogue.find(text)) != nil
        let last = isKnown ? nil : try lastIntake(text)
        if isKnown || last != nil { return nil }
        throw Failure(
          .noInput, "'\(name)' is your alias; only a count may stand beside it.",
          advice: "Write it as in: caffeine log 2 \(name)")
      }
    }
    var order = try order(try find(drink, in: catalogue), name: drink, options)
    order.count *= count
    return order
  }

  private func find(_ text: String, in catalogue: DrinkCatalogue) throws(Failure) -> DrinkMatch {
    do throws(DrinkLookupError) {
      return try catalogue.find(text)
    } catch {
      throw Failure(error, nearest: catalogue.nearest(to: text))
    }
  }

  /// An unknown name: with an amount, from an earlier entry, or the nearest drink if the person
  /// confirms it.
  private func unknown(
    _ name: String, _ error: DrinkLookupError, _ catalogue: DrinkCatalogue, _ options: OrderOptions
  ) throws(Failure) -> Order {
    if let milligrams = options.milligrams {
      return Order(name: name, amount: milligrams, volume: options.volume)
    }
    switch error {
    case .unknown, .notUnderstood: break
    case .note, .noSuchSize: throw Failure(error)
    }
    if let last = try lastIntake(name) {
      let known = Order(again: last)
      var order = try order(
        known.asDrink(called: name).standardMatch, name: name, options)
      (order.drink, order.name, order.isGiven) = (known.drink, known.name, known.isGiven)
      if options.volume == nil { order.remark = known.remark }
      return order
    }
    if case .notUnderstood = error { throw Failure(error) }
    let nearest = options.alarm() == nil ? catalogue.nearest(to: name) : []
    if let ask = options.ask, let first = nearest.first,
      let (guess, isSlip) = catalogue.guess(first, in: name),
      // Enter alone does not accept a guess that lost words.
      ask(
        "There is no drink '\(name)'. Is it \(Order(guess).spoken)\(options.moment)? "
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
    let name = try plainText(text, of: "NAME", upTo: 200)
    let catalogue = try catalogue()
    do throws(DrinkLookupError) {
      return try catalogue.find(name).drink
    } catch {
      throw Failure(error, nearest: catalogue.nearest(to: name))
    }
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

  /// The forms of what words were meant to be: a time, an amount, or a drink with something.
  private static func forms(insteadOf words: [String]) -> Message {
    if words.contains(where: { When.Typed($0) != nil }) {
      return "A time stands before the drink or behind it, with its day: \(When.forms)."
    }
    if words.count == 1, let number = Amount.number(words[0]) {
      let amount = Amount.text(number)
      return number < 1
        ? "Write 'half' before a drink, or litres behind it: \(amount)l"
        : "A number needs its unit, such as \(amount)ml or \(amount)mg, or is a count up to 20 before "
          + "the drink; a time can be \(When.forms)."
    }
    let isTime = words.joined(separator: " ").split(separator: " ").contains {
      timeWords.contains($0.lowercased()) || $0.first?.isNumber == true
        || When.Typed(String($0)) != nil
    }
    return isTime
      ? "A time can be \(When.forms)."
      : "A drink is [COUNT] [SIZE] DRINK [AMOUNT], with a time or after 'with' a note: "
        + "'caffeine help log' shows all of it."
  }

  private static let timeWords: Set = [
    "at", "in", "on", "ago", "last", "this", "next", "before", "after", "since", "until", "over",
    "morning", "afternoon", "evening", "night", "tonight",
  ]
}
