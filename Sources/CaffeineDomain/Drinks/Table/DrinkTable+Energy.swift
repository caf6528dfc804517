extension DrinkTable {
  /// Energy drinks and shots; most print the number on the can.
  static let energyDrinks: [Drink] = [
    labelled(
      "energy-drink", "Energy Drink", "能量饮料",
      [
        "energy", "bebida energética", "boisson énergisante", "bevanda energetica", "功能饮料",
        "エナジードリンク", "에너지드링크",
      ],
      Serving(.can, 250, 80, .efsa)),
    labelled(
      "red-bull", "Red Bull", "奥地利红牛",
      ["red bull sugarfree", "red bull sugar free", "紅牛", "レッドブル"],
      Serving(.can, 250, 80, .informer)),
    labelled(
      "monster", "Monster Energy", "魔爪", ["monster energy drink", "몬스터"],
      can(160), [Serving(.bottle, 500, 160, .informer)]),
    labelled("monster-ultra", "Monster Ultra", "魔爪超越", [], can(150)),
    labelled(
      "monster-zero", "Monster Zero Sugar", "魔爪无糖", ["monster zero"],
      Serving(.can, 473, 160, .monster)),
    labelled("rockstar", "Rockstar Original", "摇滚明星", ["rockstar energy"], can(160)),
    labelled("rockstar-pure-zero", "Rockstar Pure Zero", nil, [], can(240)),
    labelled("rockstar-xdurance", "Rockstar XDurance", nil, [], can(300)),
    labelled("nos", "NOS", nil, ["nos energy"], can(160)),
    labelled("reign", "Reign Total Body Fuel", nil, ["reign"], can(300)),
    labelled("bang", "Bang", nil, ["bang energy"], can(300)),
    labelled("celsius", "Celsius", "燃力士", [], Serving(.can, 355, 200, .informer)),
    labelled(
      "celsius-essentials", "Celsius Essentials", nil, [], Serving(.can, 473, 270, .celsius)),
    labelled("alani-nu", "Alani Nu", nil, ["alani"], Serving(.can, 355, 200, .informer)),
    labelled("c4-energy", "C4 Energy", nil, ["c4"], can(200)),
    labelled("c4-ultimate", "C4 Ultimate", nil, [], can(300)),
    labelled("energy-shot", "Energy Shot", "能量小饮", [], Serving(.bottle, 60, 200, .mayo)),
    labelled(
      "5-hour-energy", "5-hour Energy", "5小时能量", ["5h energy"],
      Serving(.bottle, 57, 200, .informer)),
    labelled(
      "5-hour-energy-extra", "5-hour Energy Extra Strength", nil, ["5 hour energy extra"],
      Serving(.bottle, 57, 230, .informer)),
  ]

  private static func can(_ amount: Milligrams) -> Serving { Serving(.can, 473, amount, .informer) }
}
