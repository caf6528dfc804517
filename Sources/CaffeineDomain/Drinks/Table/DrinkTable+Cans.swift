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
