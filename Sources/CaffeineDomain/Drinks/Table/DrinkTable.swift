/// The drinks that come with the package, each group built when first asked for.
///
/// Every number is one that its source prints, or for USDA the milligrams per 100 g times the
/// weight of the serving; drinks without a published number are left out. Volumes are the
/// sources' too: 237 ml is 8 US fluid ounces.
enum DrinkTable {
  static let drinks: [Drink] =
    espressoDrinks + brewedCoffees + teas + sodas + energyDrinks + chocolates + tablets

  /// The first drink that satisfies `predicate`; the groups after its own are never built, which
  /// is what logging a coffee in microseconds takes.
  static func first(where predicate: (Drink) -> Bool) -> Drink? {
    espressoDrinks.first(where: predicate) ?? brewedCoffees.first(where: predicate)
      ?? teas.first(where: predicate) ?? sodas.first(where: predicate)
      ?? energyDrinks.first(where: predicate) ?? chocolates.first(where: predicate)
      ?? tablets.first(where: predicate)
  }
}

/// What the rows of one table have in common; called, it makes a row.
struct DrinkGroup {
  let category: DrinkCategory
  var scaling = DrinkScaling.byVolume

  func callAsFunction(
    _ id: String, _ name: String, _ chineseName: String?, _ aliases: [String],
    scaling: DrinkScaling? = nil, _ standard: Serving, _ others: [Serving] = []
  ) -> Drink {
    Drink(
      id: id, name: name, chineseName: chineseName, aliases: aliases, category: category,
      scaling: scaling ?? self.scaling, standard: standard, others: others)
  }
}

extension Serving {
  /// A row of the table: the arguments in the order of the sources' tables.
  init(_ size: ServingSize, _ volume: Milliliters?, _ amount: Milligrams, _ source: Source) {
    self.init(size, volume: volume, amount: amount, source: source)
  }
}
