extension DrinkWords {
  /// A cà phê drips from a phin, of robusta.
  static let vietnamese = DrinkWords(
    regions: ["VN"],
    cup: ["vietnamese-coffee"],
    coffee: ["cà phê", "cà phê đen"],
    tea: ["trà", "chè"],
    greenTea: ["trà xanh"],
    cola: ["cola", "coca"],
    energyDrink: ["nước tăng lực"],
    espresso: ["espresso"],
    decaf: ["cà phê không caffein"],
    numbers: ["hai", "ba", "bốn", "năm"],
    halves: ["nửa"],
    cups: ["tách", "ly", "cốc"],
    articles: ["một"],
    with: ["với", "không"],
    additions: ["sữa", "đá", "đường"])
}
