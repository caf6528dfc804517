extension DrinkWords {
  static let dutch = DrinkWords(
    regions: ["NL", "BE"],
    cup: ["filterkaffee"],
    coffee: ["koffie", "bakkie"],
    tea: ["thee", "zwarte thee"],
    greenTea: ["groene thee"],
    cola: ["cola"],
    energyDrink: ["energiedrank"],
    espresso: ["espresso"],
    decaf: ["cafeïnevrije koffie", "decafé"],
    numbers: ["twee", "drie", "vier", "vijf"],
    halves: ["halve", "half"],
    cups: ["kop", "kopje", "kopjes", "koppen"],
    mugs: ["mok", "mokken"],
    articles: ["een"],
    with: ["met", "zonder"],
    additions: ["melk", "suiker"])
}
