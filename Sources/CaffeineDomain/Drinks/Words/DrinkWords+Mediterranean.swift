extension DrinkWords {
  /// A plain قهوة is an Arabic or Turkish coffee.
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
    additions: ["حليب", "سكر", "سادة", "بالحليب", "تركية"],
    large: ["كبير", "كبيرة"],
    small: ["صغير", "صغيرة"])

  /// A plain καφές is a Greek coffee in a Turkish cup.
  static let greek = DrinkWords(
    regions: ["GR", "CY"],
    cup: ["turkish-coffee"],
    coffee: ["καφές", "ελληνικός"],
    tea: ["τσάι"],
    greenTea: ["πράσινο τσάι"],
    cola: ["κόλα"],
    energyDrink: ["ενεργειακό ποτό"],
    espresso: ["εσπρέσο", "εσπρέσσο"],
    decaf: ["ντεκαφεϊνέ"],
    numbers: ["δύο", "τρεις", "τέσσερις", "πέντε"],
    halves: ["μισός"],
    cups: ["φλιτζάνι", "φλιτζάνια"],
    mugs: ["κούπα", "κούπες"],
    articles: ["ένας", "ένα", "έναν"],
    with: ["με", "χωρίς"],
    additions: ["γάλα", "ζάχαρη", "σκέτος", "σκέτο", "μέτριος", "γλυκός"],
    large: ["μεγάλος", "μεγάλο"],
    small: ["μικρός", "μικρό"])

  /// A plain קפה is instant coffee.
  static let hebrew = DrinkWords(
    regions: ["IL"],
    cup: ["instant-coffee"],
    coffee: ["קפה"],
    tea: ["תה"],
    greenTea: ["תה ירוק"],
    cola: ["קולה"],
    energyDrink: ["משקה אנרגיה"],
    espresso: ["אספרסו"],
    decaf: ["קפה נטול קפאין"],
    numbers: ["שני", "שלושה"],
    halves: ["חצי"],
    cups: ["כוס", "כוסות"],
    with: ["עם", "בלי"],
    additions: ["חלב", "סוכר", "שחור"],
    large: ["גדול"],
    small: ["קטן"])

  /// A plain kahve is a Turkish coffee.
  static let turkish = DrinkWords(
    regions: ["TR"],
    cup: ["turkish-coffee"],
    coffee: ["kahve", "orta kahve"],
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
    additions: ["sütlü", "şekerli", "şekersiz", "sade", "az"],
    large: ["büyük"],
    small: ["küçük"])
}
