extension DrinkWords {
  /// A kávé is an espresso.
  static let hungarian = DrinkWords(
    regions: ["HU"],
    cup: ["espresso"],
    coffee: ["kávé"],
    tea: ["tea"],
    greenTea: ["zöld tea"],
    cola: ["kóla"],
    energyDrink: ["energiaital"],
    espresso: ["eszpresszó", "presszókávé"],
    decaf: ["koffeinmentes kávé"],
    numbers: ["két", "három", "négy", "öt"],
    halves: ["fél"],
    cups: ["csésze"],
    mugs: ["bögre"],
    articles: ["egy"],
    additions: ["tejjel", "cukorral"])
}
