extension DrinkWords {
  /// A plain kahve is a Turkish one.
  static let turkish = DrinkWords(
    regions: ["TR"],
    cup: ["turkish-coffee"],
    coffee: ["kahve"],
    tea: ["çay"],
    greenTea: ["yeşil çay"],
    cola: ["kola"],
    energyDrink: ["enerji içeceği"],
    espresso: ["espresso"],
    decaf: ["kafeinsiz kahve"],
    numbers: ["iki", "üç", "dört", "beş"],
    halves: ["yarım"],
    cups: ["fincan", "bardak"],
    articles: ["bir"],
    additions: ["sütlü", "şekerli", "şekersiz"])
}
