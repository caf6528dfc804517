extension DrinkWords {
  static let chinese = DrinkWords(
    regions: ["CN", "TW", "HK", "MO", "SG"],
    cup: ["coffee"],
    coffee: ["咖啡"],
    tea: ["茶"],
    greenTea: ["绿茶", "綠茶"],
    cola: ["可乐", "可樂"],
    energyDrink: ["能量饮料"],
    espresso: ["浓缩咖啡"],
    decaf: ["低因咖啡"])
}
