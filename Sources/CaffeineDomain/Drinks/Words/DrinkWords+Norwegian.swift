extension DrinkWords {
  static let norwegian = DrinkWords(
    regions: ["NO"],
    cup: ["filterkaffee"],
    coffee: ["kaffe"],
    tea: ["te"],
    greenTea: ["grønn te"],
    cola: ["cola"],
    energyDrink: ["energidrikk"],
    espresso: ["espresso"],
    decaf: ["koffeinfri kaffe"],
    numbers: ["to", "tre", "fire", "fem"],
    halves: ["halv"],
    cups: ["kopp", "kopper"],
    mugs: ["krus"],
    articles: ["en", "et"],
    with: ["med", "uten"],
    additions: ["melk", "sukker"])
}
