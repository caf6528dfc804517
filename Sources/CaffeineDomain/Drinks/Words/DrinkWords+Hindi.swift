extension DrinkWords {
  /// A plain कॉफ़ी is made of powder, in milk.
  static let hindi = DrinkWords(
    regions: ["IN"],
    cup: ["instant-coffee"],
    coffee: ["कॉफ़ी", "कॉफी"],
    tea: ["चाय"],
    greenTea: ["हरी चाय", "ग्रीन टी"],
    cola: ["कोला"],
    energyDrink: ["एनर्जी ड्रिंक"],
    espresso: ["एस्प्रेसो"],
    decaf: ["डिकैफ़ कॉफ़ी"],
    numbers: ["दो", "तीन", "चार", "पाँच"],
    halves: ["आधा", "आधी"],
    cups: ["कप"],
    articles: ["एक"])
}
