extension DrinkTable {
  /// Drinks of Australia, New Zealand and Brazil with their own cups or names.
  static let southernDrinks: [Drink] = [
    espresso("short-black", "Short Black", [], variation: spread, shot, [double]),
    espresso("long-black", "Long Black", [], variation: spread, shot, [double]),
    espresso(
      "australian-cappuccino", "Australian Cappuccino", [], variation: spread, shot, [double]),
    espresso(
      "australian-latte", "Australian Latte", ["piccolo", "piccolo latte"], variation: spread, shot,
      [double]),
    espresso(
      "australian-flat-white", "Australian Flat White", [], variation: spread, shot, [double]),
    milk(
      "iced-coffee-milk", "Iced Coffee Milk", ["iced coffee carton", "coffee milk"],
      scaling: .byServing, Serving(.bottle, nil, 99, .desbrow)),
    // FSANZ measured it; the maker says 36 mg.
    soda(
      "australian-coca-cola", "Australian Coca-Cola", [], variation: 0.20,
      Serving(.can, 375, 48.75, .fsanz)),
    labelled("v-energy", "V Energy", ["v"], Serving(.can, 250, 78, .informer)),

    espresso(
      "brazilian-espresso", "Brazilian Espresso", ["café expresso curto"],
      Serving(.single, 30, 60, .superinteressante)),
    brewed(
      "cafe-coado", "Café Coado", ["cafezinho", "café filtrado", "café preto"], variation: 0.50,
      Serving(.cup, 50, 31, .mundoEstranho)),
    tea(
      "chimarrao", "Chimarrão", ["cuia"], variation: 0.60,
      Serving(.cup, 100, 59, .mundoEstranhoLater)),
    soda("guarana", "Guaraná Antarctica", ["guaraná"], Serving(.can, 350, 2, .superinteressante)),
  ]

  /// 106 ± 38 mg in 97 cups, 107 ± 37 in 131 (Desbrow 2007, 2012).
  private static let spread: CoefficientOfVariation = 0.36
  private static let shot = Serving(.single, nil, 107, .desbrow)
  private static let double = Serving(
    .double, nil, 214, Source.desbrow.worked("Twice the single of Desbrow 2012"))
}
