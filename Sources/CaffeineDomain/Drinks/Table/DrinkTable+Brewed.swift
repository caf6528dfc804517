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
