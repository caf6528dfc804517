extension DrinkWords {
  static let french = DrinkWords(
    regions: ["FR", "LU"],
    cup: ["espresso"],
    coffee: ["café"],
    tea: ["thé", "thé noir"],
    greenTea: ["thé vert"],
    cola: ["coca"],
    energyDrink: ["boisson énergisante"],
    espresso: ["espresso"],
    decaf: ["déca", "café décaféiné"],
    numbers: ["deux", "trois", "quatre", "cinq"],
    halves: ["demi"],
    cups: ["tasse", "tasses"],
    articles: ["un", "une", "de", "du"],
    with: ["avec", "sans"],
    additions: ["lait", "sucre", "crème", "avoine"])
}
