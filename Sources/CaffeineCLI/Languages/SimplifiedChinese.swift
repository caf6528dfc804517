import CaffeineDomain
import Messages

extension Language {
  static let simplifiedChinese = Language(
    names: ["zh_CN", "zh_SG", "zh", "zh_Hans", "zh_Hans_CN", "zh_Hans_SG"], listSeparator: "、",
    words: { words })

  /// Made when the first message is said in it.
  private static let words = words([
    libraryWords, dataWords, levelWords, logWords, nightWords, widgetWords, phraseWords, viewWords,
    speechWords, nameWords, answerWords, failureWords, settingWords,
  ]).merging(drinkNames) { word, _ in word }

  /// The names of the catalogue that has them.
  private static var drinkNames: [(String, String)] {
    DrinkCatalogue.builtIn.drinks.compactMap { drink in drink.chineseName.map { (drink.name, $0) } }
  }
}
