extension DrinkTable {
  /// Coffee of chains and makers, in the one size they sell.
  static let chainCoffees: [Drink] = [
    coffee("bulletproof-coffee", "Bulletproof Coffee", ["butter coffee"], .cup, 237, 145),
    coffee("costa-coffee", "Costa Coffee", ["costa americano"], .cup, 257, 277),
    coffee("death-wish", "Death Wish Coffee", ["death wish"], .cup, 355, 728),
    coffee("dolce-gusto", "Dolce Gusto", ["nescafe dolce gusto"], .cup, 237, 106),
    coffee(
      "dunkin-coffee", "Dunkin Coffee",
      ["dunkin donuts coffee", "dunkin medium coffee", "dunkin hot coffee"], .cup, 414, 210),
    coffee(
      "dunkin-brewed", "Dunkin Brewed Coffee", [], .grande, 473, 143, variation: 0.2, .mcCusker2003),
    coffee("dunkin-cold-brew", "Dunkin Cold Brew", [], .cup, 710, 260),
    coffee(
      "dunkin-iced-coffee", "Dunkin Iced Coffee", ["dunkin donuts iced coffee"], .cup, 710, 297),
    coffee("k-cup", "K-Cup", ["kcup", "keurig", "keurig coffee", "k cup coffee"], .cup, 237, 100),
    coffee(
      "mcdonalds-coffee", "McDonald's Coffee", ["mccafe coffee", "mcd coffee"], .grande, 473, 145),
    coffee("mcdonalds-iced-coffee", "McDonald's Iced Coffee", [], .cup, 340, 133),
    coffee("peets-coffee", "Peet's Coffee", ["peets brewed coffee"], .grande, 473, 267),
    coffee(
      "specialty-coffee", "Specialty Coffee", ["specialty brewed coffee"], .grande, 473, 188,
      variation: 0.19, .mcCusker2003),
    coffee(
      "starbucks-brewed", "Starbucks Brewed Coffee", ["starbucks regular brewed"], .grande, 473,
      259, variation: 0.31, .mcCusker2003),
    coffee(
      "tim-hortons-coffee", "Tim Hortons Large Coffee", ["tim hortons coffee", "tims coffee"],
      .venti, 591, 270),

    // Robusta such as Java: the powder was measured, not the extracted cup.
    coffee(
      "vietnamese-coffee", "Vietnamese Coffee", ["phin", "vietnamese iced coffee"], .cup, 46, 117,
      variation: 0.4, .foods2021),
    coffee("robusta-coffee", "Robusta Coffee", ["robusta"], .cup, 100, 166, .foods2021),

    bottled("frappuccino", "Bottled Frappuccino", ["frappuccino"], .bottle, 405, 110),
    bottled(
      "starbucks-doubleshot", "Starbucks Doubleshot Espresso", ["starbucks doubleshot"], .can, 192,
      120),

    // Coffee or chai with shots of espresso.
    together(
      "red-eye", "Red Eye", ["shot in the dark"], .brewedCoffee, 176,
      Source.mayo.worked("The Mayo Clinic's coffee and one shot of EFSA 2015")),
    together(
      "black-eye", "Black Eye", [], .brewedCoffee, 256,
      Source.mayo.worked("The Mayo Clinic's coffee and two shots of EFSA 2015")),
    together(
      "dirty-chai", "Dirty Chai", ["dirty chai latte"], .milkDrink, 150,
      Source.informerGuide.worked("Caffeine Informer's chai latte and one shot of EFSA 2015")),
  ]

  /// A coffee in a single size, which does not scale.
  private static func coffee(
    _ id: String, _ name: String, _ aliases: [String], _ size: ServingSize, _ volume: Milliliters,
    _ amount: Milligrams, variation: CoefficientOfVariation = 0.25, _ source: Source = .informer
  ) -> Drink {
    Drink(
      id: id, name: name, aliases: aliases, category: .brewedCoffee, variation: variation,
      scaling: .byServing, standard: Serving(size, volume, amount, source))
  }

  private static func bottled(
    _ id: String, _ name: String, _ aliases: [String], _ size: ServingSize, _ volume: Milliliters,
    _ amount: Milligrams
  ) -> Drink {
    Drink(
      id: id, name: name, aliases: aliases, category: .labelled, emoji: "☕️", scaling: .byServing,
      standard: Serving(size, volume, amount, .informer))
  }

  private static func together(
    _ id: String, _ name: String, _ aliases: [String], _ category: DrinkCategory,
    _ amount: Milligrams, _ source: Source
  ) -> Drink {
    Drink(
      id: id, name: name, aliases: aliases, category: category, scaling: .byServing,
      standard: Serving(.cup, nil, amount, source))
  }
}
