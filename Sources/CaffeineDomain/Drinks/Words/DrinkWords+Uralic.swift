extension DrinkWords {
  static let finnish = DrinkWords(
    regions: ["FI"],
    cup: ["filterkaffee"],
    coffee: ["kahvi", "kahvia"],
    tea: ["tee", "teetä"],
    greenTea: ["vihreä tee"],
    cola: ["kola", "kokis"],
    energyDrink: ["energiajuoma"],
    espresso: ["espresso"],
    decaf: ["kofeiiniton kahvi"],
    numbers: ["kaksi", "kolme", "neljä", "viisi"],
    halves: ["puoli", "puolikas"],
    cups: ["kuppi", "kuppia", "kupillinen"],
    mugs: ["muki", "mukia"],
    additions: ["maito", "maidolla", "sokeri", "musta"],
    large: ["iso", "ison"],
    small: ["pieni", "pienen"])
}

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
    additions: ["tejjel", "cukorral", "fekete"],
    large: ["nagy"],
    small: ["kis", "kicsi"])
}
