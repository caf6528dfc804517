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
