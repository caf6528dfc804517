import CommandArguments

extension Language {
  /// Translates the name of a drink, also in a count such as `2 × Latte`.
  func drinkName(_ name: String) -> String {
    if let translation = translation(of: name) { return translation }
    guard let times = name.firstRange(of: " × "),
      let one = translation(of: String(name[times.upperBound...]))
    else { return name }
    return name[..<times.upperBound] + one
  }

  /// The languages besides English; their files stand in this folder.
  static let all: [Language] = [simplifiedChinese]
}
