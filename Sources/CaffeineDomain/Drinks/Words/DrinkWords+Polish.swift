extension DrinkWords {
  /// A kawa at home is ground in the cup.
  static let polish = DrinkWords(
    regions: ["PL"],
    cup: ["filterkaffee"],
    coffee: ["kawa", "kawę", "kawy"],
    tea: ["herbata", "herbatę", "herbaty"],
    greenTea: ["zielona herbata"],
    cola: ["cola", "kola"],
    energyDrink: ["energetyk", "napój energetyczny"],
    espresso: ["espresso"],
    decaf: ["kawa bezkofeinowa"],
    numbers: ["dwie", "trzy", "cztery", "pięć"],
    halves: ["pół"],
    cups: ["filiżanka", "filiżanki", "filiżanek"],
    mugs: ["kubek", "kubki", "kubków"],
    with: ["z", "bez"],
    additions: ["mlekiem", "mleka", "cukrem", "cukru"])
}
