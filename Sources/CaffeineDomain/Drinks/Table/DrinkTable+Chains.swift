extension DrinkTable {
  /// Coffee of chains and makers, in the one size they sell.
  static let chainCoffees: [Drink] = [
    coffee("bulletproof-coffee", "Bulletproof Coffee", "防弹咖啡", ["butter coffee"], .cup, 237, 145),
    coffee("costa-coffee", "Costa Coffee", "咖世家咖啡", ["costa americano"], .cup, 257, 277),
    coffee("death-wish", "Death Wish Coffee", nil, ["death wish"], .cup, 355, 728),
    coffee("dolce-gusto", "Dolce Gusto", nil, ["nescafe dolce gusto"], .cup, 237, 106),
    coffee(
      "dunkin-coffee", "Dunkin Coffee", "唐恩都乐咖啡",
      ["dunkin donuts coffee", "dunkin medium coffee", "dunkin hot coffee"], .cup, 414, 210),
    coffee(
      "dunkin-brewed", "Dunkin Brewed Coffee", "唐恩都乐现煮咖啡", [], .grande, 473, 143, variation: 0.2,
      .mcCusker2003),
    coffee("dunkin-cold-brew", "Dunkin Cold Brew", "唐恩都乐冷萃", [], .cup, 710, 260),
    coffee(
      "dunkin-iced-coffee", "Dunkin Iced Coffee", "唐恩都乐冰咖啡", ["dunkin donuts iced coffee"], .cup,
      710, 297),
    coffee(
      "k-cup", "K-Cup", nil, ["kcup", "keurig", "keurig coffee", "k cup coffee"], .cup, 237, 100),
    coffee(
      "mcdonalds-coffee", "McDonald's Coffee", "麦当劳咖啡", ["mccafe coffee", "mcd coffee"], .grande,
      473, 145),
    coffee("mcdonalds-iced-coffee", "McDonald's Iced Coffee", "麦当劳冰咖啡", [], .cup, 340, 133),
    coffee("peets-coffee", "Peet's Coffee", "皮爷咖啡", ["peets brewed coffee"], .grande, 473, 267),
    coffee(
      "specialty-coffee", "Specialty Coffee", "精品咖啡", ["specialty brewed coffee"], .grande, 473,
      188,
      variation: 0.19, .mcCusker2003),
    coffee(
      "starbucks-brewed", "Starbucks Brewed Coffee", "星巴克现煮咖啡", ["starbucks regular brewed"],
      .grande, 473,
      259, variation: 0.31, .mcCusker2003),
    coffee(
      "tim-hortons-coffee", "Tim Hortons Large Coffee", "Tim Hortons 大杯咖啡",
      ["tim hortons coffee", "tims coffee"], .venti, 591, 270),

    // Robusta such as Java: the powder was measured, not the extracted cup.
    coffee(
      "vietnamese-coffee", "Vietnamese Coffee", "越南咖啡", ["phin", "vietnamese iced coffee"], .cup,
      46, 117,
      variation: 0.4, .foods2021),
    coffee("robusta-coffee", "Robusta Coffee", "罗布斯塔咖啡", ["robusta"], .cup, 100, 166, .foods2021),

    bottled("frappuccino", "Bottled Frappuccino", "瓶装星冰乐", ["frappuccino"], .bottle, 405, 110),
    bottled(
      "starbucks-doubleshot", "Starbucks Doubleshot Espresso", "星巴克罐装双份浓缩",
      ["starbucks doubleshot"], .can, 192, 120),

    // Coffee or chai with shots of espresso.
    together(
      "red-eye", "Red Eye", "红眼咖啡", ["shot in the dark"], .brewedCoffee, 176,
      Source.mayo.worked("The Mayo Clinic's coffee and one shot of EFSA 2015")),
    together(
      "black-eye", "Black Eye", "黑眼咖啡", [], .brewedCoffee, 256,
      Source.mayo.worked("The Mayo Clinic's coffee and two shots of EFSA 2015")),
    together(
      "dirty-chai", "Dirty Chai", "浓缩印度奶茶", ["dirty chai latte"], .milkDrink, 150,
      Source.informerGuide.worked("Caffeine Informer's chai latte and one shot of EFSA 2015")),
  ]

  /// A coffee in a single size, which does not scale.
  private static func coffee(
    _ id: String, _ name: String, _ chineseName: String?, _ aliases: [String], _ size: ServingSize,
    _ volume: Milliliters,
    _ amount: Milligrams, variation: CoefficientOfVariation = 0.25, _ source: Source = .informer
  ) -> Drink {
    Drink(
      id: id, name: name, chineseName: chineseName, aliases: aliases, category: .brewedCoffee,
      variation: variation,
      scaling: .byServing, standard: Serving(size, volume, amount, source))
  }

  private static func bottled(
    _ id: String, _ name: String, _ chineseName: String?, _ aliases: [String], _ size: ServingSize,
    _ volume: Milliliters,
    _ amount: Milligrams
  ) -> Drink {
    Drink(
      id: id, name: name, chineseName: chineseName, aliases: aliases, category: .labelled,
      emoji: "☕️", scaling: .byServing,
      standard: Serving(size, volume, amount, .informer))
  }

  private static func together(
    _ id: String, _ name: String, _ chineseName: String?, _ aliases: [String],
    _ category: DrinkCategory,
    _ amount: Milligrams, _ source: Source
  ) -> Drink {
    Drink(
      id: id, name: name, chineseName: chineseName, aliases: aliases, category: category,
      scaling: .byServing,
      standard: Serving(.cup, nil, amount, source))
  }
}
