extension DrinkTable {
  static let teas: [Drink] = [
    tea(
      "black-tea", "Black Tea",
      [
        "tea", "builder's tea", "english breakfast", "tee", "thé", "tè", "té", "chá", "schwarztee",
        "schwarzer tee", "thé noir", "té negro", "chá preto", "紅茶", "茶", "홍차",
      ], Serving(.cup, 237, 48, .mayo), [Serving(.mug, nil, 75, .nhs)]),
    tea(
      "green-tea", "Green Tea",
      [
        "grüner tee", "grüntee", "thé vert", "tè verde", "té verde", "chá verde", "綠茶", "緑茶", "녹차",
      ],
      Serving(.cup, 237, 29, .mayo)),
    tea("oolong-tea", "Oolong Tea", ["oolong", "乌龙", "烏龍茶"], Serving(.cup, 150, 30, .mextOolong)),
    tea("white-tea", "White Tea", [], Serving(.cup, 237, 28, .informer)),
    tea("jasmine-tea", "Jasmine Tea", ["茉莉茶", "ジャスミン茶"], Serving(.cup, 237, 25, .informer)),
    tea(
      "matcha", "Matcha", ["matcha tea", "말차"], scaling: .byServing,
      Serving(.bowl, nil, 64, .mextMatcha)),
    milk(
      "matcha-latte", "Matcha Latte", ["green tea latte", "抹茶拿鐵", "抹茶ラテ"],
      Serving(.tall, 354, 55, .starbucks), [Serving(.grande, 473, 80, .starbucks)]),
    tea(
      "matcha-powder", "Matcha Powder, 1 Scoop", ["matcha scoop"], scaling: .byServing,
      Serving(.portion, nil, 25, .starbucks)),
    tea(
      "yerba-mate", "Yerba Mate", ["mate", "mate tea", "chá mate"], variation: 0.60,
      Serving(.cup, 237, 40, .informer)),
    labelled(
      "guayaki-yerba-mate", "Guayakí Yerba Mate", ["guayaki", "yerba mate can"],
      Serving(.can, 458, 150, .informer)),
    tea("chai", "Chai", ["chai tea", "masala chai"], Serving(.cup, 237, 50, .informer)),
    milk(
      "chai-latte", "Chai Latte", ["hot chai latte"], Serving(.tall, 354, 70, .informerGuide),
      [Serving(.short, 236, 50, .informerGuide), Serving(.grande, 473, 95, .informerGuide)]),
    milk(
      "iced-chai-latte", "Iced Chai Latte", [], Serving(.tall, 354, 70, .starbucks),
      [Serving(.grande, 473, 95, .starbucks)]),
    tea(
      "earl-grey", "Earl Grey", ["earl grey tea", "伯爵红茶"], scaling: .byServing,
      Serving(.cup, 237, 48, Source.mayo.worked("The Mayo Clinic's black tea, as copied")),
      [
        Serving(.short, 236, 65, .informerGuide), Serving(.tall, 354, 65, .informerGuide),
        Serving(.grande, 473, 65, .informerGuide),
      ]),
    milk(
      "earl-grey-latte", "Earl Grey Latte", ["london fog"], scaling: .byServing,
      Serving(.tall, 354, 40, .starbucks),
      [Serving(.short, 236, 40, .starbucks), Serving(.grande, 473, 40, .starbucks)]),
    decaf(
      "decaf-tea", "Decaf Black Tea", ["decaf black tea", "tea decaf"], Serving(.cup, 237, 2, .mayo)
    ),
    tea(
      "herbal-tea", "Herbal Tea",
      [
        "rooibos", "peppermint tea", "chamomile", "camomile", "kräutertee", "tisane", "tisana",
        "infusión", "manzanilla",
      ], Serving(.cup, 237, 0, .informer)),
    tea(
      "iced-tea", "Iced Tea", ["ice tea", "sweet tea", "eistee", "冰茶"],
      Serving(.glass, 237, 26, .mayo)),
    labelled(
      "lipton-iced-tea", "Lipton Iced Tea", ["lipton"], Serving(.bottle, 591, 25, .informer)),
    labelled("snapple", "Snapple Iced Tea", ["snapple tea"], Serving(.bottle, 473, 37, .informer)),
    tea(
      "kombucha", "Kombucha", ["红茶菌"],
      Serving(.glass, 237, 24, .informerLater)),
    labelled("koe-kombucha", "KOE Kombucha", ["koe"], Serving(.can, 355, 15, .informer)),
  ]
}

extension DrinkTable {
  static let sodas: [Drink] = [
    soda("cola", "Cola", ["可樂", "コーラ", "콜라"], Serving(.can, 355, 40, .efsa)),
    soda(
      "coca-cola", "Coca-Cola", ["coke", "coca cola classic", "可口可樂", "コカコーラ", "코카콜라"], can(34)),
    soda(
      "coca-cola-zero", "Coca-Cola Zero Sugar",
      ["coke zero", "coca cola zero", "cola zero", "零度可乐"], can(34)),
    soda(
      "diet-coke", "Diet Coke", ["coca cola light", "coke light", "cola light", "健怡可乐"], can(46)),
    soda("coca-cola-caffeine-free", "Coca-Cola Caffeine Free", ["caffeine free coke"], can(0)),
    soda("pepsi", "Pepsi", ["pepsi cola", "百事", "百事可樂"], can(38)),
    soda("diet-pepsi", "Diet Pepsi", ["pepsi light"], can(35)),
    // 69 mg before the recipe changed in January 2023; 50 mg in Canada.
    soda("pepsi-zero", "Pepsi Zero Sugar", ["pepsi zero"], can(38, .pepsiCo)),
    soda("pepsi-max", "Pepsi Max", [], Serving(.can, 330, 43, .informer)),
    soda("dr-pepper", "Dr Pepper", ["doctor pepper"], can(42)),
    soda("diet-dr-pepper", "Diet Dr Pepper", [], can(41)),
    soda("mountain-dew", "Mountain Dew", ["mtn dew"], can(54)),
    soda("mountain-dew-zero", "Mountain Dew Zero", ["mtn dew zero"], can(68)),
  ]

  private static func can(_ amount: Milligrams, _ source: Source = .informer) -> Serving {
    Serving(.can, 355, amount, source)
  }
}

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
