extension DrinkWords {
  /// A plain קפה is made of powder.
  static let hebrew = DrinkWords(
    regions: ["IL"],
    cup: ["instant-coffee"],
    coffee: ["קפה"],
    tea: ["תה"],
    greenTea: ["תה ירוק"],
    cola: ["קולה"],
    energyDrink: ["משקה אנרגיה"],
    espresso: ["אספרסו"],
    decaf: ["קפה נטול קפאין"],
    numbers: ["שני", "שלושה"],
    halves: ["חצי"],
    cups: ["כוס", "כוסות"],
    with: ["עם", "בלי"],
    additions: ["חלב", "סוכר"])
}
