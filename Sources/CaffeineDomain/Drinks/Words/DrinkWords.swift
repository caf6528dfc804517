/// The everyday words of one language for common drinks and counts.
///
/// Each names a drink of the table, with its source; the drink behind a plain `coffee` differs by
/// country. Words are compared folded: `ca phe` matches `cà phê`. A new language is one declaration
/// and one line in `all`.
struct DrinkWords: Sendable {
  /// Regions in which its words come before those of other languages.
  let regions: [String]
  /// The ids for a plain coffee there; if uncertain the likeliest first.
  let cup: [String]
  let coffee: [String]
  let tea: [String]
  let greenTea: [String]
  let cola: [String]
  let energyDrink: [String]
  let espresso: [String]
  let decaf: [String]
  /// The English name for a plain tea there.
  var teaName = "tea"
  /// Two, three and so on.
  var numbers: [String] = []
  var halves: [String] = []
  var cups: [String] = []
  var mugs: [String] = []
  var articles: [String] = []
  /// With and without.
  var with: [String] = []
  /// Milk, sugar and other additions without caffeine.
  var additions: [String] = []
  var large: [String] = []
  var small: [String] = []

  enum Meaning: Equatable {
    /// The drink with this English name in the region.
    case name(String)
    /// The drinks with these ids, likeliest first; a single one is certain.
    case drinks([String])
  }

  /// The meaning of folded letters, in the region's language before others; `nil` for none.
  static func meaning(of letters: [Unicode.Scalar], in region: Region?) -> Meaning? {
    let local = all.filter { $0.regions.contains { $0 == region?.code } }
    for language in local + all {
      if let meaning = language.meaning(of: letters) { return meaning }
    }
    return OtherNames.meaning(of: letters)
  }

  private func meaning(of letters: [Unicode.Scalar]) -> Meaning? {
    let names = [
      (tea, teaName), (greenTea, "green tea"), (cola, "cola"), (energyDrink, "energy drink"),
      (espresso, "espresso"), (decaf, "decaf"),
    ]
    let isSaid = { (words: [String]) in words.contains { FoldedText.isSpelling($0, of: letters) } }
    if isSaid(coffee) { return .drinks(cup) }
    return names.first { isSaid($0.0) }.map { .name($0.1) }
  }

  /// All words for a drink.
  var names: [String] { coffee + tea + greenTea + cola + energyDrink + espresso + decaf }

  /// All languages, by their English names.
  static let all = [
    arabic, chinese, czech, danish, dutch, finnish, french, german, greek, hebrew, hindi, hungarian,
    indonesian, italian, japanese, korean, norwegian, polish, portugueseOfBrazil,
    portugueseOfPortugal, romanian, russian, spanish, swedish, thai, turkish, ukrainian, vietnamese,
  ]
}

/// Further names of drinks, including ambiguous ones.
///
/// A language's everyday words are in its `DrinkWords`, printed names in the drink's row.
enum OtherNames {
  /// The meaning of folded letters; `nil` for none.
  static func meaning(of letters: [Unicode.Scalar]) -> DrinkWords.Meaning? {
    let entry = all.first { $0.names.contains { FoldedText.isSpelling($0, of: letters) } }
    return entry.map { $0.ids.isEmpty ? .name($0.name) : .drinks($0.ids) }
  }

  private struct Entry: Sendable {
    let names: [String]
    var name = ""
    var ids: [String] = []
  }

  private static let all: [Entry] = [
    Entry(
      names: ["affogato", "espresso shot", "espresso tonic", "shot", "expreso", "mała czarna"],
      name: "espresso"),
    Entry(
      names: [
        "apple tea", "camomile", "camomile tea", "fruit tea", "ginger tea", "mint tea",
        "lemon ginger tea",
      ], name: "herbal tea"),
    Entry(
      names: ["apfelschorle", "apple juice", "juice", "lemonade", "orange juice"], name: "water"),
    Entry(names: ["batch brew", "filter"], name: "filter coffee"),
    Entry(
      names: [
        "cap", "капучино", "капуччино",
        "καπουτσίνο", "كابتشينو", "קפוצ'ינו",
      ], name: "cappuccino"),
    Entry(
      names: ["caffeine free diet coke", "caffeine free coca cola", "diet coke caffeine free"],
      name: "caffeine free coke"),
    Entry(names: ["chai tea latte", "iced chai", "iced chai tea"], name: "chai latte"),
    Entry(names: ["decaf americano", "decaf lungo"], name: "decaf espresso"),
    Entry(names: ["iced matcha", "matcha tea", "macha"], name: "matcha"),
    Entry(names: ["latté", "kaffe latte", "латте", "λάτε", "لاتيه", "לאטה"], name: "latte"),
    Entry(names: ["американо", "αμερικάνο", "أمريكانو", "אמריקנו"], name: "americano"),
    Entry(names: ["instant", "nescafe gold", "nescafe original", "nes"], name: "instant coffee"),
    Entry(names: ["lipton ice tea"], name: "lipton iced tea"),
    Entry(names: ["pike", "pike roast"], name: "pike place"),
    Entry(names: ["cuba libre", "rum and coke"], name: "coke"),
    Entry(names: ["cup of joe", "cuppa joe", "drip", "java", "joe", "coffe"], name: "coffee"),
    Entry(
      names: [
        "cuppa", "cuppa tea", "brew", "teabag", "tea bag", "breakfast tea", "english breakfast tea",
        "tetley", "yorkshire tea",
      ], name: "tea"),
    Entry(names: ["dew"], name: "mountain dew"),
    Entry(
      names: [
        "dobbel espresso", "dobbelt espresso", "dubbel espresso", "doppelter espresso",
        "espresso doppelt", "エスプレッソ ダブル", "ダブルエスプレッソ",
      ], name: "double espresso"),
    Entry(names: ["coca zéro"], name: "coke zero"),
    Entry(names: ["soğuk kahve", "กาแฟเย็น"], name: "iced coffee"),
    Entry(names: ["nespresso ristretto"], name: "nespresso"),
    Entry(names: ["pepsi diet"], name: "diet pepsi"),
    Entry(names: ["psl", "pumpkin spice latte"], name: "latte"),
    Entry(
      names: [
        "ultra white monster", "white monster", "monster zero ultra", "monster energy zero ultra",
        "zero ultra",
      ], name: "monster ultra"),
    // Ambiguous names, or the nearest drink to one without a published number.
    Entry(names: ["caffeine"], ids: ["caffeine-tablet", "caffeine-tablet-strong"]),
    Entry(
      names: ["caffeine gum", "pro plus", "vivarin"],
      ids: ["caffeine-tablet", "caffeine-tablet-strong"]),
    Entry(
      names: ["blonde roast", "dark roast", "veranda"],
      ids: ["starbucks-medium-roast", "starbucks-brewed"]),
    Entry(names: ["spezi", "mezzo mix"], ids: ["cola", "fritz-kola"]),
    Entry(names: ["senseo", "tassimo", "vertuo"], ids: ["nespresso", "k-cup"]),
    Entry(names: ["white chocolate mocha", "white mocha"], ids: ["mocha", "latte"]),
    Entry(
      names: ["chocolate", "chocolate bar"],
      ids: ["milk-chocolate", "dark-chocolate", "hot-chocolate"]),
    Entry(names: ["frappe", "frappé", "φραπέ", "фраппе"], ids: ["instant-coffee", "frappuccino"]),
    Entry(names: ["freddo cappuccino"], ids: ["cappuccino", "double-espresso"]),
    Entry(
      names: ["freddo espresso", "freddo", "φρέντο εσπρέσο"], ids: ["double-espresso", "espresso"]),
    Entry(
      names: ["ghost", "ghost energy", "prime", "prime energy", "relentless"],
      ids: ["energy-drink", "monster"]),
    Entry(names: ["jagerbomb", "jägerbomb"], ids: ["red-bull", "energy-drink"]),
    Entry(names: ["starbucks frappuccino"], ids: ["frappuccino", "iced-coffee"]),
    Entry(names: ["läsk", "refrigerante", "soda", "soft drink", "pop"], ids: ["cola", "sprite"]),
    Entry(names: ["teh tarik", "thai tea", "thai iced tea"], ids: ["milk-tea", "black-tea"]),
    Entry(names: ["kopi susu"], ids: ["robusta-coffee", "instant-coffee"]),
    Entry(names: ["tinto"], ids: ["coffee", "filter-coffee"]),
    Entry(names: ["filter kaapi", "kaapi"], ids: ["filter-coffee", "coffee"]),
    Entry(names: ["magic"], ids: ["double-espresso", "flat-white"]),
  ]
}
