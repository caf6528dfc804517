import CaffeineDomain
import TestSupport
import Testing

@Suite("Catalogue")
struct CatalogueTests {
  private let drinks = DrinkCatalogue.builtIn.drinks

  @Test("Has at least 70 drinks, each with an id of its own")
  func size() {
    #expect(drinks.count >= 70)
    #expect(Set(drinks.map(\.id)).count == drinks.count)
    for drink in drinks {
      #expect(
        drink.id.utf8.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789-".utf8.contains($0) })
    }
  }

  @Test("Every number has its source, every drink its pictures")
  func completeness() {
    for drink in drinks {
      #expect(!drink.emoji.isEmpty, "\(drink.id)")
      #expect(drink.servings.allSatisfy { $0.source != nil }, "\(drink.id)")
      // Death Wish sells the most; the next has less than 450 mg.
      #expect(
        drink.servings.allSatisfy { $0.amount <= (drink.id == "death-wish" ? 728 : 450) },
        "\(drink.id)")
      #expect(Set(drink.servings.map(\.size)).count == drink.servings.count, "\(drink.id)")
    }
  }

  @Test("No two drinks answer to one name, and each answers to all of its own", .tags(.long))
  func names() throws {
    for drink in drinks {
      let spellings = DrinkCatalogue.builtIn.spellings(of: drink)
      for spelling in Trials.sample(spellings, oneIn: 3, case: spellings.count) {
        #expect(try DrinkCatalogue.builtIn.find(spelling).drink.id == drink.id, "\(spelling)")
      }
    }
  }

  @Test(
    "Holds the numbers that its sources print",
    arguments: [
      ("espresso", 60.0, 80.0), ("home-espresso", 30, 63), ("cappuccino", nil, 80),
      ("latte", nil, 80), ("latte-macchiato", nil, 80), ("coffee", 237, 96),
      ("black-tea", 237, 48), ("green-tea", 237, 29), ("red-bull", 250, 80), ("coca-cola", 355, 34),
      ("monster", 473, 160), ("flat-white", 237, 130), ("cold-brew", 354, 150),
    ])
  func numbers(id: String, milliliters: Double?, milligrams: Double) throws {
    let serving = try #require(DrinkCatalogue.builtIn[id]).standard
    #expect(serving.volume?.value == milliliters)
    #expect(serving.amount.value == milligrams)
  }

  @Test(
    "The cups of a drink differ as those of its kind",
    arguments: [
      // The spreads of Desbrow 2007, McCusker 2003, PubMed 3943270 and Desbrow 2012.
      ("espresso", 0.40), ("cappuccino", 0.40), ("coffee", 0.30), ("moka", 0.30),
      ("instant-coffee", 0.36), ("black-tea", 0.48), ("iced-coffee-milk", 0.50),
      ("milk-tea", 0.50), ("coca-cola", 0.07), ("cafe-solo", 0.40), ("short-black", 0.36),
      ("monster", 0.10), ("caffeine-tablet", 0.05),
      ("dark-chocolate", 0.40), ("decaf", 1.0),
    ])
  func variation(id: String, ratio: Double) throws {
    #expect(try #require(DrinkCatalogue.builtIn[id]).variation.value == ratio)
  }

  @Test("Only milligrams of one's own are certain")
  func certain() throws {
    #expect(drinks.allSatisfy { $0.variation > 0 })
    let own = Drink(id: "mine", name: "Mine", standard: Serving(.cup, volume: nil, amount: 90))
    #expect(own.variation == 0)
    let id = try #require(IntakeID("typed"))
    #expect(Intake(id: id, name: "Typed", amount: 90, start: Scene.origin).variation == 0)
  }

  @Test("A cup varies as its drink in every size and number, and not where someone gave the amount")
  func given() throws {
    let id = try #require(IntakeID("a"))
    func variation(_ drink: String, _ amount: Milligrams, isGiven: Bool = false) -> Double {
      Intake(
        id: id, drink: drink, name: "Cup", amount: amount, isGiven: isGiven, start: Scene.origin
      ).variation.value
    }
    for drink in drinks {
      #expect(variation(drink.id, drink.standard.amount) == drink.variation.value)
      #expect(variation(drink.id, drink.standard.amount, isGiven: true) == 0)
    }
    // An earlier version's entry may have the number of an earlier row.
    #expect(variation("espresso", 63) == 0.4 && variation("espresso", 90, isGiven: true) == 0)
    #expect(variation("good-night", 0) == 0)
  }

  @Test("Searches within names, in the order of the catalogue")
  func search() {
    let catalogue = DrinkCatalogue.translated()
    #expect(catalogue.search("").count == drinks.count)
    #expect(catalogue.search("GREEN").map(\.id) == ["green-tea", "matcha-latte"])
    #expect(
      catalogue.search("美式").map(\.id) == ["americano", "polish-americano", "korean-americano"])
    #expect(catalogue.search("アメリカーノ").map(\.id) == ["americano"])
    #expect(catalogue.search("zzz").isEmpty)
  }
}
