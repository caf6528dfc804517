extension DrinkTable {
  static let chocolates: [Drink] = [
    Drink(
      id: "hot-chocolate", name: "Hot Chocolate",
      aliases: [
        "drinking chocolate", "chocolat chaud", "cioccolata calda", "heiße schokolade",
        "chocolate caliente", "熱巧克力", "ココア", "핫초코",
      ], category: .chocolate, standard: Serving(.tall, 354, 20, .starbucks),
      others: [Serving(.short, 236, 15, .starbucks), Serving(.grande, 473, 25, .starbucks)]),
    portion(
      "cocoa", "Homemade Cocoa, 250 g", ["hot cocoa", "cacao", "kakao", "cola cao"], .chocolate, 5,
      .usda),
    Drink(
      id: "chocolate-milk", name: "Chocolate Milk", aliases: ["朱古力奶"], category: .chocolate,
      standard: Serving(.cup, 237, 8, .healthCanada)),
    portion(
      "milk-chocolate", "Milk Chocolate, 44 g", ["milk chocolate", "milk chocolate bar"],
      .chocolate, 8.8, .usda),
    portion(
      "dark-chocolate-45", "Dark Chocolate 45–59 %, 28 g", ["dark chocolate 45"], .chocolate, 12.2,
      .usda),
    portion(
      "dark-chocolate-60", "Dark Chocolate 60–69 %, 28 g", ["dark chocolate 60"], .chocolate, 24.4,
      .usda),
    portion(
      "dark-chocolate", "Dark Chocolate 70–85 %, 28 g",
      ["dark chocolate", "dark chocolate 70", "黑巧克力70%"], .chocolate, 22.7, .usda),
    portion(
      "chocolate-coffee-beans", "Chocolate-Coated Coffee Beans, 40 g",
      ["chocolate coffee beans", "coffee beans"], .chocolate, 335.6, .usda),
  ]

  static let tablets: [Drink] = [
    portion(
      "caffeine-tablet", "Caffeine Tablet 100 mg",
      [
        "caffeine pill", "caffeine tablet", "tablet", "pill", "koffeintablette",
        "comprimé de caféine",
      ], .tablet, 100, .wikipedia),
    portion(
      "caffeine-tablet-strong", "Caffeine Tablet 200 mg",
      ["nodoz", "no doz", "strong caffeine tablet"], .tablet, 200, .wikipedia),
    portion("excedrin", "Excedrin, 1 Tablet", ["excedrin"], .tablet, 65, .wikipedia),
    portion("pro-plus", "Pro Plus, 1 Tablet", ["pro plus"], .tablet, 50, .proPlus),
    portion("vivarin", "Vivarin, 1 Tablet", ["vivarin"], .tablet, 200, .wholeHealth),
    portion(
      "panadol-extra", "Panadol Extra, 1 Tablet", ["panadol extra"], .tablet, 65, .panadolExtra),
    // Others have 10 to 100 mg, and gels 20 to 150.
    portion(
      "caffeine-gum", "Caffeine Gum, 1 Piece", ["caffeine gum", "energy gum"], .labelled, 100,
      .supplementSafety, variation: 0.5),
    portion(
      "caffeine-gel", "Caffeine Gel, 1 Sachet", ["caffeine gel", "energy gel", "clif shot"],
      .labelled,
      100, Source.informerLater.worked("Caffeine Informer, Clif Shot Energy Gel"), variation: 0.5),
    portion(
      "pre-workout", "Pre-Workout, 1 Serving", ["preworkout"], .labelled, 217.5, .gardiner,
      // A powder that people measure by the spoon.
      variation: 0.15),
  ]

  private static func portion(
    _ id: String, _ name: String, _ aliases: [String], _ category: DrinkCategory,
    _ amount: Milligrams, _ source: Source, variation: CoefficientOfVariation? = nil
  ) -> Drink {
    let size: ServingSize = category == .tablet ? .tablet : .portion
    return Drink(
      id: id, name: name, aliases: aliases, category: category, variation: variation,
      scaling: .byServing, standard: Serving(size, nil, amount, source))
  }
}
