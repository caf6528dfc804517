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

extension DrinkTable {
  /// Drinks of Japan, Korea, China, Thailand and Indonesia with their own cups or names.
  static let asianDrinks: [Drink] = [
    // MEXT lists values per 100 ml; a Japanese cup holds 150 ml, one of gyokuro 60.
    brewed(
      "japanese-drip-coffee", "Japanese Drip Coffee", ["コーヒー", "ドリップコーヒー", "ホットコーヒー", "ブラックコーヒー"],
      Serving(.cup, 150, 90, .mext)),
    instant(
      "japanese-instant-coffee", "Japanese Instant Coffee", ["インスタントコーヒー"],
      Serving(.cup, 140, 80, .mextInstant)),
    tea("gyokuro", "Gyokuro", [], Serving(.cup, 60, 96, .mext)),
    tea("sencha", "Sencha", ["お茶"], Serving(.cup, 150, 30, .mext)),
    tea("hojicha", "Hojicha", ["ほうじ茶", "焙じ茶"], Serving(.cup, 150, 30, .mext)),
    tea("bancha", "Bancha", [], Serving(.cup, 150, 15, .mext)),
    tea("genmaicha", "Genmaicha", [], Serving(.cup, 150, 15, .mext)),
    tea("japanese-oolong", "Japanese Oolong Tea", ["ウーロン茶"], Serving(.cup, 150, 30, .mext)),
    tea(
      "japanese-black-tea", "Japanese Black Tea", ["ティー", "レモンティー"], Serving(.cup, 150, 45, .mext)),
    tea("mugicha", "Mugicha", ["barley tea", "麥茶", "보리차"], Serving(.cup, 150, 0, .mext)),
    labelled(
      "japanese-monster", "Japanese Monster Energy", ["モンスター", "モンスターエナジー"],
      Serving(.can, 355, 142, .energyLists)),
    labelled("zone-energy", "ZONe", ["zone energy", "ゾーン"], Serving(.can, 500, 150, .energyLists)),
    labelled(
      "lipovitan", "Lipovitan D", ["lipovitan", "リポビタンd", "リポビタン"],
      Serving(.bottle, 100, 50, .happyEveryday)),

    espresso(
      "korean-americano", "Korean Americano", ["아메리카노", "아아", "아이스 아메리카노"],
      variation: 0.50, Serving(.cup, nil, 125, .mfdsAmericano)),
    instant(
      "mix-coffee", "Mix Coffee", ["coffee mix", "커피믹스", "믹스커피", "3 in 1 coffee"],
      scaling: .byServing, Serving(.cup, nil, 48, .mfds)),
    espresso(
      "korean-capsule-coffee", "Korean Capsule Coffee", ["캡슐커피"], Serving(.cup, nil, 74, .mfds)),
    milk(
      "canned-coffee", "Canned Coffee", ["캔커피", "缶コーヒー"], scaling: .byServing,
      Serving(.can, nil, 84, .mfds)),
    labelled("hot6", "Hot6", ["hot six", "핫식스"], Serving(.can, 250, 62, .mfds)),
    labelled("korean-red-bull", "Korean Red Bull", ["레드불"], Serving(.can, 250, 62.5, .mfdsRedBull)),
    labelled("bacchus", "Bacchus", ["bacchus d", "박카스"], Serving(.bottle, 100, 30, .insight)),

    milk(
      "milk-tea", "Milk Tea",
      ["bubble tea", "boba", "奶茶", "珍珠奶茶", "波霸奶茶", "タピオカミルクティー", "버블티", "밀크티", "ミルクティー"],
      Serving(.cup, 473, 151, Source.informerLater.worked("Caffeine Informer, Taiwanese Milk Tea"))),
    milk(
      "hong-kong-milk-tea", "Hong Kong Milk Tea", ["丝袜奶茶", "絲襪奶茶"],
      Serving(.cup, 355, 170, .hongKong)),
    brewed(
      "hong-kong-coffee", "Hong Kong Coffee", ["cha chaan teng coffee"],
      scaling: .byServing, variation: 0.40, Serving(.cup, nil, 200, .hongKongCoffee)),
    labelled(
      "chinese-red-bull", "Chinese Red Bull", ["金罐红牛"], Serving(.can, 250, 50, .morningPost)),
    // No published number was found, so it counts as an average energy drink.
    labelled(
      "dongpeng", "Dongpeng", ["eastroc", "东鹏"],
      Serving(.bottle, 250, 80, Source.efsa.worked("Any energy drink of EFSA 2015"))),
    brewed(
      "thai-coffee", "Thai Iced Coffee", ["thai coffee", "oliang"], variation: 0.40,
      Serving(.glass, 237, 150, .summerstirs)),
    brewed(
      "indonesian-coffee", "Indonesian Coffee", ["kopi tubruk", "kopi gayo", "gayo coffee"],
      scaling: .byServing, variation: 0.33, Serving(.cup, nil, 125, .elfariyanti)),
  ]
}

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
