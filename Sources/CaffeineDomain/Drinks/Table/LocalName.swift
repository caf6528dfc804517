/// A name that means another drink in some places than elsewhere.
struct LocalName {
  let names: [String]
  let regions: [String]
  /// The id of the drink it means there.
  let drink: String

  /// The id of the drink that folded letters mean in a region in place of the usual one.
  static func drink(spelled letters: [Unicode.Scalar], in region: Region) -> String? {
    all.first { local in
      local.regions.contains(region.code)
        && local.names.contains { FoldedText.isSpelling($0, of: letters) }
    }?.drink
  }

  private static let europe = [
    "AT", "BE", "CH", "DE", "DK", "ES", "FI", "FR", "GB", "GR", "IE", "IT", "LU", "NL", "NO", "PL",
    "PT", "SE",
  ]
  private static let germany = ["AT", "CH", "DE"]
  private static let australia = ["AU", "NZ"]

  private static let all = [
    LocalName(names: ["café", "cafe"], regions: ["BE", "FR", "IT", "LU"], drink: "espresso"),
    LocalName(names: ["café", "cafe", "expresso"], regions: ["ES", "PT"], drink: "cafe-solo"),
    LocalName(names: ["café", "cafe", "pingado"], regions: ["BR"], drink: "cafe-coado"),
    LocalName(names: ["espresso", "expresso"], regions: ["BR"], drink: "brazilian-espresso"),
    LocalName(names: ["coffee", "filter coffee"], regions: germany, drink: "filterkaffee"),
    LocalName(names: ["espresso"], regions: australia, drink: "short-black"),
    LocalName(names: ["cappuccino"], regions: australia, drink: "australian-cappuccino"),
    LocalName(names: ["latte"], regions: australia, drink: "australian-latte"),
    LocalName(names: ["flat white"], regions: australia, drink: "australian-flat-white"),
    LocalName(names: ["iced coffee"], regions: australia, drink: "iced-coffee-milk"),
    LocalName(names: ["americano"], regions: ["KR"], drink: "korean-americano"),
    LocalName(names: ["coffee"], regions: ["JP"], drink: "japanese-drip-coffee"),
    LocalName(names: ["instant coffee"], regions: ["JP"], drink: "japanese-instant-coffee"),
    LocalName(names: ["black tea", "tea", "紅茶"], regions: ["JP"], drink: "japanese-black-tea"),
    LocalName(names: ["oolong", "oolong tea", "烏龍茶"], regions: ["JP"], drink: "japanese-oolong"),
    LocalName(names: ["milk tea", "奶茶"], regions: ["HK", "MO"], drink: "hong-kong-milk-tea"),
    LocalName(
      names: ["cola", "coke", "coca-cola"], regions: europe, drink: "european-coca-cola"),
    LocalName(
      names: ["coke zero", "cola zero", "coca-cola zero", "coca-cola zero sugar"], regions: europe,
      drink: "european-coca-cola-zero"),
    LocalName(
      names: ["diet coke", "coca-cola light", "coke light", "cola light"], regions: europe,
      drink: "european-coca-cola-light"),
    LocalName(
      names: ["cola", "coke", "coca-cola"], regions: australia, drink: "australian-coca-cola"),
    LocalName(names: ["red bull", "红牛"], regions: ["CN"], drink: "chinese-red-bull"),
    LocalName(names: ["red bull"], regions: ["KR"], drink: "korean-red-bull"),
    LocalName(names: ["monster", "monster energy"], regions: ["JP"], drink: "japanese-monster"),
  ]
}
