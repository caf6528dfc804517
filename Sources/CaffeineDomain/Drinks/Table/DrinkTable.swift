/// The drinks that come with the package, each group built when first asked for.
///
/// Every number is one that its source prints, or its milligrams per 100 g or ml times the serving,
/// or a round one within a range it prints; drinks without a published number are left out. Volumes are
/// the sources' too: 237 ml is 8 US fluid ounces.
///
/// Where the world differs there is a row a country, and `LocalName` says where its name means it.
/// Entries of a journal keep the milligrams they were logged with: a corrected row changes no past.
enum DrinkTable {
  static let drinks: [Drink] = groups.flatMap { $0() }

  /// The first drink that satisfies `predicate`; the groups after its own are never built, which
  /// is what logging a coffee in microseconds takes.
  static func first(where predicate: (Drink) -> Bool) -> Drink? {
    for group in groups {
      if let drink = group().first(where: predicate) { return drink }
    }
    return nil
  }

  /// The drink of an id; the groups after its own are never built.
  static func drink(id: String) -> Drink? {
    for group in groups {
      let drinks = group()
      // By index: each drink taken out of the array would retain all its strings.
      if let index = drinks.indices.first(where: { drinks[$0].id == id }) { return drinks[index] }
    }
    return nil
  }

  /// The groups in the order in which they are searched and listed.
  private static let groups: [@Sendable () -> [Drink]] = [
    { espressoDrinks }, { brewedCoffees }, { teas }, { sodas }, { energyDrinks }, { chocolates },
    { tablets }, { europeanDrinks }, { asianDrinks }, { southernDrinks },
    { chainCoffees }, { cans },
  ]
}

/// What the rows of one table have in common; called, it makes a row.
struct DrinkGroup {
  let category: DrinkCategory
  var scaling = DrinkScaling.byVolume

  func callAsFunction(
    _ id: String, _ name: String, _ chineseName: String?, _ aliases: [String],
    scaling: DrinkScaling? = nil, variation: CoefficientOfVariation? = nil, _ standard: Serving,
    _ others: [Serving] = []
  ) -> Drink {
    Drink(
      id: id, name: name, chineseName: chineseName, aliases: aliases, category: category,
      variation: variation, scaling: scaling ?? self.scaling, standard: standard, others: others)
  }
}

extension Serving {
  /// A row of the table: the arguments in the order of the sources' tables.
  init(_ size: ServingSize, _ volume: Milliliters?, _ amount: Milligrams, _ source: Source) {
    self.init(size, volume: volume, amount: amount, source: source)
  }
}
