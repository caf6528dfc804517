extension DrinkTable {
  /// Drinks of Japan, Korea, China, Thailand and Indonesia with their own cups or names.
  static let asianDrinks: [Drink] = [
    // MEXT lists values per 100 ml; a Japanese cup holds 150 ml, one of gyokuro 60.
    brewed(
      "japanese-drip-coffee", "Japanese Drip Coffee", ["コーヒー", "ドリップコーヒー", "ホットコーヒー", "ブラックコーヒー"],
      Serving(.cup, 150, 90, .mext)),
    instant(
      "japanese-instant-coffee", "Japanese Instant Coffee", ["インスタントコーヒー"],
      Serving(.cup, 140, 80, .mextInstant)),
    tea("gyokuro", "Gyokuro", [], Serving(.cup, 60, 96, .mext)),
    tea("sencha", "Sencha", ["お茶"], Serving(.cup, 150, 30, .mext)),
    tea("hojicha", "Hojicha", ["ほうじ茶", "焙じ茶"], Serving(.cup, 150, 30, .mext)),
    tea("bancha", "Bancha", [], Serving(.cup, 150, 15, .mext)),
    tea("genmaicha", "Genmaicha", [], Serving(.cup, 150, 15, .mext)),
    tea("japanese-oolong", "Japanese Oolong Tea", ["ウーロン茶"], Serving(.cup, 150, 30, .mext)),
    tea(
      "japanese-black-tea", "Japanese Black Tea", ["ティー", "レモンティー"], Serving(.cup, 150, 45, .mext)),
    tea("mugicha", "Mugicha", ["barley tea", "麥茶", "보리차"], Serving(.cup, 150, 0, .mext)),
    labelled(
      "japanese-monster", "Japanese Monster Energy", ["モンスター", "モンスターエナジー"],
      Serving(.can, 355, 142, .energyLists)),
    labelled("zone-energy", "ZONe", ["zone energy", "ゾーン"], Serving(.can, 500, 150, .energyLists)),
    labelled(
      "lipovitan", "Lipovitan D", ["lipovitan", "リポビタンd", "リポビタン"],
      Serving(.bottle, 100, 50, .happyEveryday)),

    espresso(
      "korean-americano", "Korean Americano", ["아메리카노", "아아", "아이스 아메리카노"],
      variation: 0.50, Serving(.cup, nil, 125, .mfdsAmericano)),
    instant(
      "mix-coffee", "Mix Coffee", ["coffee mix", "커피믹스", "믹스커피", "3 in 1 coffee"],
      scaling: .byServing, Serving(.cup, nil, 48, .mfds)),
    espresso(
      "korean-capsule-coffee", "Korean Capsule Coffee", ["캡슐커피"], Serving(.cup, nil, 74, .mfds)),
    milk(
      "canned-coffee", "Canned Coffee", ["캔커피", "缶コーヒー"], scaling: .byServing,
      Serving(.can, nil, 84, .mfds)),
    labelled("hot6", "Hot6", ["hot six", "핫식스"], Serving(.can, 250, 62, .mfds)),
    labelled("korean-red-bull", "Korean Red Bull", ["레드불"], Serving(.can, 250, 62.5, .mfdsRedBull)),
    labelled("bacchus", "Bacchus", ["bacchus d", "박카스"], Serving(.bottle, 100, 30, .insight)),

    milk(
      "milk-tea", "Milk Tea",
      ["bubble tea", "boba", "奶茶", "珍珠奶茶", "波霸奶茶", "タピオカミルクティー", "버블티", "밀크티", "ミルクティー"],
      Serving(.cup, 473, 151, Source.informerLater.worked("Caffeine Informer, Taiwanese Milk Tea"))),
    milk(
      "hong-kong-milk-tea", "Hong Kong Milk Tea", ["丝袜奶茶", "絲襪奶茶"],
      Serving(.cup, 355, 170, .hongKong)),
    brewed(
      "hong-kong-coffee", "Hong Kong Coffee", ["cha chaan teng coffee"],
      scaling: .byServing, variation: 0.40, Serving(.cup, nil, 200, .hongKongCoffee)),
    labelled(
      "chinese-red-bull", "Chinese Red Bull", ["金罐红牛"], Serving(.can, 250, 50, .morningPost)),
    // No published number was found, so it counts as an average energy drink.
    labelled(
      "dongpeng", "Dongpeng", ["eastroc", "东鹏"],
      Serving(.bottle, 250, 80, Source.efsa.worked("Any energy drink of EFSA 2015"))),
    brewed(
      "thai-coffee", "Thai Iced Coffee", ["thai coffee", "oliang"], variation: 0.40,
      Serving(.glass, 237, 150, .summerstirs)),
    brewed(
      "indonesian-coffee", "Indonesian Coffee", ["kopi tubruk", "kopi gayo", "gayo coffee"],
      scaling: .byServing, variation: 0.33, Serving(.cup, nil, 125, .elfariyanti)),
  ]
}
