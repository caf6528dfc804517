extension DrinkWords {
  static let portugueseOfPortugal = DrinkWords(
    regions: ["PT"],
    cup: ["cafe-solo"],
    coffee: ["café", "bica"],
    tea: ["chá", "chá preto"],
    greenTea: ["chá verde"],
    cola: ["cola"],
    energyDrink: ["bebida energética"],
    espresso: ["expresso"],
    decaf: ["descafeinado"],
    cups: ["chávena", "chávenas"])
}
