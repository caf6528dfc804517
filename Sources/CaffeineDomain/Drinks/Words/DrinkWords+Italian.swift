extension DrinkWords {
  static let italian = DrinkWords(
    regions: ["IT"],
    cup: ["espresso"],
    coffee: ["caffè"],
    tea: ["tè"],
    greenTea: ["tè verde"],
    cola: ["cola"],
    energyDrink: ["energy drink", "bevanda energetica"],
    espresso: ["espresso"],
    decaf: ["decaffeinato"],
    numbers: ["due", "tre", "quattro", "cinque"],
    halves: ["mezzo", "mezza"],
    cups: ["tazza", "tazze", "tazzina", "tazzine"],
    articles: ["un", "una", "di"],
    with: ["con", "senza"],
    additions: ["zucchero"])
}
