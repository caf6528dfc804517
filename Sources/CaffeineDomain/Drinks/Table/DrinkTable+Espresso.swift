extension DrinkTable {
  /// Coffee by the shot: a volume of milk or water adds no caffeine.
  static let espressoDrinks: [Drink] = [
    espresso(
      "espresso", "Espresso", "浓缩咖啡",
      [
        "single espresso", "ristretto", "lungo", "moka", "moka pot", "浓缩", "意式浓缩", "濃縮咖啡",
      ],
      Serving(.single, 30, 63, .mayo), [Serving(.cup, 60, 80, .efsa)]),
    espresso(
      "double-espresso", "Double Espresso", "双份浓缩咖啡",
      ["espresso double", "doppio", "双份浓缩", "雙份濃縮"],
      Serving(.double, 60, 126, Source("Twice the Mayo Clinic's espresso", Source.mayo.locator))),
    espresso(
      "starbucks-espresso", "Starbucks Espresso Shot", "星巴克浓缩", ["espresso shot", "shot"],
      Serving(.single, nil, 75, .starbucks)),
    espresso(
      "decaf-espresso", "Decaf Espresso", "低因浓缩咖啡", ["espresso decaf", "脱因浓缩"],
      Serving(.single, 30, 1, .mayo)),
    espresso(
      "decaf-latte", "Decaf Latte", "低因拿铁", ["decaf cappuccino", "decaf flat white"],
      Serving(
        .single, nil, 1, Source("The Mayo Clinic's shot of decaf espresso", Source.mayo.locator))),
    espresso(
      "cappuccino", "Cappuccino", "卡布奇诺", ["卡布", "卡布奇諾"],
      Serving(.short, 236, 75, .starbucks),
      [Serving(.tall, 354, 75, .starbucks), Serving(.grande, 473, 150, .starbucks)]),
    espresso(
      "latte", "Latte", "拿铁",
      [
        "caffe latte", "cafe latte", "iced latte", "oat latte", "oat milk latte",
        "latte with oat milk", "拿铁咖啡", "拿鐵",
      ],
      Serving(.tall, 354, 75, .starbucks), [Serving(.grande, 473, 150, .starbucks)]),
    espresso(
      "flat-white", "Flat White", "馥芮白", ["澳白", "小白咖啡", "平白咖啡"],
      Serving(.short, 237, 130, .informerGuide),
      [Serving(.tall, 355, 130, .informerGuide), Serving(.grande, 473, 195, .informerGuide)]),
    espresso(
      "americano", "Americano", "美式咖啡", ["caffe americano", "cafe americano", "美式"],
      Serving(.tall, 354, 150, .starbucks),
      [Serving(.short, 236, 75, .starbucks), Serving(.grande, 473, 225, .starbucks)]),
    espresso(
      "mocha", "Mocha", "摩卡", ["caffe mocha", "cafe mocha", "mochaccino", "摩卡咖啡"],
      Serving(.tall, 354, 95, .starbucks),
      [Serving(.short, 236, 90, .starbucks), Serving(.grande, 473, 175, .starbucks)]),
    espresso(
      "macchiato", "Espresso Macchiato", "浓缩玛奇朵", ["caffe macchiato", "cortado", "玛奇朵"],
      Serving(.single, nil, 75, .informerGuide)),
    espresso(
      "caramel-macchiato", "Caramel Macchiato", "焦糖玛奇朵", ["焦糖瑪奇朵"],
      Serving(.grande, 473, 150, .starbucks)),
    espresso(
      "latte-macchiato", "Latte Macchiato", "拿铁玛奇朵", [],
      Serving(.tall, 355, 150, .informerGuide)),
    espresso(
      "nespresso", "Nespresso", "胶囊咖啡", ["nespresso capsule", "coffee capsule", "coffee pod"],
      Serving(.cup, 40, 60, .informer)),
  ]

  private static let espresso = DrinkGroup(category: .coffee, scaling: .byServing)
}
