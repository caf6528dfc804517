extension DrinkWords {
  /// A plain コーヒー is filtered, and a plain お茶 green.
  static let japanese = DrinkWords(
    regions: ["JP"],
    cup: ["japanese-drip-coffee"],
    coffee: ["コーヒー"],
    tea: ["お茶"],
    greenTea: ["緑茶"],
    cola: ["コーラ"],
    energyDrink: ["エナジードリンク"],
    espresso: ["エスプレッソ"],
    decaf: ["デカフェ", "カフェインレスコーヒー"],
    teaName: "sencha")
}
