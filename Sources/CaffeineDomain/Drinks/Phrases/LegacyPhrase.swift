package enum Phrase {
  package static func isAddition(_ text: String) -> Bool { false }
  package static func count(of word: String) -> Double? { DrinkItem.number(word) }
  package static func countAlone(of word: String) -> Double? { nil }
  package static func isCounted(_ text: String) -> Bool { text.singularWord != text }
  package static func spellings(of text: String) -> [String] { [text] }
  package static func numbered(_ word: String) -> [String] { [word] }
}
package enum PhraseText {
  package static func isExtraShot(_ part: String) -> Bool { false }
  package static func partsWithoutGaps(of text: String) -> [String] {
    text.split { "和跟と".contains($0) }.map(String.init)
  }
  package static func parts(of text: String) -> [String] {
    words(of: text).split(whereSeparator: isSeparator).map { $0.joined(separator: " ") }
  }
  package static func words(of text: String) -> [String] {
    var result = ""
    var before: Character = " "
    for c in text {
      if ",;，、；&\n".contains(c), !before.isNumber || c != "," {
        result += " \(c) "
      } else {
        result.append(c)
      }
      before = c
    }
    return result.split(separator: " ").map(String.init)
  }
  package static func isSeparator(_ word: String) -> Bool {
    ["and", "then", ",", ";", "，", "、", "；", "&", "\n", "+"].contains(word)
  }
}
