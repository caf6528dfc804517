import CommandArguments
import Testing

struct MessageTests {
  private let upper = Language(names: ["xx"]) {
    [
      "%@ of %@": "%2$@: %1$@", "a": "A", "a %@": "A %@", "a b": "A und B", " c": " C",
      "First.": "Erstens.", "Last.": "Zuletzt.", "100 %": "%100", "x %@%": "%%@",
    ][$0]
  }

  @Test func englishIsWhatTheCodeHas() {
    let message: Message = "\(2) of \("a" as Message)" + "; \(3.5)"
    #expect(message.english == "2 of a; 3.5")
    #expect(message.text(in: .english) == "2 of a; 3.5")
    #expect(message.key == "%@ of %@; %@")
  }

  @Test func anotherLanguageOrdersItsWords() {
    let message: Message = "\("%1$@") of \("a" as Message)"
    #expect(message.text(in: upper) == "A: %1$@")
  }

  @Test func twoThatAreAddedAreOneSentence() {
    #expect(("a" + " b" as Message).text(in: upper) == "A und B")
    #expect(("a" + " c" as Message).text(in: upper) == "A C")
    #expect(("a \(1)" + " c" as Message).text(in: upper) == "A 1 C")
  }

  @Test func aSentenceWithoutWordsStaysEnglishWhole() {
    #expect(("no \("a" as Message)" as Message).text(in: upper) == "no a")
    #expect(("\("a" as Message): \(1)" as Message).text(in: upper) == "A: 1")
    #expect(Message(verbatim: "a").text(in: upper) == "a")
  }

  @Test func paragraphsHaveKeysOfTheirOwn() {
    #expect(
      ("First.\n\nNone.\n\nLast." as Message).text(in: upper) == "Erstens.\n\nNone.\n\nZuletzt.")
  }

  @Test func aPercentSignStays() {
    #expect(("100 %" as Message).text(in: upper) == "%100")
    #expect(("x \(7)%" as Message).text(in: upper) == "%7")
  }
}

struct LanguageTests {
  private let languages = [
    Language(names: ["zh", "zh_CN", "zh_SG"]) { _ in nil },
    Language(names: ["de", "de_DE"]) { _ in nil },
  ]

  @Test(
    arguments: [
      ([:], nil), (["LANG": "zh_CN.UTF-8"], "zh"), (["LANG": "zh_TW.UTF-8"], nil),
      (["LANG": "fr_FR", "LC_MESSAGES": "de_DE@euro"], "de"),
      (["LC_ALL": "en_US", "LC_MESSAGES": "de_DE", "LANG": "zh_CN"], nil),
      (["LANG": "en_GB.UTF-8", "LANGUAGE": "zh_CN:de"], "zh"),
      (["LANG": "en_GB.UTF-8", "LANGUAGE": "fr:de:zh_CN"], "de"),
      (["LANG": "de_DE", "LANGUAGE": "fr:en:zh_CN"], nil),
      (["LANG": "C", "LANGUAGE": "zh_CN"], nil),
      (["LC_ALL": "POSIX", "LANG": "zh_CN", "LANGUAGE": "zh_CN"], nil),
      (["LANGUAGE": "zh_CN"], nil),
      (["LANG": "zh_CN", "LC_ALL": "", "LANGUAGE": ""], "zh"),
    ] as [([String: String], String?)])
  func isChosenAsGettextDoes(variables: [String: String], name: String?) {
    #expect(Language.chosen(among: languages) { variables[$0] }.names.first == name)
  }
}
