import Messages

extension Language {
  /// A drink, or several such as `2 × Latte`, by the name in the language where there is one.
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
