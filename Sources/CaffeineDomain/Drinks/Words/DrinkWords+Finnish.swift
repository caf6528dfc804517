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
    additions: ["maito", "maidolla", "sokeri"])
}
