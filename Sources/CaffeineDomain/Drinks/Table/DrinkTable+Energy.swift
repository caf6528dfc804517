extension DrinkTable {
  /// Energy drinks and shots, most with the number on the can.
  static let energyDrinks: [Drink] = [
    energy(
      "energy-drink", "Energy Drink", "能量饮料",
      [
        "energy", "bebida energética", "boisson énergisante", "bevanda energetica", "功能饮料",
        "エナジードリンク", "에너지드링크",
      ],
      Serving(.can, 250, 80, .efsa)),
    energy(
      "red-bull", "Red Bull", "奥地利红牛",
      ["red bull sugarfree", "red bull sugar free", "紅牛", "レッドブル"],
      Serving(.can, 250, 80, .label("redbull.com"))),
    energy(
      "monster", "Monster Energy", "魔爪", ["monster energy drink", "몬스터"],
      can(160, "monsterenergy.com"), [Serving(.bottle, 500, 160, .informer)]),
    energy("monster-ultra", "Monster Ultra", "魔爪超越", [], can(150, "monsterenergy.com")),
    energy(
      "monster-zero", "Monster Zero Sugar", "魔爪无糖", ["monster zero"],
      can(140, "monsterenergy.com")),
    energy(
      "rockstar", "Rockstar Original", "摇滚明星", ["rockstar energy"], can(160, "rockstarenergy.com")),
    energy("rockstar-pure-zero", "Rockstar Pure Zero", nil, [], can(240, "rockstarenergy.com")),
    energy("rockstar-xdurance", "Rockstar XDurance", nil, [], can(300, "rockstarenergy.com")),
    energy("nos", "NOS", nil, ["nos energy"], can(160, "drinknos.com")),
    energy("reign", "Reign Total Body Fuel", nil, ["reign"], can(300, "reignbodyfuel.com")),
    energy("bang", "Bang", nil, ["bang energy"], can(300, "bangenergy.com")),
    energy("celsius", "Celsius", "燃力士", [], Serving(.can, 355, 200, .label("celsius.com"))),
    energy(
      "celsius-essentials", "Celsius Essentials", nil, [],
      Serving(.can, 473, 270, .label("celsius.com"))),
    energy(
      "alani-nu", "Alani Nu", nil, ["alani"], Serving(.can, 355, 200, .label("alaninu.com"))),
    energy("c4-energy", "C4 Energy", nil, ["c4"], can(200, "cellucor.com")),
    energy("c4-ultimate", "C4 Ultimate", nil, [], can(300, "cellucor.com")),
    energy("energy-shot", "Energy Shot", "能量小饮", [], Serving(.bottle, 60, 200, .mayo)),
    energy(
      "5-hour-energy", "5-hour Energy", "5小时能量", [],
      Serving(.bottle, 57, 200, .label("5hourenergy.com"))),
    energy(
      "5-hour-energy-extra", "5-hour Energy Extra Strength", nil, ["5 hour energy extra"],
      Serving(.bottle, 57, 230, .label("5hourenergy.com"))),
  ]

  private static func can(_ amount: Milligrams, _ maker: String) -> Serving {
    Serving(.can, 473, amount, .label(maker))
  }

  private static let energy = DrinkGroup(category: .labelled)
}
