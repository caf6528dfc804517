extension DrinkWords {
  /// A café is filtered, and small.
  static let portugueseOfBrazil = DrinkWords(
    regions: ["BR"],
    cup: ["cafe-coado"],
    coffee: ["café", "cafezinho"],
    tea: ["chá"],
    greenTea: ["chá verde"],
    cola: ["refrigerante de cola"],
    energyDrink: ["energético"],
    espresso: ["expresso"],
    decaf: ["descafeinado"],
    numbers: ["dois", "três", "quatro", "cinco"],
    halves: ["meio", "meia"],
    cups: ["xícara", "xícaras"],
    articles: ["um", "uma"],
    with: ["com", "sem"],
    additions: ["leite", "açúcar"])
}
