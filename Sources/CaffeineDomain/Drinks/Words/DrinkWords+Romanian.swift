extension DrinkWords {
  /// A cafea is an espresso.
  static let romanian = DrinkWords(
    regions: ["RO", "MD"],
    cup: ["espresso"],
    coffee: ["cafea", "cafele"],
    tea: ["ceai"],
    greenTea: ["ceai verde"],
    cola: ["cola"],
    energyDrink: ["energizant", "băutură energizantă"],
    espresso: ["espresso"],
    decaf: ["cafea decofeinizată"],
    numbers: ["două", "trei", "patru", "cinci"],
    halves: ["jumătate"],
    cups: ["ceașcă", "cești"],
    mugs: ["cană", "căni"],
    articles: ["o"],
    with: ["cu", "fără"],
    additions: ["lapte", "zahăr"])
}
