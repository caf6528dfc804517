package import CaffeineDomain
package import CommandArguments

extension Language {
  /// Translates the name of a drink, also in a count such as `2 × Latte`.
  func drinkName(_ name: String) -> String {
    if let translation = translation(of: name) { return translation }
    // Every text of a widget comes here: the sign's first byte is found sooner than a string.
    guard name.utf8.contains(0xC3), let times = name.firstRange(of: " × "),
      let one = translation(of: String(name[times.upperBound...]))
    else { return name }
    return name[..<times.upperBound] + one
  }

  /// The names of a drink in all languages but English, by its English one.
  package static func names(ofDrink name: String) -> [String] {
    all.compactMap { $0.translation(of: name) }
  }

  // Looked up once: a line that is refused is read several times.
  fileprivate static let drinkNames = all.map { language in
    DrinkCatalogue.builtIn.drinks.map { language.translation(of: $0.name) }
  }

  /// The languages besides English; their words stand in `Sources/CCaffeineTexts`.
  static let all: [Language] = [simplifiedChinese]
}

extension DrinkCatalogue {
  /// Drinks that answer to their names in every language.
  package init(inAllLanguages own: [Drink], in region: Region? = nil) {
    self.init(adding: own, in: region, names: { Language.drinkNames })
  }
}
