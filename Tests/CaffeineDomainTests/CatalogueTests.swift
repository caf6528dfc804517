import CaffeineDomain
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
      #expect(drink.servings.allSatisfy { $0.amount <= 400 }, "\(drink.id)")
      #expect(Set(drink.servings.map(\.size)).count == drink.servings.count, "\(drink.id)")
    }
    #expect(drinks.filter { $0.chineseName != nil }.count >= 70)
  }

  @Test("Every drink says how far its cups differ; milligrams someone typed do not")
  func variation() throws {
    for drink in drinks { #expect(CoefficientOfVariation(ofDrink: drink.id) != nil, "\(drink.id)") }
    #expect(CoefficientOfVariation(ofDrink: "house-blend") == nil)
    let id = try #require(IntakeID("typed"))
    #expect(Intake(id: id, name: "Typed", amount: 90, start: Scene.origin).variation == 0)
    #expect(
      Intake(id: id, drink: "espresso", name: "Espresso", amount: 63, start: Scene.origin)
        .variation == 0.4)
  }

  @Test("No two drinks answer to one name, and each answers to all of its own")
  func names() throws {
    for drink in drinks {
      for spelling in drink.spellings {
        #expect(try DrinkCatalogue.builtIn.find(spelling).drink.id == drink.id, "\(spelling)")
      }
    }
  }

  @Test(
    "Holds the numbers that its sources print",
    arguments: [
      ("espresso", 30.0, 63.0), ("cappuccino", 236, 75), ("latte", 354, 75), ("coffee", 237, 96),
      ("black-tea", 237, 48), ("green-tea", 237, 29), ("red-bull", 250, 80), ("coca-cola", 355, 34),
      ("monster", 473, 160), ("flat-white", 237, 130), ("cold-brew", 354, 150),
    ])
  func numbers(id: String, milliliters: Double, milligrams: Double) throws {
    let serving = try #require(DrinkCatalogue.builtIn[id]).standard
    #expect(serving.volume?.value == milliliters)
    #expect(serving.amount.value == milligrams)
  }

  @Test("Searches within names, in the order of the catalogue")
  func search() {
    let catalogue = DrinkCatalogue.builtIn
    #expect(catalogue.search("").count == drinks.count)
    #expect(catalogue.search("GREEN").map(\.id) == ["green-tea", "matcha-latte"])
    #expect(catalogue.search("美式").map(\.id) == ["americano"])
    #expect(catalogue.search("zzz").isEmpty)
  }
}
