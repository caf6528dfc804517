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
    guard order.isUnusual, !options.isSure else { return order }
    let alarm = options.ask == nil ? nil : options.alarm()
    let question: Message = "\(order.spoken)\(options.moment): is that right? [y/N] "
    let answer = options.ask?(alarm.map { Message(key: $0) + "\n" + question } ?? question)
    if answer == true { return order }
    throw Failure(
      .unconfirmed, "\(order.spoken), is far more than people have at once.",
      advice: "Write the amount again, or add --yes if it is right.",
      preface: answer == nil ? nil : "")
  }

  private func single(_ text: String, _ options: OrderOptions) throws(Failure) -> Order {
    let name = try plainText(text, of: "DRINK", upTo: 200)
    guard !name.isEmpty else {
      throw .value(text, of: "DRINK", forms: "a name from 'caffeine drinks'")
    }
    let catalogue = try catalogue()
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

  /// An unknown name: with an amount, from an earlier entry, or the nearest drink if the person
  /// confirms it.
  private func unknown(
    _ name: String, _ error: DrinkLookupError, _ catalogue: DrinkCatalogue, _ options: OrderOptions
  ) throws(Failure) -> Order {
    if let milligrams = options.milligrams {
      return Order(name: name, amount: milligrams, volume: options.volume)
    }
    guard case .unknown = error else { throw Failure(error) }
    for spelling in Phrase.spellings(of: name) {
      guard let last = try lastIntake(spelling) else { continue }
      let known = Order(again: last)
      let again = DrinkCatalogue(
        inAllLanguages: catalogue.own + [known.asDrink(called: spelling)], in: try region())
      guard let match = try? again.find(name) else { continue }
      var order = try order(match, name: name, options)
      (order.drink, order.name, order.isGiven) = (known.drink, known.name, known.isGiven)
      if match.basis == .listed { order.remark = known.remark }
      return order
    }
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
    var order = Order(try sized(found, volume: options.volume, size: options.size))
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
        advice: Self.advice(for: query, isEntry: isEntry))
    case .signedNumber(let query):
      self.init(
        .wrongUse, "'\(query)' has a sign before a number.",
        advice: "Write how many without it, such as: 2 coffees. 'caffeine undo' takes one back.")
    case .notUnderstood(let drink, let words):
      self.init(
        .noInput, "I know \(Message(key: drink.name)), but not '\(words.joined(separator: " "))'.")
    case .note(let word):
      self.init(.wrongUse, "A note has no '\(word)'.")
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

  private static func advice(for query: String, isEntry: Bool) -> Message {
    if query.contains(" at ") || query.split(separator: " ").dropLast().last == "in" {
      return "A time can be \(When.forms)."
    }
    // It may be ml or mg.
    if let number = numberWithoutUnit(in: query) {
      return "A number behind the name needs a unit, such as \(number)ml or \(number)mg."
    }
    return isEntry
      ? "'caffeine drinks' lists them; with --milligrams N you can log any name."
      : "'caffeine drinks' lists them."
  }

  /// The `250` in `coffee 250`.
  private static func numberWithoutUnit(in query: String) -> String? {
    let words = query.split(separator: " ")
    guard words.count > 1, let number = words.last, (2...4).contains(number.utf8.count),
      number.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
    else { return nil }
    return String(number)
  }
}
