import CaffeineDomain
import Messages

extension Language {
  static let simplifiedChinese = Language(
    names: ["zh_CN", "zh_SG", "zh", "zh_Hans", "zh_Hans_CN", "zh_Hans_SG"], listSeparator: "、",
    words: { words[$0] ?? chineseName(ofDrink: $0) })

  /// Made when the first message is said in it.
  private static let words = WordTable([
    libraryWords, dataWords, levelWords, logWords, nightWords, widgetWords, phraseWords, viewWords,
    speechWords, nameWords, answerWords, failureWords, settingWords,
  ])

  /// The name that the catalogue has.
  private static func chineseName(ofDrink name: String) -> String? {
    DrinkCatalogue.builtIn.drinks.first { $0.name == name }?.chineseName
  }
}
