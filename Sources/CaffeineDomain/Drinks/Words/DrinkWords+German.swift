extension DrinkWords {
  static let german = DrinkWords(
    regions: ["DE", "AT", "CH"],
    cup: ["filterkaffee"],
    coffee: ["Kaffee"],
    tea: ["Tee", "schwarzer Tee", "Schwarztee"],
    greenTea: ["grüner Tee", "Grüntee"],
    cola: ["Cola"],
    energyDrink: ["Energydrink"],
    espresso: ["Espresso"],
    decaf: ["entkoffeiniert", "entkoffeinierter Kaffee", "koffeinfreier Kaffee"],
    numbers: ["zwei", "drei", "vier", "fünf"],
    halves: ["halber", "halbe", "halben"],
    cups: ["Tasse", "Tassen"],
    mugs: ["Becher", "Pott"],
    articles: ["ein", "eine", "einen"],
    with: ["mit", "ohne"],
    additions: ["Milch", "Zucker", "Sahne", "Hafermilch"])
}
