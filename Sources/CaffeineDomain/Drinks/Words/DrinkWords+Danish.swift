extension DrinkWords {
  static let danish = DrinkWords(
    regions: ["DK"],
    cup: ["filterkaffee"],
    coffee: ["kaffe"],
    tea: ["te"],
    greenTea: ["grøn te"],
    cola: ["cola"],
    energyDrink: ["energidrik"],
    espresso: ["espresso"],
    decaf: ["koffeinfri kaffe"],
    numbers: ["to", "tre", "fire", "fem"],
    halves: ["halv"],
    cups: ["kop", "kopper"],
    mugs: ["krus"],
    articles: ["en", "et"],
    with: ["med", "uden"],
    additions: ["mælk", "sukker"])
}
