extension DrinkTable {
  static let sodas: [Drink] = [
    soda("cola", "Cola", "可乐", ["可樂", "コーラ", "콜라"], Serving(.can, 355, 40, .efsa)),
    soda(
      "coca-cola", "Coca-Cola", "可口可乐", ["coke", "coca cola classic", "可口可樂", "コカコーラ", "코카콜라"],
      can(34)),
    soda(
      "coca-cola-zero", "Coca-Cola Zero Sugar", "零度可口可乐",
      ["coke zero", "coca cola zero", "cola zero", "零度可乐"], can(34)),
    soda(
      "diet-coke", "Diet Coke", "健怡可口可乐", ["coca cola light", "coke light", "cola light", "健怡可乐"],
      can(46)),
    soda(
      "coca-cola-caffeine-free", "Coca-Cola Caffeine Free", "无咖啡因可口可乐",
      ["caffeine free coke"], can(0)),
    soda("pepsi", "Pepsi", "百事可乐", ["pepsi cola", "百事", "百事可樂"], can(38)),
    soda("diet-pepsi", "Diet Pepsi", "轻怡百事可乐", ["pepsi light"], can(35)),
    // 69 mg before the recipe changed in January 2023; 50 mg in Canada.
    soda("pepsi-zero", "Pepsi Zero Sugar", "百事无糖可乐", ["pepsi zero"], can(38, .pepsiCo)),
    soda("pepsi-max", "Pepsi Max", "百事极度可乐", [], Serving(.can, 330, 43, .informer)),
    soda("dr-pepper", "Dr Pepper", "胡椒博士", ["doctor pepper"], can(42)),
    soda("diet-dr-pepper", "Diet Dr Pepper", "低糖胡椒博士", [], can(41)),
    soda("mountain-dew", "Mountain Dew", "激浪", ["mtn dew"], can(54)),
    soda("mountain-dew-zero", "Mountain Dew Zero", "无糖激浪", ["mtn dew zero"], can(68)),
  ]

  private static func can(_ amount: Milligrams, _ source: Source = .informer) -> Serving {
    Serving(.can, 355, amount, source)
  }
}
