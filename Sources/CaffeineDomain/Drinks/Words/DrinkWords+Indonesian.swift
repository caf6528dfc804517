extension DrinkWords {
  /// A kopi is ground in the cup, often robusta, or made of powder: nobody can tell.
  static let indonesian = DrinkWords(
    regions: ["ID", "MY"],
    cup: ["robusta-coffee", "instant-coffee", "coffee"],
    coffee: ["kopi"],
    tea: ["teh"],
    greenTea: ["teh hijau"],
    cola: ["kola"],
    energyDrink: ["minuman berenergi"],
    espresso: ["espresso"],
    decaf: ["kopi tanpa kafein"],
    numbers: ["dua", "tiga", "empat", "lima"],
    halves: ["setengah"],
    cups: ["cangkir", "gelas"],
    articles: ["secangkir", "segelas"],
    with: ["dengan", "tanpa"],
    additions: ["gula"])
}
