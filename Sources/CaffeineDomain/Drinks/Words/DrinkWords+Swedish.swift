extension DrinkWords {
  static let swedish = DrinkWords(
    regions: ["SE"],
    cup: ["filterkaffee"],
    coffee: ["kaffe"],
    tea: ["te", "svart te"],
    greenTea: ["grönt te"],
    cola: ["cola"],
    energyDrink: ["energidryck"],
    espresso: ["espresso"],
    decaf: ["koffeinfritt kaffe"],
    numbers: ["två", "tre", "fyra", "fem"],
    halves: ["halv"],
    cups: ["kopp", "koppar"],
    mugs: ["mugg", "muggar"],
    articles: ["en", "ett"],
    with: ["med", "utan"],
    additions: ["mjölk", "socker"])
}
