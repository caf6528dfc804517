extension DrinkTable {
  /// Further cans and bottles, many without caffeine: listed so that they count as 0.
  static let cans: [Drink] = [
    soda("7up", "7-Up", "七喜", ["seven up"], Serving(.can, 355, 0, .mayoSodas)),
    labelled("arizona", "Arizona Iced Tea", nil, ["arizona"], Serving(.bottle, 473, 30, .informer)),
    soda("barqs", "Barq's Root Beer", nil, ["barqs"], Serving(.can, 355, 22, .informer)),
    labelled(
      "burn", "Burn Energy Drink", nil, ["burn", "burn energy"], Serving(.can, 355, 112, .informer)),
    soda(
      "cherry-coke", "Coca-Cola Cherry", "樱桃可口可乐", ["cherry coke", "cherry cola"],
      Serving(.can, 355, 34, .informer)),
    soda("fanta", "Fanta", "芬达", [], Serving(.can, 355, 0, .mayoSodas)),
    labelled(
      "fuze-tea", "Fuze Iced Tea", nil, ["fuze tea", "fuze"], Serving(.bottle, 710, 24, .informer)),
    labelled(
      "g-fuel", "G Fuel, Mixed", nil, ["g fuel", "gfuel energy"],
      Serving(.glass, 473, 140, .informer)),
    labelled("g-fuel-can", "G Fuel Can", nil, [], Serving(.can, 473, 300, .informer)),
    soda("ginger-ale", "Ginger Ale", "姜汁汽水", [], Serving(.can, 355, 0, .takeout)),
    labelled(
      "hell-energy", "Hell Energy Drink", nil, ["hell", "hell energy"],
      Serving(.can, 250, 80, .informer)),
    soda("irn-bru", "Irn-Bru", nil, [], Serving(.can, 330, 30, .informer)),
    labelled("java-monster", "Java Monster", "魔爪咖啡", [], Serving(.can, 444, 200, .informer)),
    labelled(
      "lucozade", "Lucozade", nil, ["lucozade energy"], Serving(.bottle, 380, 46, .informer)),
    soda("mello-yello", "Mello Yello", nil, [], Serving(.can, 355, 51, .informer)),
    labelled(
      "mother", "Mother Energy Drink", nil, ["mother", "mother energy"],
      Serving(.can, 500, 160, .informer)),
    labelled("nestea", "Nestea Iced Tea", "雀巢冰茶", ["nestea"], Serving(.bottle, 500, 23, .informer)),
    soda(
      "pepsi-caffeine-free", "Pepsi Caffeine Free", "无咖啡因百事", ["caffeine free pepsi"],
      Serving(.can, 355, 0, .informer)),
    tea("pg-tips", "PG Tips", nil, ["pg tips tea"], Serving(.cup, 200, 50, .informer)),
    labelled(
      "pure-leaf", "Pure Leaf Iced Tea", nil, ["pure leaf"], Serving(.bottle, 547, 69, .informer)),
    soda("rc-cola", "RC Cola", nil, ["royal crown cola"], Serving(.can, 355, 43, .informer)),
    labelled("rip-it", "Rip It Energy Drink", nil, ["rip it"], Serving(.can, 473, 160, .informer)),
    soda(
      "root-beer", "Root Beer", "根汁汽水", ["a&w root beer", "mug root beer"],
      Serving(.can, 355, 0, .mayoSodas)),
    soda(
      "sparkling-water", "Sparkling Water", "气泡水",
      ["perrier", "mineral water", "seltzer", "soda water", "la croix"],
      Serving(.bottle, 330, 0, .informer)),
    soda("sprite", "Sprite", "雪碧", ["lemon lime soda"], Serving(.can, 355, 0, .mayoSodas)),
    soda("sunkist", "Sunkist Orange Soda", nil, ["sunkist"], Serving(.can, 355, 19, .informer)),
    labelled(
      "tiger", "Tiger Energy Drink", nil, ["tiger", "tiger energy"],
      Serving(.can, 250, 80, .informer)),
    soda("tonic-water", "Tonic Water", "汤力水", ["tonic"], Serving(.bottle, 296, 0, .informer)),
    soda(
      "vanilla-coke", "Coca-Cola Vanilla", "香草可口可乐", ["vanilla coke"],
      Serving(.can, 355, 34, .informer)),
    labelled(
      "zoa", "ZOA Energy Drink", nil, ["zoa", "zoa energy"], Serving(.can, 473, 160, .informer)),
    soda(
      "water", "Water", "水", ["tap water", "hot water"],
      Serving(.glass, 330, 0, Source.informer.worked("Caffeine Informer's water, by Perrier"))),
    // The cup of 473 ml is a guess; the milligrams were measured.
    soda(
      "fountain-coke", "Fountain Coca-Cola", "现调可口可乐", ["fountain coca cola", "fountain cola"],
      variation: 0.07,
      Serving(
        .cup, nil, 44.5,
        Source.mcCusker2006.worked("McCusker 2006, J Anal Toxicol 30:611: cola of a fountain"))),
    tea(
      "european-black-tea", "European Black Tea", "欧洲红茶", ["european tea"],
      Serving(.cup, 220, 50, .efsa)),
  ]
}
