extension DrinkTable {
  /// Espresso drinks: milk and water add no caffeine.
  static let espressoDrinks: [Drink] = [
    espresso(
      "espresso", "Espresso",
      [
        "single espresso", "ristretto", "lungo", "caffè", "caffè espresso", "allongé",
        "café allongé", "café espresso", "expresso", "petit café", "café serré", "caffè ristretto",
        "caffè lungo", "caffè corretto", "caffè freddo", "shakerato", "kleiner schwarzer",
        "verlängerter", "浓缩", "意式浓缩", "濃縮咖啡", "エスプレッソ", "에스프레소",
      ], Serving(.single, 60, 80, .efsa)),
    espresso(
      "double-espresso", "Double Espresso",
      [
        "espresso double", "doppio", "espresso doppio", "double expresso",
        "doppelter espresso", "caffè doppio", "double café", "café double", "großer schwarzer",
        "großer brauner", "双份浓缩", "雙份濃縮",
      ], variation: 0.25, Serving(.double, nil, 134, .mcCusker2003)),
    espresso(
      "home-espresso", "Home Espresso", ["espresso at home"], Serving(.single, 30, 63, .mayo)),
    espresso(
      "starbucks-espresso", "Starbucks Espresso Shot", [], Serving(.single, nil, 75, .starbucks)),
    decaf(
      "decaf-espresso", "Decaf Espresso",
      [
        "espresso decaf", "espresso decaffeinato", "caffè decaffeinato", "decaffeinato",
        "descafeinado", "脱因浓缩",
      ], scaling: .byServing, Serving(.single, 30, 5, .mcCusker2006)),
    decaf(
      "decaf-latte", "Decaf Latte", ["decaf cappuccino", "decaf flat white"], scaling: .byServing,
      Serving(.single, nil, 5, .mcCusker2006)),
    espresso(
      "cappuccino", "Cappuccino",
      ["cappuccio", "cappuccini", "melange", "wiener melange", "卡布", "卡布奇諾", "カプチーノ", "카푸치노"],
      Serving(.single, nil, 80, oneShot),
      [
        Serving(.short, 236, 75, .starbucks), Serving(.tall, 354, 75, .starbucks),
        Serving(.grande, 473, 150, .starbucks), Serving(.venti, 592, 150, .starbucks),
        Serving(.double, nil, 150, .starbucks),
      ]),
    espresso(
      "latte", "Latte",
      [
        "caffè latte", "café latte", "caffellatte", "iced latte", "oat latte", "oat milk latte",
        "拿铁咖啡", "拿鐵", "冰拿铁", "生椰拿铁", "カフェラテ", "ラテ", "카페라떼", "라떼",
      ], Serving(.single, nil, 80, oneShot),
      [
        Serving(.tall, 354, 75, .starbucks), Serving(.grande, 473, 150, .starbucks),
        Serving(.venti, 592, 150, .starbucks), Serving(.double, nil, 150, .starbucks),
      ]),
    espresso(
      "flat-white", "Flat White", ["澳白", "澳瑞白", "平白咖啡"], Serving(.short, 237, 130, .informerGuide),
      [Serving(.tall, 355, 130, .informerGuide), Serving(.grande, 473, 195, .informerGuide)]),
    espresso(
      "americano", "Americano",
      ["caffè americano", "café americano", "iced americano", "美式", "冰美式", "アメリカーノ"],
      Serving(.tall, 354, 150, .starbucks),
      [
        Serving(.short, 236, 75, .starbucks), Serving(.grande, 473, 225, .starbucks),
        Serving(.venti, 592, 300, .starbucks),
      ]),
    espresso(
      "mocha", "Mocha", ["caffè mocha", "café mocha", "mochaccino", "摩卡咖啡", "カフェモカ", "카페모카"],
      Serving(.tall, 354, 95, .starbucks),
      [Serving(.short, 236, 90, .starbucks), Serving(.grande, 473, 175, .starbucks)]),
    espresso(
      "macchiato", "Espresso Macchiato",
      ["caffè macchiato", "marocchino", "noisette", "café noisette", "kleiner brauner", "玛奇朵"],
      Serving(.single, nil, 75, .informerGuide)),
    espresso(
      "caramel-macchiato", "Caramel Macchiato", ["焦糖瑪奇朵", "카라멜마끼아또"],
      Serving(.grande, 473, 150, .starbucks)),
    espresso(
      "latte-macchiato", "Latte Macchiato", [], Serving(.single, nil, 80, oneShot),
      [
        Serving(.tall, 355, 150, .informerGuide), Serving(.short, 236, 150, .informerGuide),
        Serving(.grande, 473, 225, .informerGuide), Serving(.venti, 592, 225, .informerGuide),
      ]),
    espresso(
      "nespresso", "Nespresso", ["nespresso capsule", "coffee capsule", "coffee pod"],
      Serving(.cup, 40, 60, .informer)),
  ]

  private static let oneShot = Source.efsa.worked("One shot of EFSA 2015")
}

extension DrinkTable {
  /// Brewed coffee: caffeine follows the volume.
  static let brewedCoffees: [Drink] = [
    brewed(
      "coffee", "Coffee",
      [
        "brewed coffee", "drip coffee", "black coffee", "french press", "french press coffee",
        "aeropress", "white coffee", "黑咖啡", "滴滤咖啡", "café",
      ], Serving(.cup, 237, 96, .mayo), [Serving(.mug, nil, 140, .nhs)]),
    brewed(
      "filter-coffee", "Filter Coffee",
      ["filtered coffee", "pour over", "pour over coffee", "v60", "chemex", "手冲咖啡", "手冲"],
      Serving(.cup, 200, 90, .efsa), [Serving(.mug, nil, 140, .nhs)]),
    brewed(
      "percolated-coffee", "Percolated Coffee", ["percolator coffee"],
      Serving(.cup, 237, 118, .healthCanada)),
    brewed(
      "starbucks-medium-roast", "Starbucks Medium Roast",
      ["medium roast", "pike place", "starbucks coffee"], Serving(.tall, 354, 235, .starbucks),
      [Serving(.grande, 473, 310, .starbucks), Serving(.venti, 591, 410, .starbucks)]),
    brewed(
      "caffe-misto", "Caffè Misto", ["café au lait", "misto", "欧蕾咖啡", "カフェオレ"],
      Serving(.tall, 354, 115, .starbucks)),
    brewed(
      "cold-brew", "Cold Brew", ["cold brew coffee", "冷萃", "冷泡咖啡", "콜드브루"],
      Serving(.tall, 354, 150, .starbucks), [Serving(.grande, 473, 200, .starbucks)]),
    brewed(
      "nitro-cold-brew", "Nitro Cold Brew", ["nitro", "nitro coffee"],
      Serving(.grande, 473, 280, .publicInterest)),
    brewed(
      "iced-coffee", "Iced Coffee", ["ice coffee", "iced black coffee", "café glacé", "アイスコーヒー"],
      Serving(.tall, 354, 120, .starbucks), [Serving(.grande, 473, 165, .starbucks)]),
    instant(
      "instant-coffee", "Instant Coffee", ["nescafe", "café soluble", "löslicher kaffee", "即溶咖啡"],
      Serving(.cup, 237, 62, .mayo), [Serving(.mug, nil, 100, .nhs)]),
    decaf(
      "decaf", "Decaf Coffee",
      [
        "decaf brewed", "decaffeinated coffee", "entkoffeinierter kaffee", "entkoffeiniert",
        "koffeinfreier kaffee", "café décaféiné", "déca", "脱因咖啡",
      ], Serving(.cup, 237, 3, .healthCanada)),
    decaf("decaf-instant", "Decaf Instant Coffee", ["instant decaf"], Serving(.cup, 237, 2, .mayo)),
    brewed(
      "turkish-coffee", "Turkish Coffee",
      ["turkish", "greek coffee", "türk kahvesi", "ελληνικός καφές"],
      Serving(.cup, 59, 50, .informer)),
    brewed(
      "moka", "Moka", ["moka pot", "caffè della moka", "caffettiera", "caffè moka", "bialetti"],
      Serving(.cup, 50, 100, .comunicaffe)),
    brewed(
      "barley-coffee", "Barley Coffee",
      ["orzo", "caffè d'orzo", "malzkaffee", "caro kaffee", "getreidekaffee", "chicory coffee"],
      Serving(.cup, 50, 0, .giornale)),
    brewed("coffee-liqueur", "Coffee Liqueur", ["kahlua"], Serving(.glass, 44, 13.5, .usda)),
  ]
}
