extension DrinkTable {
  /// Drinks of Europe with their own cups or names.
  static let europeanDrinks: [Drink] = [
    espresso(
      "cafe-solo", "Café Solo",
      ["solo", "café expresso", "bica", "cimbalino", "café con hielo", "café bombón"],
      Serving(.single, nil, 100, .ludwig),
      [Serving(.double, nil, 200, Source.ludwig.worked("Twice the single of Ludwig 2014"))]),
    espresso(
      "cortado", "Cortado", ["café cortado", "tallat", "pingado", "garoto"],
      Serving(.single, nil, 100, .ludwig)),
    espresso(
      "cafe-con-leche", "Café con Leche",
      ["con leche", "café com leite", "galão", "meia de leite"], Serving(.single, nil, 100, .ludwig)
    ),
    espresso("carajillo", "Carajillo", [], Serving(.single, nil, 100, .ludwig)),
    espresso(
      "cafe-creme", "Café Crème", ["crème", "grand crème", "petit crème"],
      Serving(.single, nil, 80, Source.efsa.worked("One shot of EFSA 2015"))),
    brewed(
      "filterkaffee", "Filterkaffee",
      ["kaffee", "tasse kaffee", "schwarzer kaffee", "koffie", "filterkoffie", "café filtre"],
      Serving(.cup, 150, 82.5, .coffeenewstom), [Serving(.mug, 250, 137.5, .coffeenewstom)]),
    brewed(
      "milchkaffee", "Milchkaffee", ["kaffee mit milch"], scaling: .byServing,
      Serving(.cup, nil, 82.5, Source.coffeenewstom.worked("As much as in a cup of Filterkaffee"))),
    chain("costa-espresso", "Costa Espresso", nil, 100),
    chain("costa-cappuccino", "Costa Cappuccino", .tall, 325),
    chain("pret-espresso", "Pret Espresso", nil, 180),
    chain("pret-cappuccino", "Pret Cappuccino", .tall, 180),
    chain("greggs-espresso", "Greggs Espresso", nil, 75),
    chain("greggs-cappuccino", "Greggs Cappuccino", .tall, 197),
    chain("caffe-nero-espresso", "Caffè Nero Espresso", nil, 45),
    espresso(
      "caffe-nero-cappuccino", "Caffè Nero Cappuccino", [], Serving(.tall, nil, 115, .whichLater)),
    brewed(
      "pret-filter-coffee", "Pret Filter Coffee", ["pret filter"], scaling: .byServing,
      Serving(.tall, nil, 271, .whichLater)),
    brewed(
      "greggs-filter-coffee", "Greggs Filter Coffee", ["greggs filter"], scaling: .byServing,
      Serving(.tall, nil, 225, .whichLater)),
    espresso(
      "polish-americano", "Polish Americano", ["kawa americano"], variation: 0.50,
      Serving(.cup, nil, 143, .wierzejska)),
    soda(
      "european-coca-cola", "European Coca-Cola", ["coca"],
      Serving(.can, 330, 33, .cocaColaGermany), [Serving(.bottle, 500, 50, .cocaColaGermany)]),
    soda(
      "european-coca-cola-zero", "European Coca-Cola Zero Sugar", [],
      Serving(.can, 330, 33, .cocaColaGermany), [Serving(.bottle, 500, 50, .cocaColaGermany)]),
    soda(
      "european-coca-cola-light", "European Coca-Cola Light", ["coca light"],
      Serving(.can, 330, 40, .cocaColaGermany), [Serving(.bottle, 500, 60, .cocaColaGermany)]),
    soda("fritz-kola", "Fritz-Kola", ["fritz cola"], Serving(.bottle, 330, 83, .koffein)),
    soda("afri-cola", "Afri-Cola", [], Serving(.bottle, 330, 83, .koffein)),
    soda("club-mate", "Club-Mate", [], Serving(.bottle, 500, 100, .informer)),
  ]

  /// A cup of a British chain, from one year's press list; caffeine comes by the shot.
  private static func chain(
    _ id: String, _ name: String, _ size: ServingSize?, _ amount: Milligrams
  ) -> Drink { espresso(id, name, [], Serving(size ?? .single, nil, amount, .which)) }
}
