import CaffeineDomain
import CommandArguments

extension Language {
  static let simplifiedChinese = Language(
    names: ["zh_CN", "zh_SG", "zh", "zh_Hans", "zh_Hans_CN", "zh_Hans_SG"], listSeparator: "、",
    words: { key in words[key] ?? key.withOtherInitial.flatMap { words[$0] } ?? drinkNames[key] })

  /// Made when the first message is said in it.
  private static let words = WordTable([
    libraryWords, dataWords, levelWords, logWords, nightWords, widgetWords, phraseWords, viewWords,
    speechWords, answerWords, failureWords, settingWords,
  ])

  /// The names that the catalogue has.
  private static let drinkNames: [String: String] =
    DrinkCatalogue.builtIn.drinks.reduce(into: [:]) { $0[$1.name] = $1.chineseName }
}

extension String {
  /// The key with its first letter in the other case: Chinese has none, so `Low now` stands for
  /// `low now` too.
  ///
  /// `nil` for a first character without case.
  fileprivate var withOtherInitial: String? {
    let first = prefix(1)
    let (small, large) = (first.lowercased(), first.uppercased())
    return small == large ? nil : (first == small ? large : small) + dropFirst()
  }
}
