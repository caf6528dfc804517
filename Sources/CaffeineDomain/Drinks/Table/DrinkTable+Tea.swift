extension DrinkTable {
  /// Teas and other infusions.
  static let teas: [Drink] = [
    tea(
      "black-tea", "Black Tea", "红茶", ["tea", "english breakfast", "紅茶", "茶", "tee", "the"],
      Serving(.cup, 237, 48, .mayo)),
    tea("green-tea", "Green Tea", "绿茶", ["sencha", "綠茶"], Serving(.cup, 237, 29, .mayo)),
    tea("oolong-tea", "Oolong Tea", "乌龙茶", ["oolong", "烏龍茶"], Serving(.cup, 237, 37, .informer)),
    tea("white-tea", "White Tea", "白茶", [], Serving(.cup, 237, 28, .informer)),
    tea("jasmine-tea", "Jasmine Tea", "茉莉花茶", ["茉莉茶"], Serving(.cup, 237, 25, .informer)),
    tea("matcha", "Matcha", "抹茶", ["matcha tea"], Serving(.cup, 237, 64, .informer)),
    tea(
      "matcha-latte", "Matcha Latte", "抹茶拿铁", ["green tea latte", "抹茶拿鐵"],
      Serving(.tall, 354, 55, .starbucks), [Serving(.grande, 473, 80, .starbucks)]),
    tea(
      "matcha-powder", "Matcha Powder, 1 Scoop", "抹茶粉", ["matcha scoop"], scaling: .byServing,
      Serving(.portion, nil, 25, .starbucks)),
    tea(
      "yerba-mate", "Yerba Mate", "马黛茶", ["mate", "mate tea"], Serving(.cup, 237, 40, .informer)),
    tea(
      "guayaki-yerba-mate", "Guayakí Yerba Mate", "瓜亚基马黛茶", ["guayaki", "yerba mate can"],
      Serving(.can, 458, 150, .informer)),
    tea("chai", "Chai", "印度奶茶", ["chai tea", "masala chai"], Serving(.cup, 237, 50, .informer)),
    tea(
      "iced-chai-latte", "Iced Chai Latte", "冰印度茶拿铁", ["chai latte"],
      Serving(.tall, 354, 70, .starbucks), [Serving(.grande, 473, 95, .starbucks)]),
    tea(
      "earl-grey", "Earl Grey", "伯爵茶", ["earl grey tea", "伯爵红茶"], scaling: .byServing,
      Serving(.short, 236, 40, .starbucks),
      [Serving(.tall, 354, 40, .starbucks), Serving(.grande, 473, 40, .starbucks)]),
    tea(
      "decaf-tea", "Decaf Black Tea", "低因红茶", ["decaf black tea", "tea decaf"],
      Serving(.cup, 237, 2, .mayo)),
    tea(
      "herbal-tea", "Herbal Tea", "花草茶", ["rooibos", "peppermint tea", "chamomile", "camomile"],
      Serving(.cup, 237, 0, .informer)),
    tea("iced-tea", "Iced Tea", "冰红茶", ["ice tea", "冰茶"], Serving(.glass, 237, 26, .mayo)),
    tea(
      "lipton-iced-tea", "Lipton Iced Tea", "立顿冰红茶", ["lipton"],
      Serving(.bottle, 591, 25, .informer)),
    tea(
      "snapple", "Snapple Iced Tea", "斯纳普冰茶", ["snapple tea"],
      Serving(.bottle, 473, 37, .informer)),
    tea("kombucha", "Kombucha", "康普茶", ["红茶菌"], Serving(.glass, 237, 24, .informer)),
    tea("koe-kombucha", "KOE Kombucha", "KOE康普茶", ["koe"], Serving(.can, 355, 15, .informer)),
  ]

  private static let tea = DrinkGroup(category: .tea)
}
