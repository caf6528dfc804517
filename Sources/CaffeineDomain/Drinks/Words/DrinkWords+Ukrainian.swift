extension DrinkWords {
  /// A кава is an espresso, or made of powder.
  static let ukrainian = DrinkWords(
    regions: ["UA"],
    cup: ["espresso", "instant-coffee"],
    coffee: ["кава"],
    tea: ["чай"],
    greenTea: ["зелений чай"],
    cola: ["кола"],
    energyDrink: ["енергетик"],
    espresso: ["еспресо"],
    decaf: ["кава без кофеїну"],
    numbers: ["дві", "три", "чотири", "п'ять"],
    cups: ["чашка", "чашки", "чашку"],
    mugs: ["кухоль", "горня"],
    articles: ["одна", "одну"],
    with: ["з", "без"],
    additions: ["молоком", "молока", "цукром", "цукру"])
}
