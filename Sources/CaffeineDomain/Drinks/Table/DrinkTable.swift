/// The package's drinks; each group is created on first use.
///
/// Every number is printed by its source, computed from its milligrams per 100 g or ml, or a round
/// value in its range; drinks without a published number are left out. Volumes are the sources'
/// too: 237 ml is 8 US fluid ounces.
///
/// Where countries differ, each has its own row, and `LocalName` maps names to it. Journal entries
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

/// A name that means a different drink in some regions.
struct LocalName {
  let names: [String]
  let regions: [String]
  /// The id of the drink in those regions.
  let drink: String

  /// Hands over the names of a region, each with the id of its drink there.
  static func forEach(in region: Region, _ body: (_ name: String, _ id: String) -> Void) {
    for local in all where local.regions.contains(region.code) {
      for name in local.names { body(name, local.drink) }
    }
  }

  private static let europe = [
    "AT", "BE", "CH", "DE", "DK", "ES", "FI", "FR", "GB", "GR", "IE", "IT", "LU", "NL", "NO", "PL",
    "PT", "SE",
  ]
  private static let germany = ["AT", "CH", "DE"]
  private static let australia = ["AU", "NZ"]

  private static let all = [
    LocalName(names: ["café"], regions: ["BE", "FR", "IT", "LU"], drink: "espresso"),
    LocalName(names: ["café", "expresso"], regions: ["ES", "PT"], drink: "cafe-solo"),
    LocalName(names: ["café", "pingado"], regions: ["BR"], drink: "cafe-coado"),
    LocalName(names: ["espresso", "expresso"], regions: ["BR"], drink: "brazilian-espresso"),
    LocalName(names: ["coffee", "filter coffee"], regions: germany, drink: "filterkaffee"),
    LocalName(names: ["espresso"], regions: australia, drink: "short-black"),
    LocalName(names: ["cappuccino"], regions: australia, drink: "australian-cappuccino"),
    LocalName(names: ["latte"], regions: australia, drink: "australian-latte"),
    LocalName(names: ["flat white"], regions: australia, drink: "australian-flat-white"),
    LocalName(names: ["iced coffee"], regions: australia, drink: "iced-coffee-milk"),
    LocalName(names: ["americano"], regions: ["KR"], drink: "korean-americano"),
    LocalName(names: ["coffee"], regions: ["JP"], drink: "japanese-drip-coffee"),
    LocalName(names: ["instant coffee"], regions: ["JP"], drink: "japanese-instant-coffee"),
    LocalName(names: ["black tea", "tea", "紅茶"], regions: ["JP"], drink: "japanese-black-tea"),
    LocalName(names: ["oolong", "oolong tea", "烏龍茶"], regions: ["JP"], drink: "japanese-oolong"),
    LocalName(names: ["milk tea", "奶茶"], regions: ["HK", "MO"], drink: "hong-kong-milk-tea"),
    LocalName(names: ["cola", "coke", "coca-cola"], regions: europe, drink: "european-coca-cola"),
    LocalName(
      names: ["coke zero", "cola zero", "coca-cola zero", "coca-cola zero sugar"], regions: europe,
      drink: "european-coca-cola-zero"),
    LocalName(
      names: ["diet coke", "coca-cola light", "coke light", "cola light"], regions: europe,
      drink: "european-coca-cola-light"),
    LocalName(
      names: ["cola", "coke", "coca-cola"], regions: australia, drink: "australian-coca-cola"),
    LocalName(names: ["red bull", "红牛"], regions: ["CN"], drink: "chinese-red-bull"),
    LocalName(names: ["red bull"], regions: ["KR"], drink: "korean-red-bull"),
    LocalName(names: ["monster", "monster energy"], regions: ["JP"], drink: "japanese-monster"),
  ]
}
