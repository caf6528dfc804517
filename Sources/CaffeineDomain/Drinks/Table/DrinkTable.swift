/// The package's drinks; each group is created on first use.
///
/// Every number is printed by its source, computed from its milligrams per 100 g or ml, or a round
/// value in its range; drinks without a published number are left out. Volumes are the sources'
/// too: 237 ml is 8 US fluid ounces.
///
/// Where countries differ, each has its own row, and `drink-names.txt` maps names to it. Journal entries
/// keep their milligrams, so a corrected row does not change the past.
enum DrinkTable {
  static let drinks: [Drink] = groups.flatMap { $0() }

  /// Finds a drink by id and creates no later groups.
  static func drink(id: String) -> Drink? {
    for group in groups {
      let drinks = group()
      // By index: copying a drink out of the array would retain all its strings.
      if let index = drinks.indices.first(where: { drinks[$0].id == id }) { return drinks[index] }
    }
    return nil
  }

  /// The groups in order of search and listing.
  private static let groups: [@Sendable () -> [Drink]] = [
    { espressoDrinks }, { brewedCoffees }, { teas }, { sodas }, { energyDrinks }, { chocolates },
    { tablets }, { europeanDrinks }, { asianDrinks }, { southernDrinks },
    { chainCoffees }, { cans },
  ]

  static let espresso = DrinkGroup(category: .espresso, scaling: .byServing)
  static let brewed = DrinkGroup(category: .brewedCoffee)
  static let instant = DrinkGroup(category: .instantCoffee)
  static let decaf = DrinkGroup(category: .decaf)
  static let tea = DrinkGroup(category: .tea)
  static let milk = DrinkGroup(category: .milkDrink)
  static let soda = DrinkGroup(category: .soda)
  static let labelled = DrinkGroup(category: .labelled)
}

/// The common properties of a table's rows; calling it creates a row.
struct DrinkGroup {
  let category: DrinkCategory
  var scaling = DrinkScaling.byVolume

  func callAsFunction(
    _ id: String, _ name: String, _ aliases: [String], scaling: DrinkScaling? = nil,
    variation: CoefficientOfVariation? = nil, _ standard: Serving, _ others: [Serving] = []
  ) -> Drink {
    Drink(
      id: id, name: name, aliases: aliases, category: category, variation: variation,
      scaling: scaling ?? self.scaling, standard: standard, others: others)
  }
}

extension Serving {
  /// A row of the table, in the order of the sources' tables.
  init(_ size: ServingSize, _ volume: Milliliters?, _ amount: Milligrams, _ source: Source) {
    self.init(size, volume: volume, amount: amount, source: source)
  }
}
