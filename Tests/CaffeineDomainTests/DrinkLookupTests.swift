import CaffeineDomain
import Testing

@Suite("Drink lookup")
struct DrinkLookupTests {
  private let catalogue = DrinkCatalogue.translated()

  @Test(
    "Names in any case, accent, width and script",
    arguments: [
      ("cappuccino", "cappuccino"), ("CAPPUCCINO", "cappuccino"), ("latte", "latte"),
      ("ｌａｔｔｅ", "latte"), ("拿铁", "latte"), ("拿鐵", "latte"), ("美式", "americano"),
      ("espresso", "espresso"), ("coffee", "coffee"), ("café", "coffee"), ("cafe\u{301}", "coffee"),
      ("tea", "black-tea"), ("茶", "black-tea"), ("Coca-Cola", "coca-cola"),
      ("coca cola", "coca-cola"), ("cocacola", "coca-cola"), ("红牛", "chinese-red-bull"),
      ("乌龙", "oolong-tea"), ("奶茶", "milk-tea"), ("冰美式", "americano"),
      ("Café au lait", "caffe-misto"), ("Caffè Latte", "latte"), ("flat white", "flat-white"),
      ("5 hour energy", "5-hour-energy"), ("Dr. Pepper", "dr-pepper"), ("decaf", "decaf"),
      ("double espresso", "double-espresso"), ("a cup of coffee", "coffee"),
      ("espressos", "espresso"), ("flat whites", "flat-white"), ("cups of tea", "black-tea"),
      ("iced latte", "latte"), ("V60", "filter-coffee"),
      ("cortado", "cortado"), ("caffè", "espresso"), ("moka", "moka"),
      ("decaf latte", "decaf-latte"), ("NOS", "nos"),
    ])
  func names(query: String, id: String) throws { #expect(try catalogue.find(query).drink.id == id) }

  /// A query, the milligrams it should come to, and why.
  struct SizeCase: Sendable {
    let query: String
    let milligrams: Double
    let basis: DrinkMatch.Basis

    init(_ query: String, _ milligrams: Double, _ basis: DrinkMatch.Basis = .listed) {
      self.query = query
      self.milligrams = milligrams
      self.basis = basis
    }
  }

  private static let sizeCases: [SizeCase] = [
    SizeCase("large latte", 150), SizeCase("grande latte", 150), SizeCase("small latte", 75),
    SizeCase("medium latte", 80), SizeCase("latte large", 150), SizeCase("tall cappuccino", 75),
    SizeCase("大杯拿铁", 150), SizeCase("中杯拿铁", 75), SizeCase("拿铁350毫升", 75),
    SizeCase("latte 350ml", 75), SizeCase("latte 480 ml", 150), SizeCase("16 oz latte", 150),
    SizeCase("latte 420ml", 150, .notScaled), SizeCase("caffeine tablet 100ml", 100, .notScaled),
    SizeCase("coffee 474ml", 192, .scaledByVolume),
    SizeCase("0.5 l tea", 101.26582278481013, .scaledByVolume),
    SizeCase("50 cl tea", 101.26582278481013, .scaledByVolume),
    SizeCase("large coffee", 191.59493670886076, .scaledByVolume),
    SizeCase("12oz coffee", 143.7496708860759, .scaledByVolume),
    SizeCase("12 fl. oz coffee", 143.7496708860759, .scaledByVolume),
    SizeCase("12fl oz coffee", 143.7496708860759, .scaledByVolume),
    SizeCase("can of coke", 34), SizeCase("250ml red bull", 80),
    SizeCase("mug of tea", 75), SizeCase("mug of instant coffee", 100),
    SizeCase("mug of coffee", 140), SizeCase("venti latte", 150), SizeCase("超大杯美式", 300),
    SizeCase("大杯美式", 225), SizeCase("large americano", 225), SizeCase("venti pike place", 410),
    SizeCase("double latte", 150), SizeCase("decaf latte", 5), SizeCase("bowl of matcha", 64),
    SizeCase("500ml red bull", 160, .scaledByVolume),
  ]

  @Test("Sizes and volumes", arguments: sizeCases)
  func sizes(sample: SizeCase) throws {
    let match = try catalogue.find(sample.query)
    #expect(abs(match.amount.value - sample.milligrams) < 1e-9)
    #expect(match.basis == sample.basis)
  }

  @Test(
    "How many, from either end",
    arguments: [
      ("2 espressos", 2.0, 80.0), ("2x espresso", 2, 80), ("2 x espresso", 2, 80),
      ("coffee x2", 2, 96), ("coffee x 2", 2, 96), ("two large lattes", 2, 150),
      ("half a cup of coffee", 0.5, 96), ("1.5 coffees", 1.5, 96), ("2 × Espresso", 2, 80),
      ("3 500ml coffees", 3, 202.53164556962025), ("5 hour energy", 1, 200),
      ("2 5-hour energy", 2, 200), ("2 glasses of coffee liqueur", 2, 13.5), ("latte", 1, 80),
    ])
  func counts(query: String, count: Double, milligramsOfOne: Double) throws {
    let match = try catalogue.find(query)
    #expect(match.count == count)
    #expect(abs(match.amount.value - milligramsOfOne) < 1e-9)
  }

  @Test(
    "No count: too many, none, or a number at the end",
    arguments: [
      "21 espressos", "0 espressos", "coffee 300", "x2", "2",
    ])
  func noCount(query: String) {
    #expect(throws: DrinkLookupError.self) { try catalogue.find(query) }
  }

  @Test(
    "A typo offers the nearest names",
    arguments: [
      ("capuchino", "cappuccino"), ("latee", "latte"), ("espreso", "espresso"),
      ("cofee", "coffee"), ("ltate", "latte"), ("large latee", "latte"), ("double latee", "latte"),
      ("americno", "americano"), ("flatwite", "flat-white"), ("capp", "cappuccino"),
    ])
  func typos(query: String, id: String) {
    #expect(throws: DrinkLookupError.unknown(query: query)) { try catalogue.find(query) }
    let nearest = catalogue.nearest(to: query)
    #expect(nearest.first?.id == id)
    #expect(nearest.count <= 3)
  }

  @Test("Nonsense offers nothing", arguments: ["", "   ", "350ml", "xyzzyplugh", "!!"])
  func nonsense(query: String) {
    #expect(throws: DrinkLookupError.unknown(query: query)) { try catalogue.find(query) }
    #expect(catalogue.nearest(to: query).isEmpty)
  }

  @Test(
    "A size the drink does not come in is an error that names both",
    arguments: [
      ("large excedrin", "excedrin", "large"), ("triple latte", "latte", "triple"),
      ("large double latte", "latte", "large 2 shots"), ("bottle of cola", "cola", "bottle"),
      ("large double espresso", "double-espresso", "large"), ("4 shot latte", "latte", "shot"),
    ])
  func noSuchSize(query: String, id: String, size: String) throws {
    let drink = try #require(catalogue[id])
    #expect(throws: DrinkLookupError.noSuchSize(size: size, drink: drink)) {
      try catalogue.find(query)
    }
  }

  @Test(
    "An amount that is said with the drink is the amount",
    arguments: [
      ("espresso 90mg", "espresso", 90.0, 1.0), ("90 mg espresso", "espresso", 90, 1),
      ("2 espressos 90mg", "espresso", 90, 2), ("large latte 120 mg", "latte", 120, 1),
      ("latte 350ml 120mg", "latte", 120, 1), ("拿铁80毫克", "latte", 80, 1),
      ("caffeine tablet 200 mg", "caffeine-tablet-strong", 200, 1),
      ("caffeine tablet 150 mg", "caffeine-tablet", 150, 1),
    ])
  func given(text: String, drink: String, milligrams: Double, count: Double) throws {
    let match = try catalogue.find(text)
    #expect(match.drink.id == drink && match.amount.value == milligrams && match.count == count)
    #expect((match.basis == .given) == !drink.hasSuffix("strong"))
  }

  @Test(
    "Words that are no part of an order are named beside the drink, and none is left out",
    arguments: [
      ("coffee at work", "coffee", ["at work"]), ("my first coffee", "coffee", ["my first"]),
      ("a large coffee please now", "coffee", ["please now"]), ("coffee 250", "coffee", ["250"]),
      ("0.33 cola", "cola", ["0.33"]), ("coffee (decaf)", "coffee", ["(decaf)"]),
      ("100 coffees", "coffee", ["100"]), ("0 coffees", "coffee", ["0"]),
      ("2 coffees x3", "coffee", ["x3"]), ("2-3 coffees", "coffee", ["2-3"]),
      ("-1 coffee", "coffee", ["-1"]), ("~2 coffees", "coffee", ["~2"]),
      ("$4 latte", "latte", ["$4"]),
      ("coffee #work", "coffee", ["#work"]), ("starbucks large Latte", "latte", ["starbucks"]),
      ("red bull 32mg/100ml", "red-bull", ["32mg/100ml"]), ("coffee/tea", "coffee", ["/tea"]),
      ("coffee or tea", "coffee", ["or tea"]),
      ("1½ coffees", "coffee", ["1½"]), ("¼ coffee", "coffee", ["¼"]),
      ("1/3 coffee", "coffee", ["1/3"]),
      ("coffee 1,200mg", "coffee", ["1,200mg"]), ("latte 1.000 ml", "latte", ["1.000 ml"]),
      ("latte extra shot", "latte", ["extra"]), ("half decaf", "decaf", ["half"]),
      ("gren tea", "black-tea", ["gren"]), ("无糖可乐", "cola", ["无糖"]), ("温和咖啡", "coffee", ["温和"]),
      ("café à deux", "coffee", ["deux"]),
    ])
  func notUnderstood(query: String, id: String, words: [String]) throws {
    let error = #expect(throws: DrinkLookupError.self) { try catalogue.find(query) }
    guard case .notUnderstood(let drink, let found)? = error else {
      Issue.record("\(query): \(String(describing: error))")
      return
    }
    #expect(drink.id == id && found == words)
  }

  @Test(
    "A refusal names the drink as it was typed",
    arguments: [
      ("gren tea", "Tea"), ("my latte", "Latte"), ("温和咖啡", "咖啡"), ("café à deux", "Café"),
      ("Kaffee at work", "Kaffee"), ("coffee at work", "Coffee"), ("2 Kaffee blah", "Kaffee"),
      ("bottle of expresso", "Expresso"), ("tè verde with", "Tè Verde"),
      ("té verde with", "Té Verde"),
    ])
  func namedAsTyped(query: String, name: String) {
    let german = DrinkCatalogue(
      adding: [], in: Region("AT"),
      names: { [DrinkCatalogue.builtIn.drinks.map { $0.name == "Coffee" ? "咖啡" : nil }] })
    switch #expect(throws: DrinkLookupError.self, performing: { try german.find(query) }) {
    case .notUnderstood(let drink, _), .noSuchSize(_, let drink): #expect(drink.name == name)
    case .unknown, .note, nil: Issue.record("\(query) names no drink")
    }
  }

  @Test(
    "What follows `with`, `without` or `no` is a note, and an amount behind it is none of it",
    arguments: [
      ("coffee with milk", "milk", 96.0), ("latte with Oat Milk", "Oat Milk", 80),
      ("2 coffees without sugar", "without sugar", 96), ("coffee no sugar", "no sugar", 96),
      ("coffee with milk 90mg", "milk", 90),
      ("tea with a little milk, hot 474 ml", "a little milk, hot", 96),
      ("拿铁加燕麦奶", "加燕麦奶", 80), ("大杯拿铁 少冰", "少冰", 150), ("latte", "", 80),
    ])
  func notes(query: String, note: String, milligrams: Double) throws {
    let match = try catalogue.find(query)
    #expect(match.note ?? "" == note)
    #expect(abs(match.amount.value - milligrams) < 1e-9)
  }

  @Test(
    "A note that may change what is logged is refused",
    arguments: [
      ("coffee with 2 sugars", "2"), ("coffee with half", "half"),
      ("coffee with breakfast", "breakfast"),
      ("coffee with a shot of espresso", "shot"), ("coffee with caffeine", "caffeine"),
      ("coffee without caffeine", "caffeine"), ("espresso with tea", "tea"),
      ("latte no foam extra hot", "extra"),
      ("coffee with milk yesterday", "yesterday"), ("coffee with milk at 9", "at"),
      ("拿铁加浓", "浓"), ("拿铁加奶茶", "奶茶"), ("coffee with chocolate", "chocolate"),
    ])
  func refusedNotes(query: String, word: String) {
    #expect(throws: DrinkLookupError.note(word: word)) { try catalogue.find(query) }
  }

  @Test(
    "The name that was typed is the name, as the list spells it",
    arguments: [
      ("latte", "Latte"), ("LATTES", "Latte"), ("flat-white", "Flat White"), ("coke", "Coke"),
      ("2 lungos", "Lungo"), ("large iced americano", "Iced Americano"), ("affogato", "Affogato"),
      ("кофе", "Кофе"), ("cafe", "Café"), ("the", "Thé"), ("拿铁", "拿铁"),
      ("2 shots", "Double Espresso"),
      ("double affogato", "Double Espresso"), ("nescafe", "Nescafe"),
      // Names that differ in accents alone, of which the first is not the only one.
      ("té verde", "Té Verde"), ("Tè verde", "Tè Verde"), ("té", "Té"), ("2 tè", "Tè"),
    ])
  func shownNames(query: String, name: String) throws {
    #expect(try catalogue.find(query).name == name)
  }

  @Test(
    "A double is the table's, and each further shot a single one more",
    arguments: [
      ("2 shots of espresso", "double-espresso", 1.0, 134.0),
      ("2 shots", "double-espresso", 1, 134),
      ("double shot of espresso", "double-espresso", 1, 134), ("shot", "espresso", 1, 80),
      ("3 double espressos", "double-espresso", 3, 402),
      ("triple espresso", "espresso", 3, 214),
      ("espresso 4 shots", "espresso", 4, 294), ("triple espresso 100ml", "espresso", 1, 214),
      ("2 shots espresso 60ml", "double-espresso", 1, 134), ("double latte", "latte", 1, 150),
      ("2 shots nespresso", "nespresso", 2, 120),
      ("double turkish coffee", "turkish-coffee", 2, 100),
    ])
  func shots(query: String, id: String, count: Double, milligrams: Double) throws {
    let match = try catalogue.find(query)
    #expect(match.drink.id == id && match.count == count)
    #expect(abs(match.amount.value * count - milligrams) < 1e-9)
  }

  @Test(
    "Ounces and pints are those of the region, and 0.33 is litres",
    arguments: [
      ("GB", "pint of coffee", 568.26125), ("IE", "half a pint of tea", 284.130625),
      ("GB", "coffee 8 oz", 227.3045), ("US", "pint of coffee", 473.176),
      ("US", "12oz tea", 354.882),
      ("US", "cola 0.33", 330), ("DE", "Tee 0,2", 200), ("US", "coffee.2l", 200),
      ("US", "2x.33l cola", 330),
    ])
  func volumes(region: String, query: String, milliliters: Double) throws {
    let volume = try DrinkCatalogue.translated(in: Region(region)).find(query).volume
    #expect(abs((volume?.value ?? 0) - milliliters) < 1e-6)
  }

  @Test("A built-in drink alone has names in other languages, which make no other catalogue")
  func translations() throws {
    let latte = try #require(catalogue["latte"])
    #expect(catalogue.spellings(of: latte)[0...3] == ["latte", "Latte", "拿铁", "caffè latte"])
    // 奶茶 is one of its names in the table and its translation.
    let milkTea = catalogue.spellings(of: try #require(catalogue["milk-tea"]))
    #expect(Set(milkTea).count == milkTea.count && milkTea.contains("奶茶"))
    let mine = Drink(id: "latte", name: "Latte", standard: Serving(.cup, volume: 200, amount: 90))
    let own = DrinkCatalogue(adding: [mine]) { [DrinkCatalogue.builtIn.drinks.map { _ in "拿铁" }] }
    #expect(own.spellings(of: mine) == ["latte", "Latte"])
    #expect(catalogue == .builtIn && catalogue.hashValue == DrinkCatalogue.builtIn.hashValue)
    #expect(own != .builtIn && DrinkCatalogue.translated(in: Region("CN")) != .builtIn)
  }

  @Test("A text without letters of such a language asks for no names")
  func untranslated() throws {
    let catalogue = DrinkCatalogue(adding: []) {
      Issue.record("asked for names")
      return []
    }
    for text in ["2 large lattes", "red bulls", "кофе", "cà phê"] {
      _ = try catalogue.find(text)
      _ = catalogue.search(text)
    }
    #expect(catalogue.nearest(to: "latee").first?.id == "latte")
  }

  @Test("Own drinks live beside the built-in ones and win")
  func ownDrinks() throws {
    let mine = Drink(
      id: "latte", name: "My Latte", standard: Serving(.cup, volume: 200, amount: 90))
    let house = Drink(
      id: "house-blend", name: "Hausmischung", standard: Serving(.cup, volume: 200, amount: 111))
    let own = DrinkCatalogue(adding: [mine, house])
    #expect(try own.find("latte").amount == 90)
    #expect(try own.find("HAUSMISCHUNG").amount == 111)
    #expect(try own.find("cappuccino").amount == 80)
    #expect(own.drinks.count == catalogue.drinks.count + 1)
    #expect(own.search("hausm").map(\.id) == ["house-blend"])
  }
}

extension DrinkCatalogue {
  /// The built-in drinks with some names in Chinese, as a program that speaks it gives them.
  static func translated(in region: Region? = nil) -> DrinkCatalogue {
    DrinkCatalogue(adding: [], in: region) {
      [DrinkCatalogue.builtIn.drinks.map { chineseNames[$0.name] }]
    }
  }

  private static let chineseNames = [
    "Latte": "拿铁",
    "Americano": "美式咖啡",
    "Polish Americano": "波兰美式咖啡",
    "Korean Americano": "韩式美式咖啡",
    "Gyokuro": "玉露",
    "Sencha": "煎茶",
    "Mugicha": "麦茶",
    "Matcha": "抹茶",
    "Milk Tea": "奶茶",
    "Hong Kong Milk Tea": "港式奶茶",
    "Dongpeng": "东鹏特饮",
    "Chinese Red Bull": "红牛",
  ]
}
