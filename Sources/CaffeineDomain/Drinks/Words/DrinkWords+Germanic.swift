extension DrinkWords {
  static let danish = DrinkWords(
    regions: ["DK"],
    cup: ["filterkaffee"],
    coffee: ["kaffe"],
    tea: ["te"],
    greenTea: ["grøn te"],
    cola: ["cola"],
    energyDrink: ["energidrik"],
    espresso: ["espresso"],
    decaf: ["koffeinfri kaffe"],
    numbers: ["to", "tre", "fire", "fem"],
    halves: ["halv"],
    cups: ["kop", "kopper"],
    mugs: ["krus"],
    articles: ["en", "et"],
    with: ["med", "uden"],
    additions: ["mælk", "sukker", "sort", "sorte"],
    large: ["stor"],
    small: ["lille"])
}

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
    additions: ["melk", "suiker", "zwart", "zwarte"],
    large: ["groot", "grote"],
    small: ["klein", "kleine"])
}

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
    additions: ["Milch", "Zucker", "Sahne", "Hafermilch", "schwarz"],
    large: ["groß", "großer", "große", "großen", "großes", "grosser", "grosse"],
    small: ["klein", "kleiner", "kleine", "kleinen"])
}

extension DrinkWords {
  static let norwegian = DrinkWords(
    regions: ["NO"],
    cup: ["filterkaffee"],
    coffee: ["kaffe"],
    tea: ["te"],
    greenTea: ["grønn te"],
    cola: ["cola"],
    energyDrink: ["energidrikk"],
    espresso: ["espresso"],
    decaf: ["koffeinfri kaffe"],
    numbers: ["to", "tre", "fire", "fem"],
    halves: ["halv"],
    cups: ["kopp", "kopper"],
    mugs: ["krus"],
    articles: ["en", "et"],
    with: ["med", "uten"],
    additions: ["melk", "sukker", "svart", "svarte"],
    large: ["stor"],
    small: ["liten"])
}

extension DrinkWords {
  static let swedish = DrinkWords(
    regions: ["SE"],
    cup: ["filterkaffee"],
    coffee: ["kaffe", "bryggkaffe"],
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
    additions: ["mjölk", "socker", "svart", "svarta"],
    large: ["stor", "stort"],
    small: ["liten", "litet"])
}
