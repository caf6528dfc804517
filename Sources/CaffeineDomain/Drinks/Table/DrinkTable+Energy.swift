extension DrinkTable {
  /// Energy drinks and shots; most print the number on the can.
  static let energyDrinks: [Drink] = [
    labelled(
      "energy-drink", "Energy Drink",
      [
        "energy", "bebida energética", "boisson énergisante", "bevanda energetica", "功能饮料",
        "エナジードリンク", "에너지드링크",
      ], Serving(.can, 250, 80, .efsa)),
    labelled(
      "red-bull", "Red Bull", ["red bull sugarfree", "red bull sugar free", "紅牛", "レッドブル"],
      Serving(.can, 250, 80, .informer)),
    labelled(
      "monster", "Monster Energy", ["monster energy drink", "몬스터"], can(160),
      [Serving(.bottle, 500, 160, .informer)]),
    labelled("monster-ultra", "Monster Ultra", [], can(150)),
    labelled(
      "monster-zero", "Monster Zero Sugar", ["monster zero"], Serving(.can, 473, 160, .monster)),
    labelled("rockstar", "Rockstar Original", ["rockstar energy"], can(160)),
    labelled("rockstar-pure-zero", "Rockstar Pure Zero", [], can(240)),
    labelled("rockstar-xdurance", "Rockstar XDurance", [], can(300)),
    labelled("nos", "NOS", ["nos energy"], can(160)),
    labelled("reign", "Reign Total Body Fuel", ["reign"], can(300)),
    labelled("bang", "Bang", ["bang energy"], can(300)),
    labelled("celsius", "Celsius", [], Serving(.can, 355, 200, .informer)),
    labelled("celsius-essentials", "Celsius Essentials", [], Serving(.can, 473, 270, .celsius)),
    labelled("alani-nu", "Alani Nu", ["alani"], Serving(.can, 355, 200, .informer)),
    labelled("c4-energy", "C4 Energy", ["c4"], can(200)),
    labelled("c4-ultimate", "C4 Ultimate", [], can(300)),
    labelled("energy-shot", "Energy Shot", [], Serving(.bottle, 60, 200, .mayo)),
    labelled("5-hour-energy", "5-hour Energy", ["5h energy"], Serving(.bottle, 57, 200, .informer)),
    labelled(
      "5-hour-energy-extra", "5-hour Energy Extra Strength", ["5 hour energy extra"],
      Serving(.bottle, 57, 230, .informer)),
  ]

  private static func can(_ amount: Milligrams) -> Serving { Serving(.can, 473, amount, .informer) }
}
