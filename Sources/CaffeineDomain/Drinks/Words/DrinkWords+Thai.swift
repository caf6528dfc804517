extension DrinkWords {
  /// A กาแฟ is often robusta, or made of powder: nobody can tell.
  static let thai = DrinkWords(
    regions: ["TH"],
    cup: ["robusta-coffee", "instant-coffee", "coffee"],
    coffee: ["กาแฟ"],
    tea: ["ชา"],
    greenTea: ["ชาเขียว"],
    cola: ["โคล่า", "โค้ก"],
    energyDrink: ["เครื่องดื่มชูกำลัง"],
    espresso: ["เอสเพรสโซ"],
    decaf: ["กาแฟไม่มีคาเฟอีน"])
}
