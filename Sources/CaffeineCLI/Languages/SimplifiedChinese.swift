import CaffeineDomain
import CommandArguments

extension Language {
  static let simplifiedChinese = Language(
    names: ["zh_CN", "zh_SG", "zh", "zh_Hans", "zh_Hans_CN", "zh_Hans_SG"], listSeparator: "、",
    words: { words[$0] ?? words[$0.withOtherInitial] ?? drinkNames[$0] })

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
  fileprivate var withOtherInitial: String {
    let first = prefix(1)
    let small = first.lowercased()
    return (first == small ? first.uppercased() : small) + dropFirst()
  }
}
