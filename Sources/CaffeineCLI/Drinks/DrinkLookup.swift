import CaffeineDomain
import CaffeineStore
import CivilTime

/// Drinks by name: those of the catalogue, own ones first.
@MainActor
struct DrinkLookup {
  /// The region whose meaning of names counts.
  let region: @MainActor () throws(Failure) -> Region?
  /// The user's own drinks by name.
  let ownDrinks: @MainActor () throws(Failure) -> [Drink]
  /// The most recent entry of a name.
  let lastIntake: @MainActor (_ name: String) throws(Failure) -> Intake?

  /// The drinks there are, own ones first.
  func catalogue() throws(Failure) -> DrinkCatalogue {
    DrinkCatalogue(adding: try ownDrinks(), in: try region())
  }

  /// What a text orders: a drink in its size, volume or amount, any name with an amount, or a name
  /// that was logged before.
  ///
  /// Reads the journal only for a name that the catalogue does not know.
  /// - Parameter isEntry: Whether it is to be logged, so that an amount and a time can be given.
  func order(
    _ text: String, milligrams: Milligrams? = nil, volume: Milliliters? = nil, size: String? = nil,
    count: Double? = nil, isEntry: Bool = false
  ) throws(Failure) -> Order {
    var order = try single(
      text, milligrams: milligrams, volume: volume, size: size, isEntry: isEntry)
    if let count {
      guard order.count == 1 else {
        throw Failure(
          .wrongUse, "'\(text)' says how many already.", advice: "Leave out --count.")
      }
      order.count = count
    }
    return try order.checked()
  }

  private func single(
    _ text: String, milligrams: Milligrams?, volume: Milliliters?, size: String?, isEntry: Bool
  ) throws(Failure) -> Order {
    let name = try plainText(text, of: "DRINK", upTo: 200)
    guard !name.isEmpty else {
      throw .value(text, of: "DRINK", forms: "a name from 'caffeine drinks'")
    }
    let catalogue = try catalogue()
    let found: DrinkMatch
    do throws(DrinkLookupError) {
      found = try catalogue.find(name)
    } catch {
      if let milligrams { return Order(name: name, amount: milligrams, volume: volume) }
      guard case .unknown = error, size == nil, let last = try lastIntake(name) else {
        throw Failure(error, isEntry: isEntry)
      }
      return Order(again: last, volume: volume)
    }
    let servings = (volume == nil ? 0 : 1) + (size == nil ? 0 : 1)
    guard servings == 0 || (servings == 1 && !catalogue.namesServing(name)) else {
      throw Failure(
        .wrongUse, "The size of '\(name)' is given twice.",
        advice: "Give it once: with the name, by --size or by --milliliters.")
    }
    var order = Order(try sized(found, volume: volume, size: size))
    order.count = found.count
    let isGiven = found.basis == .given
    guard milligrams == nil || !isGiven else {
      throw Failure(
        .wrongUse, "'\(name)' says how much caffeine already.", advice: "Leave out --milligrams.")
    }
    if let amount = milligrams ?? (isGiven ? found.amount : nil) {
      order.amount = amount
      order.isGiven = true
      order.remark = ""
    }
    return order
  }

  /// A drink of a name in the catalogue.
  func drink(named text: String) throws(Failure) -> Drink {
    let name = try plainText(text, of: "NAME", upTo: 200)
    let catalogue = try catalogue()
    do throws(DrinkLookupError) {
      return try catalogue.find(name).drink
    } catch {
      throw Failure(error)
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
  init(_ error: DrinkLookupError, isEntry: Bool = false) {
    switch error {
    case .unknown(let query, let nearest):
      let names = nearest.map { "\($0.name) (\($0.id))" }.joined(separator: ", ")
      let listed = "'caffeine drinks' lists them"
      self.init(
        .noInput,
        "There is no drink '\(query)'."
          + (names.isEmpty ? "" : " Did you mean \(names)?"),
        advice: query.contains(" at ")
          ? "A time after 'at' can be \(When.forms)."
          : isEntry ? listed + "; with --milligrams N you can log any name." : listed + ".")
    case .noSuchSize(let size, let drink):
      let sizes = drink.servings.map(\.size.rawValue).joined(separator: ", ")
      self.init(
        .wrongUse, "\(drink.name) does not come in '\(size)'.",
        advice: "Its sizes: \(sizes). --milliliters N takes any volume.")
    }
  }
}
