extension DrinkWords {
  static let spanish = DrinkWords(
    regions: ["ES"],
    cup: ["cafe-solo"],
    coffee: ["café"],
    tea: ["té", "té negro"],
    greenTea: ["té verde"],
    cola: ["refresco de cola"],
    energyDrink: ["bebida energética"],
    espresso: ["espresso", "expreso", "café solo"],
    decaf: ["descafeinado"],
    numbers: ["dos", "tres", "cuatro", "cinco"],
    halves: ["medio", "media"],
    cups: ["taza", "tazas"],
    articles: ["un", "una", "de"],
    with: ["con", "sin"],
    additions: ["leche", "azúcar"])
}
