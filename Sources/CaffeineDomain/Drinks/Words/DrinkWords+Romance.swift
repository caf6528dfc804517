extension DrinkWords {
  static let french = DrinkWords(
    regions: ["FR", "LU"],
    cup: ["espresso"],
    coffee: ["café"],
    tea: ["thé", "thé noir"],
    greenTea: ["thé vert"],
    cola: ["coca"],
    energyDrink: ["boisson énergisante"],
    espresso: ["espresso"],
    decaf: ["déca", "café décaféiné"],
    numbers: ["deux", "trois", "quatre", "cinq"],
    halves: ["demi"],
    cups: ["tasse", "tasses"],
    articles: ["un", "une", "de", "du", "le"],
    with: ["avec", "sans"],
    additions: ["lait", "sucre", "crème", "avoine", "noir"],
    large: ["grand", "grande"],
    small: ["petit", "petite"])
}

extension DrinkWords {
  static let italian = DrinkWords(
    regions: ["IT"],
    cup: ["espresso"],
    coffee: ["caffè"],
    tea: ["tè"],
    greenTea: ["tè verde"],
    cola: ["cola"],
    energyDrink: ["energy drink", "bevanda energetica"],
    espresso: ["espresso"],
    decaf: ["decaffeinato"],
    numbers: ["due", "tre", "quattro", "cinque"],
    halves: ["mezzo", "mezza"],
    cups: ["tazza", "tazze", "tazzina", "tazzine"],
    articles: ["un", "una", "di"],
    with: ["con", "senza"],
    additions: ["zucchero", "nero"],
    large: ["grande"],
    small: ["piccolo"])
}

extension DrinkWords {
  /// A plain café is a small filter coffee.
  static let portugueseOfBrazil = DrinkWords(
    regions: ["BR"],
    cup: ["cafe-coado"],
    coffee: ["café", "cafezinho"],
    tea: ["chá"],
    greenTea: ["chá verde"],
    cola: ["refrigerante de cola"],
    energyDrink: ["energético"],
    espresso: ["expresso"],
    decaf: ["descafeinado"],
    numbers: ["dois", "três", "quatro", "cinco"],
    halves: ["meio", "meia"],
    cups: ["xícara", "xícaras"],
    articles: ["um", "uma"],
    with: ["com", "sem"],
    additions: ["leite", "açúcar", "preto"],
    large: ["grande"],
    small: ["pequeno"])
}

extension DrinkWords {
  static let portugueseOfPortugal = DrinkWords(
    regions: ["PT"],
    cup: ["cafe-solo"],
    coffee: ["café", "bica"],
    tea: ["chá", "chá preto"],
    greenTea: ["chá verde"],
    cola: ["cola"],
    energyDrink: ["bebida energética"],
    espresso: ["expresso"],
    decaf: ["descafeinado"],
    cups: ["chávena", "chávenas"],
    additions: ["preto"],
    large: ["grande"],
    small: ["pequeno"])
}

extension DrinkWords {
  /// A plain cafea is an espresso.
  static let romanian = DrinkWords(
    regions: ["RO", "MD"],
    cup: ["espresso"],
    coffee: ["cafea", "cafele"],
    tea: ["ceai"],
    greenTea: ["ceai verde"],
    cola: ["cola"],
    energyDrink: ["energizant", "băutură energizantă"],
    espresso: ["espresso"],
    decaf: ["cafea decofeinizată"],
    numbers: ["două", "trei", "patru", "cinci"],
    halves: ["jumătate"],
    cups: ["ceașcă", "cești"],
    mugs: ["cană", "căni"],
    articles: ["o"],
    with: ["cu", "fără"],
    additions: ["lapte", "zahăr", "neagră"],
    large: ["mare"],
    small: ["mică"])
}

extension DrinkWords {
  static let spanish = DrinkWords(
    regions: ["ES"],
    cup: ["cafe-solo"],
    coffee: ["café"],
    tea: ["té", "té negro"],
    greenTea: ["té verde"],
    cola: ["refresco de cola"],
    energyDrink: ["bebida energética"],
    espresso: ["espresso", "expreso", "café solo"],
    decaf: ["descafeinado"],
    numbers: ["dos", "tres", "cuatro", "cinco"],
    halves: ["medio", "media"],
    cups: ["taza", "tazas"],
    articles: ["un", "una", "de"],
    with: ["con", "sin"],
    additions: ["leche", "azúcar", "negro"],
    large: ["grande"],
    small: ["pequeño"])
}
