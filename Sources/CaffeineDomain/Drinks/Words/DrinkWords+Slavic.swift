extension DrinkWords {
  /// A plain káva is an espresso or a lungo.
  static let czech = DrinkWords(
    regions: ["CZ"],
    cup: ["espresso"],
    coffee: ["káva", "kávu", "kávy", "kafe", "kávička"],
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
    additions: ["mlékem", "mléka", "cukrem", "cukru", "černá", "černou"],
    large: ["velká", "velkou"],
    small: ["malá", "malou"])

  /// A plain kawa at home is ground in the cup.
  static let polish = DrinkWords(
    regions: ["PL"],
    cup: ["filterkaffee"],
    coffee: ["kawa", "kawę", "kawy"],
    tea: ["herbata", "herbatę", "herbaty"],
    greenTea: ["zielona herbata"],
    cola: ["cola", "kola"],
    energyDrink: ["energetyk", "napój energetyczny"],
    espresso: ["espresso"],
    decaf: ["kawa bezkofeinowa"],
    numbers: ["dwie", "trzy", "cztery", "pięć"],
    halves: ["pół"],
    cups: ["filiżanka", "filiżanki", "filiżanek"],
    mugs: ["kubek", "kubki", "kubków"],
    with: ["z", "bez"],
    additions: ["mlekiem", "mleka", "cukrem", "cukru", "czarna", "czarną", "cytryną", "cytryny"],
    large: ["duża", "dużą"],
    small: ["mała", "małą"])

  /// A plain кофе is instant coffee.
  static let russian = DrinkWords(
    regions: ["RU", "BY", "KZ"],
    cup: ["instant-coffee"],
    coffee: ["кофе", "kofe"],
    tea: ["чай", "чёрный чай", "чая"],
    greenTea: ["зелёный чай"],
    cola: ["кола"],
    energyDrink: ["энергетик"],
    espresso: ["эспрессо"],
    decaf: ["кофе без кофеина"],
    numbers: ["два", "три", "четыре", "пять"],
    halves: ["полчашки"],
    cups: ["чашка", "чашки", "чашек", "чашку"],
    mugs: ["кружка", "кружки", "кружку"],
    articles: ["один", "одна", "одну"],
    with: ["с", "без"],
    additions: ["молоком", "молока", "сахаром", "сахара", "чёрный"],
    large: ["большой", "большая"],
    small: ["маленький", "маленькая"])

  /// A plain кава is an espresso or instant coffee.
  static let ukrainian = DrinkWords(
    regions: ["UA"],
    cup: ["espresso", "instant-coffee"],
    coffee: ["кава", "каву", "кави"],
    tea: ["чай"],
    greenTea: ["зелений чай"],
    cola: ["кола"],
    energyDrink: ["енергетик"],
    espresso: ["еспресо"],
    decaf: ["кава без кофеїну"],
    numbers: ["дві", "три", "чотири", "п'ять"],
    cups: ["чашка", "чашки", "чашку"],
    mugs: ["кухоль", "горня"],
    articles: ["одна", "одну"],
    with: ["з", "без"],
    additions: ["молоком", "молока", "цукром", "цукру", "чорна"],
    large: ["велика", "велику"],
    small: ["маленька", "маленьку"])

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

  /// A plain kávé is an espresso.
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
