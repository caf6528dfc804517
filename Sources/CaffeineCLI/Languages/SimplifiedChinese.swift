import CaffeineDomain
import Messages

extension Language {
  static let simplifiedChinese = Language(
    names: ["zh_CN", "zh_SG", "zh", "zh_Hans", "zh_Hans_CN", "zh_Hans_SG"], listSeparator: "、",
    words: { words })

  /// Built for the first message.
  private static let words = words([
    libraryWords, dataWords, levelWords, logWords, nightWords, widgetWords, phraseWords, viewWords,
    speechWords, nameWords, answerWords, failureWords, settingWords,
  ]).merging(drinkNames) { word, _ in word }

  /// The catalogue's names.
  private static var drinkNames: [(String, String)] {
    DrinkCatalogue.builtIn.drinks.compactMap { drink in drink.chineseName.map { (drink.name, $0) } }
  }
}
