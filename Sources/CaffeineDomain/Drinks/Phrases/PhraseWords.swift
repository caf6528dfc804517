/// Folded words around a drink: numbers, vessels, and additions without caffeine.
///
/// Has the English ones; `DrinkWords` adds other languages.
enum PhraseWords {
  /// The number of a word.
  static let counts: [String: Double] = {
    var counts: [String: Double] = [
      "half": 0.5, "quarter": 0.25, "one": 1, "two": 2, "couple": 2, "pair": 2, "three": 3,
      "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10, "eleven": 11,
      "twelve": 12, "dozen": 12, "anderthalb": 1.5, "две": 2, "dva": 2, "한": 1, "두": 2, "세": 3,
      "네": 4, "שתי": 2, "שלוש": 3,
    ]
    for language in DrinkWords.all {
      for (index, word) in language.numbers.enumerated() {
        counts[folded(word)] = Double(index + 2)
      }
      for word in language.halves { counts[folded(word)] = 0.5 }
    }
    return counts
  }()

  /// The vessel of a word, singular or plural.
  static let vessels: [String: Vessel] = {
    var vessels: [String: Vessel] = [
      "bag": .bag, "bags": .bag, "teabag": .bag, "teabags": .bag, "pot": .pot, "pots": .pot,
      "carafe": .pot, "壶": .pot, "scoop": .scoop, "scoops": .scoop, "shot": .shot, "shots": .shot,
      "cup": .serving(.cup), "cups": .serving(.cup), "mug": .serving(.mug), "mugs": .serving(.mug),
      "glass": .serving(.glass), "glasses": .serving(.glass), "can": .serving(.can),
      "cans": .serving(.can), "tin": .serving(.can), "tins": .serving(.can),
      "bottle": .serving(.bottle), "bottles": .serving(.bottle), "bowl": .serving(.bowl),
      "bowls": .serving(.bowl), "portion": .serving(.portion), "portions": .serving(.portion),
      "piece": .serving(.portion), "pieces": .serving(.portion), "serving": .serving(.portion),
      "servings": .serving(.portion), "tablet": .serving(.tablet), "tablets": .serving(.tablet),
      "pill": .serving(.tablet), "pills": .serving(.tablet), "杯": .serving(.cup),
      "罐": .serving(.can), "听": .serving(.can), "缶": .serving(.can), "瓶": .serving(.bottle),
      "碗": .serving(.bowl), "份": .serving(.portion), "片": .serving(.tablet),
      "粒": .serving(.tablet), "잔": .serving(.cup), "캔": .serving(.can), "병": .serving(.bottle),
    ]
    for word in ["kannchen", "kanne"] { vessels[word] = .pot }
    for word in ["blikje", "burk", "canette", "canettes", "dose", "dosen", "lata", "lattina"] {
      vessels[word] = .serving(.can)
    }
    for word in ["bottiglia", "bouteille", "botella", "flasche", "flaschen", "fles", "garrafa"] {
      vessels[word] = .serving(.bottle)
    }
    for word in ["bicchiere", "copo", "glas", "vaso", "verre"] { vessels[word] = .serving(.glass) }
    for language in DrinkWords.all {
      for word in language.cups { vessels[folded(word)] = .serving(.cup) }
      for word in language.mugs { vessels[folded(word)] = .serving(.mug) }
    }
    return vessels
  }()

  /// Words without meaning for the drink.
  static let fillers: Set<String> = {
    let words = [
      "a", "an", "another", "at", "drank", "finished", "fresh", "from", "got", "had", "have",
      "having", "i", "just", "bitte", "more", "my", "of", "please", "some", "the", "this", "today",
    ]
    return Set(words + DrinkWords.all.flatMap { $0.articles.map(folded) })
  }()

  /// Words that introduce an addition.
  static let connectors: Set<String> = {
    let words = ["with", "without", "no", "plus", "and", "w", "skip", "hold"]
    return Set(words + DrinkWords.all.flatMap { $0.with.map(folded) })
  }()

  /// Additions without caffeine, before the drink, after it or alone.
  static let flavours: Set<String> = {
    let words = [
      // Milk.
      "almond", "cashew", "coconut", "cream", "creamer", "creme", "dairy", "fat", "foam", "frothed",
      "full", "halfandhalf", "hemp", "lactose", "light", "lowfat", "macadamia", "milk", "milky",
      "nonfat", "oat", "oatmilk", "oats", "semi", "skim", "skimmed", "skinny", "soy", "soya",
      "soymilk", "steamed", "whip", "whipped", "whole",
      // Sweet and spice.
      "agave", "brulee", "butter", "caramel", "cardamom", "cinnamon", "collagen", "free",
      "gingerbread", "hazelnut", "honey", "maple", "nutmeg", "peppermint", "protein", "pumpkin",
      "salt", "salted", "spice", "stevia", "sugar", "sugarfree", "sugars", "sugary", "sweet",
      "sweetened", "sweetener", "syrup", "toffee", "unsweetened", "vanilla",
      // Cold, sour and strong.
      "black", "extra", "gin", "ice", "irish", "lemon", "lime", "rum", "vodka", "whiskey", "whisky",
      "无糖", "加冰", "去冰", "少冰", "半糖", "少糖", "全糖", "加奶", "燕麦", "牛奶",
    ]
    return Set(words + DrinkWords.all.flatMap { $0.additions.map(folded) })
  }()

  /// Food beside a drink, named after it: `espresso, croissant`, `coffee with breakfast`.
  static let foods: Set<String> = [
    "apple", "bagel", "banana", "brioche", "cornetto", "kuchen", "biscuit", "biscuits", "bread",
    "breakfast", "brownie", "bun", "cake", "cereal", "cheesecake", "cookie", "cookies", "croissant",
    "croissants", "dinner", "donut", "donuts", "doughnut", "egg", "eggs", "fruit", "granola",
    "lunch", "muesli", "muffin", "muffins", "pancake", "pancakes", "pastry", "pie", "porridge",
    "salad", "sandwich", "scone", "snack", "toast", "waffle", "water", "yoghurt", "yogurt",
  ]

  /// Chains named before or after a drink, longest first.
  static let chains: [[String]] = [
    ["pret", "a", "manger"], ["caffe", "nero"], ["costa", "coffee"], ["dunkin", "donuts"],
    ["dutch", "bros"], ["tim", "hortons"], ["7", "eleven"], ["caribou"], ["costa"], ["dunkin"],
    ["greggs"], ["illy"], ["lavazza"], ["luckin"], ["manner"], ["mccafe"], ["mcd"], ["mcdonalds"],
    ["maccas"], ["nero"], ["panera"], ["peets"], ["pret"], ["starbucks"], ["sbux"], ["tims"],
    ["wawa"], ["星巴克"], ["瑞幸"], ["麦当劳"], ["肯德基"], ["库迪"], ["costa咖啡"],
  ]

  private static func folded(_ word: String) -> String { FoldedText(word).words.joined() }
}
