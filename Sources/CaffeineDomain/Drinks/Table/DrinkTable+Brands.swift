extension DrinkTable {
  /// Energy drinks and shots; most print the number on the can.
  static let energyDrinks: [Drink] = [
    labelled(
      "energy-drink", "Energy Drink",
      [
        "energy", "bebida energética", "boisson énergisante", "bevanda energetica", "功能饮料",
        "エナジードリンク", "에너지드링크",
      ], Serving(.can, 250, 80, .efsa)),
    labelled(
      "red-bull", "Red Bull", ["red bull sugarfree", "red bull sugar free", "紅牛", "レッドブル"],
      Serving(.can, 250, 80, .informer)),
    labelled(
      "monster", "Monster Energy", ["monster energy drink", "몬스터"], can(160),
      [Serving(.bottle, 500, 160, .informer)]),
    labelled("monster-ultra", "Monster Ultra", [], can(150)),
    labelled(
      "monster-zero", "Monster Zero Sugar", ["monster zero"], Serving(.can, 473, 160, .monster)),
    labelled("rockstar", "Rockstar Original", ["rockstar energy"], can(160)),
    labelled("rockstar-pure-zero", "Rockstar Pure Zero", [], can(240)),
    labelled("rockstar-xdurance", "Rockstar XDurance", [], can(300)),
    labelled("nos", "NOS", ["nos energy"], can(160)),
    labelled("reign", "Reign Total Body Fuel", ["reign"], can(300)),
    labelled("bang", "Bang", ["bang energy"], can(300)),
    labelled("celsius", "Celsius", [], Serving(.can, 355, 200, .informer)),
    labelled("celsius-essentials", "Celsius Essentials", [], Serving(.can, 473, 270, .celsius)),
    labelled("alani-nu", "Alani Nu", ["alani"], Serving(.can, 355, 200, .informer)),
    labelled("c4-energy", "C4 Energy", ["c4"], can(200)),
    labelled("c4-ultimate", "C4 Ultimate", [], can(300)),
    labelled("energy-shot", "Energy Shot", [], Serving(.bottle, 60, 200, .mayo)),
    labelled("5-hour-energy", "5-hour Energy", ["5h energy"], Serving(.bottle, 57, 200, .informer)),
    labelled(
      "5-hour-energy-extra", "5-hour Energy Extra Strength", ["5 hour energy extra"],
      Serving(.bottle, 57, 230, .informer)),
  ]

  private static func can(_ amount: Milligrams) -> Serving { Serving(.can, 473, amount, .informer) }
}

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

extension DrinkTable {
  /// Further cans and bottles, many without caffeine: listed so that they count as 0.
  static let cans: [Drink] = [
    soda("7up", "7-Up", ["seven up"], Serving(.can, 355, 0, .mayoSodas)),
    labelled("arizona", "Arizona Iced Tea", ["arizona"], Serving(.bottle, 473, 30, .informer)),
    soda("barqs", "Barq's Root Beer", ["barqs"], Serving(.can, 355, 22, .informer)),
    labelled(
      "burn", "Burn Energy Drink", ["burn", "burn energy"], Serving(.can, 355, 112, .informer)),
    soda(
      "cherry-coke", "Coca-Cola Cherry", ["cherry coke", "cherry cola"],
      Serving(.can, 355, 34, .informer)),
    soda("fanta", "Fanta", [], Serving(.can, 355, 0, .mayoSodas)),
    labelled(
      "fuze-tea", "Fuze Iced Tea", ["fuze tea", "fuze"], Serving(.bottle, 710, 24, .informer)),
    labelled(
      "g-fuel", "G Fuel, Mixed", ["g fuel", "gfuel energy"], Serving(.glass, 473, 140, .informer)),
    labelled("g-fuel-can", "G Fuel Can", [], Serving(.can, 473, 300, .informer)),
    soda("ginger-ale", "Ginger Ale", [], Serving(.can, 355, 0, .takeout)),
    labelled(
      "hell-energy", "Hell Energy Drink", ["hell", "hell energy"], Serving(.can, 250, 80, .informer)
    ),
    soda("irn-bru", "Irn-Bru", [], Serving(.can, 330, 30, .informer)),
    labelled("java-monster", "Java Monster", [], Serving(.can, 444, 200, .informer)),
    labelled("lucozade", "Lucozade", ["lucozade energy"], Serving(.bottle, 380, 46, .informer)),
    soda("mello-yello", "Mello Yello", [], Serving(.can, 355, 51, .informer)),
    labelled(
      "mother", "Mother Energy Drink", ["mother", "mother energy"],
      Serving(.can, 500, 160, .informer)),
    labelled("nestea", "Nestea Iced Tea", ["nestea"], Serving(.bottle, 500, 23, .informer)),
    soda(
      "pepsi-caffeine-free", "Pepsi Caffeine Free", ["caffeine free pepsi"],
      Serving(.can, 355, 0, .informer)),
    tea("pg-tips", "PG Tips", ["pg tips tea"], Serving(.cup, 200, 50, .informer)),
    labelled(
      "pure-leaf", "Pure Leaf Iced Tea", ["pure leaf"], Serving(.bottle, 547, 69, .informer)),
    soda("rc-cola", "RC Cola", ["royal crown cola"], Serving(.can, 355, 43, .informer)),
    labelled("rip-it", "Rip It Energy Drink", ["rip it"], Serving(.can, 473, 160, .informer)),
    soda(
      "root-beer", "Root Beer", ["a&w root beer", "mug root beer"],
      Serving(.can, 355, 0, .mayoSodas)),
    soda(
      "sparkling-water", "Sparkling Water",
      ["perrier", "mineral water", "seltzer", "soda water", "la croix"],
      Serving(.bottle, 330, 0, .informer)),
    soda("sprite", "Sprite", ["lemon lime soda"], Serving(.can, 355, 0, .mayoSodas)),
    soda("sunkist", "Sunkist Orange Soda", ["sunkist"], Serving(.can, 355, 19, .informer)),
    labelled(
      "tiger", "Tiger Energy Drink", ["tiger", "tiger energy"], Serving(.can, 250, 80, .informer)),
    soda("tonic-water", "Tonic Water", ["tonic"], Serving(.bottle, 296, 0, .informer)),
    soda("vanilla-coke", "Coca-Cola Vanilla", ["vanilla coke"], Serving(.can, 355, 34, .informer)),
    labelled("zoa", "ZOA Energy Drink", ["zoa", "zoa energy"], Serving(.can, 473, 160, .informer)),
    soda(
      "water", "Water", ["tap water", "hot water"],
      Serving(.glass, 330, 0, Source.informer.worked("Caffeine Informer's water, by Perrier"))),
    // The cup of 473 ml is a guess; the milligrams were measured.
    soda(
      "fountain-coke", "Fountain Coca-Cola", ["fountain coca cola", "fountain cola"],
      variation: 0.07,
      Serving(
        .cup, nil, 44.5,
        Source.mcCusker2006.worked("McCusker 2006, J Anal Toxicol 30:611: cola of a fountain"))),
    tea(
      "european-black-tea", "European Black Tea", ["european tea"], Serving(.cup, 220, 50, .eufic)),
  ]
}
