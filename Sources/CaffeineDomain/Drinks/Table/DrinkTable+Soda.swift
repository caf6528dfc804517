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
