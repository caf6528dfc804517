extension DrinkWords {
  /// A káva is an espresso or a lungo.
  static let czech = DrinkWords(
    regions: ["CZ"],
    cup: ["espresso"],
    coffee: ["káva", "kafe", "kávička"],
    tea: ["čaj"],
    greenTea: ["zelený čaj"],
    cola: ["kola"],
    energyDrink: ["energetický nápoj", "energeťák"],
    espresso: ["espresso", "presso"],
    decaf: ["bezkofeinová káva"],
    numbers: ["dvě", "tři", "čtyři", "pět"],
    halves: ["půl"],
    cups: ["šálek", "šálky", "šálků"],
    mugs: ["hrnek", "hrnky"],
    with: ["s", "bez"],
    additions: ["mlékem", "mléka", "cukrem", "cukru"])
}
