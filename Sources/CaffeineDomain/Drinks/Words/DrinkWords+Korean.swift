extension DrinkWords {
  /// A plain 커피 is an americano.
  static let korean = DrinkWords(
    regions: ["KR"],
    cup: ["korean-americano"],
    coffee: ["커피"],
    tea: ["차", "홍차"],
    greenTea: ["녹차"],
    cola: ["콜라"],
    energyDrink: ["에너지드링크"],
    espresso: ["에스프레소"],
    decaf: ["디카페인", "디카페인 커피"])
}
