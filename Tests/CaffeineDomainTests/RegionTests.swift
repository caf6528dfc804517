import CaffeineDomain
import Testing

@Suite("Regions")
struct RegionTests {
  /// What someone orders in a place, and the drink and milligrams that it comes to.
  struct Order: Sendable {
    let region: String
    let query: String
    let drink: String
    let milligrams: Double

    init(_ region: String, _ query: String, _ drink: String, _ milligrams: Double) {
      self.region = region
      self.query = query
      self.drink = drink
      self.milligrams = milligrams
    }
  }

  private static let orders: [Order] = [
    Order("IT", "caffè", "espresso", 80),
    Order("IT", "cafe", "espresso", 80), Order("IT", "moka", "moka", 100),
    Order("IT", "cappuccino", "cappuccino", 80), Order("IT", "tè verde", "green-tea", 29),
    Order("IT", "cioccolata calda", "hot-chocolate", 20),

    Order("ES", "café", "cafe-solo", 100), Order("ES", "café solo", "cafe-solo", 100),
    Order("ES", "cortado", "cortado", 100), Order("ES", "café con leche", "cafe-con-leche", 100),
    Order("ES", "2 cortados", "cortado", 100), Order("ES", "té", "black-tea", 48),
    Order("PT", "galão", "cafe-con-leche", 100), Order("PT", "bica", "cafe-solo", 100),

    Order("FR", "café", "espresso", 80),
    Order("FR", "allongé", "espresso", 80), Order("FR", "noisette", "macchiato", 75),
    Order("FR", "thé vert", "green-tea", 29), Order("FR", "coca", "european-coca-cola", 33),
    Order("FR", "chocolat chaud", "hot-chocolate", 20),

    Order("DE", "Kaffee", "filterkaffee", 82.5), Order("DE", "Tasse Kaffee", "filterkaffee", 82.5),
    Order("DE", "Cola 0,5 l", "european-coca-cola", 50), Order("DE", "Club-Mate", "club-mate", 100),
    Order("DE", "Fritz-Kola", "fritz-kola", 83),
    Order("DE", "Coca-Cola light", "european-coca-cola-light", 40),
    Order("DE", "grüner Tee", "green-tea", 29),
    Order("DE", "heiße Schokolade", "hot-chocolate", 20),

    Order("BR", "expresso", "brazilian-espresso", 60), Order("PT", "expresso", "cafe-solo", 100),
    Order("BR", "chá mate", "yerba-mate", 40), Order("AU", "piccolo", "australian-latte", 107),
    Order("CN", "生椰拿铁", "latte", 80),
    Order("DE", "Cola light", "european-coca-cola-light", 40),
    Order("DE", "koffeinfreier Kaffee", "decaf", 3), Order("AT", "Melange", "cappuccino", 80),
    Order("AT", "großer Brauner", "double-espresso", 134),
    Order("IT", "caffè lungo", "espresso", 80),
    Order("IT", "caffè d'orzo", "barley-coffee", 0),
    Order("IT", "marocchino", "macchiato", 75), Order("IT", "decaffeinato", "decaf-espresso", 5),
    Order("FR", "double café", "double-espresso", 134), Order("FR", "expresso", "espresso", 80),
    Order("ES", "Cola Cao", "cocoa", 5),
    Order("JP", "ブラックコーヒー", "japanese-drip-coffee", 90),

    Order("GB", "mug of tea", "black-tea", 75), Order("GB", "flat white", "flat-white", 130),
    Order("GB", "Costa cappuccino", "costa-cappuccino", 325),
    Order("GB", "Pret espresso", "pret-espresso", 180),

    Order("JP", "コーヒー", "japanese-drip-coffee", 90), Order("JP", "玉露", "gyokuro", 96),
    Order("JP", "煎茶", "sencha", 30), Order("JP", "ほうじ茶", "hojicha", 30),
    Order("JP", "麦茶", "mugicha", 0), Order("JP", "抹茶", "matcha", 64),
    Order("JP", "紅茶", "japanese-black-tea", 45), Order("JP", "モンスター", "japanese-monster", 142),
    Order("JP", "monster", "japanese-monster", 142), Order("JP", "リポビタンD", "lipovitan", 50),

    Order("KR", "아메리카노", "korean-americano", 125), Order("KR", "커피믹스", "mix-coffee", 48),
    Order("KR", "캔커피", "canned-coffee", 84), Order("KR", "핫식스", "hot6", 62),
    Order("KR", "Red Bull", "korean-red-bull", 62.5),

    Order("CN", "红牛", "chinese-red-bull", 50), Order("CN", "red bull", "chinese-red-bull", 50),
    Order("CN", "大杯拿铁", "latte", 150), Order("CN", "冰美式", "americano", 150),
    Order("CN", "奶茶", "milk-tea", 151), Order("CN", "珍珠奶茶", "milk-tea", 151),
    Order("HK", "奶茶", "hong-kong-milk-tea", 170), Order("CN", "东鹏特饮", "dongpeng", 80),

    Order("AU", "flat white", "australian-flat-white", 107),
    Order("AU", "long black", "long-black", 107),
    Order("AU", "double flat white", "australian-flat-white", 214),
    Order("AU", "Coke", "australian-coca-cola", 48.75),
    Order("BR", "cafezinho", "cafe-coado", 31), Order("BR", "café", "cafe-coado", 31),
    Order("BR", "pingado", "cafe-coado", 31), Order("PT", "pingado", "cortado", 100),
    Order("DE", "Milchkaffee", "milchkaffee", 82.5), Order("GB", "mug of coffee", "coffee", 140),
    Order("GB", "mug of instant coffee", "instant-coffee", 100),
    Order("GB", "latte macchiato", "latte-macchiato", 80),
    Order("GB", "tall latte macchiato", "latte-macchiato", 150),
    Order("GB", "cola", "european-coca-cola", 33), Order("IT", "cola", "european-coca-cola", 33),
    Order("PL", "cola", "european-coca-cola", 33), Order("US", "cola", "cola", 40),
    Order("US", "Monster Zero", "monster-zero", 160),
    Order("BR", "guaraná", "guarana", 2),

    Order("US", "café", "coffee", 96), Order("US", "coke", "coca-cola", 34),
    Order("US", "red bull", "red-bull", 80),
  ]

  @Test("What people order in their languages, where they are", arguments: orders)
  func order(sample: Order) throws {
    let region = try #require(Region(sample.region))
    let catalogue = DrinkCatalogue.translated(in: region)
    let match = try? catalogue.find(sample.query)
    #expect(match?.drink.id ?? "" == sample.drink)
    #expect(abs((match?.amount.value ?? 0) - sample.milligrams) < 1e-9)
  }

  @Test("Where nobody says where they are, a name means what it always meant")
  func nowhere() throws {
    for order in Self.orders where order.region == "US" {
      #expect(try DrinkCatalogue.builtIn.find(order.query).drink.id == order.drink)
    }
  }

  @Test("An id of an entry means the same drink everywhere, and an own drink wins everywhere")
  func ids() throws {
    let brazil = try #require(Region("BR"))
    #expect(DrinkCatalogue(adding: [], in: brazil)["espresso"]?.amount == 80)
    let mine = Drink(
      id: "espresso", name: "Mine", standard: Serving(.cup, volume: nil, amount: 90))
    #expect(try DrinkCatalogue(adding: [mine], in: brazil).find("espresso").amount == 90)
  }

  @Test(
    "The region of a locale",
    arguments: [
      ("de_AT", "AT"), ("zh-Hant-TW", "TW"), ("en_GB", "GB"), ("it", "IT"), ("pt", "BR"),
      ("ja", "JP"), ("zh-Hans", "CN"), ("ko", "KR"), ("en", nil), ("sv", nil), ("", nil),
      ("es_419", "ES"), ("en_US_POSIX", "US"),
    ])
  func locale(identifier: String, code: String?) {
    #expect(Region(locale: identifier)?.code == code)
  }

  @Test("Two letters and nothing else", arguments: ["", "I", "ITA", "1T", "é", "I T"])
  func noRegion(code: String) {
    #expect(Region(code) == nil)
    #expect(Region("it")?.code == "IT")
  }
}

extension Drink {
  fileprivate var amount: Milligrams { standard.amount }
}
