extension DrinkWords {
  /// A plain قهوة is an Arabic or Turkish one.
  static let arabic = DrinkWords(
    regions: ["EG", "SA", "AE", "MA", "DZ", "TN", "JO", "LB", "IQ", "SY", "KW", "QA"],
    cup: ["turkish-coffee"],
    coffee: ["قهوة"],
    tea: ["شاي"],
    greenTea: ["شاي أخضر"],
    cola: ["كولا"],
    energyDrink: ["مشروب طاقة"],
    espresso: ["إسبريسو"],
    decaf: ["قهوة منزوعة الكافيين"],
    numbers: ["كوبان"],
    halves: ["نصف"],
    cups: ["كوب", "فنجان", "أكواب"],
    with: ["مع", "بدون"],
    additions: ["حليب", "سكر"])
}
