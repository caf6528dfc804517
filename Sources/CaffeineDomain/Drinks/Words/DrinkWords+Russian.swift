extension DrinkWords {
  /// A plain кофе is made of powder.
  static let russian = DrinkWords(
    regions: ["RU", "BY", "KZ"],
    cup: ["instant-coffee"],
    coffee: ["кофе"],
    tea: ["чай", "чёрный чай", "чая"],
    greenTea: ["зелёный чай"],
    cola: ["кола"],
    energyDrink: ["энергетик"],
    espresso: ["эспрессо"],
    decaf: ["кофе без кофеина"],
    numbers: ["два", "три", "четыре", "пять"],
    halves: ["полчашки"],
    cups: ["чашка", "чашки", "чашек", "чашку"],
    mugs: ["кружка", "кружки", "кружку"],
    articles: ["один", "одна", "одну"],
    with: ["с", "без"],
    additions: ["молоком", "молока", "сахаром", "сахара"])
}
