import CaffeineCLI
import CaffeineDomain
import CommandArguments
import TestSupport
import Testing

struct DrinkNameTests {
  @Test("Each drink answers to all of its names, and no other drink does", .tags(.long))
  func everyNameIsUnderstood() throws {
    let catalogue = DrinkCatalogue(inAllLanguages: [])
    let names = DrinkCatalogue.builtIn.drinks.flatMap { drink in
      Language.names(ofDrink: drink.name).map { (drink: drink.id, name: $0) }
    }
    #expect(names.count > 150 && Set(names.map(\.name)).count == names.count)
    for (drink, name) in Trials.sample(names, oneIn: 5, case: 0) {
      #expect(try catalogue.find(name).drink.id == drink, "\(name)")
    }
  }
}
