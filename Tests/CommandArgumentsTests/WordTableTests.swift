import CommandArguments
import Foundation
import Testing

struct WordTableTests {
  /// In the order of bytes: the sign behind a key that others begin with is the quotation mark.
  private static let lines = #"""
    "" = "nothing";
    "%@ \\ %@" = "%2$@ \\\\ %1$@";
    "Low now!" = "Niedrig!";
    "Low now" = "Niedrig";
    "Low" = "N";
    "a \"b\"" = "\"B\" \"A\"";
    "a\nb" = "A\n\nB";
    "empty" = "";
    "É" = "咖啡";
    """#

  @Test(
    "A key has its own translation, the first and the last too",
    arguments: [
      ("", "nothing"), (#"%@ \ %@"#, #"%2$@ \\ %1$@"#), ("Low now!", "Niedrig!"),
      ("Low now", "Niedrig"), ("Low", "N"), (#"a "b""#, #""B" "A""#), ("a\nb", "A\n\nB"),
      ("empty", ""), ("É", "咖啡"),
    ])
  func found(key: String, translation: String) {
    for end in ["", "\n"] { #expect(WordTable(Array((Self.lines + end).utf8))[key] == translation) }
  }

  @Test(
    "No other has one",
    arguments: [
      " ", "!", "Lo", "Low ", "Low now?", "low", "a", #"a "b"#, #"a \"b\""#, #"a\nb"#, "emptyy",
      "ÉÉ",
      "z", "\u{10FFFF}", "Low\" = \"N", "\n", "\"", "\\",
    ])
  func missing(key: String) {
    #expect(WordTable(Array(Self.lines.utf8))[key] == nil)
    #expect(WordTable([])[key] == nil)
    #expect(WordTable(lasting: UnsafeRawBufferPointer(start: nil, count: 0))[key] == nil)
  }

  @Test(
    "A line in another form translates nothing",
    arguments: [
      #""a""#, #""a" = "b""#, #""a" = "b" ;"#, #""a"="b";"#, #""a" = "#, #""a" = ";"#, #""a" = b;"#,
      #"a = "b";"#, "a", #"/* "a" = "b"; */"#, "\n\n",
    ])
  func malformed(line: String) {
    #expect(WordTable(Array(line.utf8))["a"] == nil)
    #expect(WordTable(Array("\(line)\n\"b\" = \"c\";\n".utf8))["a"] == nil)
  }

  @Test("A sign that needs no backslash may have one")
  func escapes() {
    #expect(WordTable(Array(#""a" = "\b\\n";"#.utf8))["a"] == #"b\n"#)
  }

  /// The command's own texts, which Foundation reads by itself.
  @Test func everyLineOfAFileIsFound() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/CCaffeineTexts/zh-Hans.strings")
    let data = try Data(contentsOf: file)
    let pairs = try #require(
      try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String])
    #expect(pairs.count == data.count { $0 == UInt8(ascii: "\n") } && pairs.count > 1_000)
    let words = WordTable([UInt8](data))
    for (key, translation) in pairs {
      #expect(words[key] == translation)
      for other in [key + " ", key + "\"", String(key.dropLast()), "\"" + key] {
        #expect(words[other] == pairs[other])
      }
    }
    data.withUnsafeBytes { bytes in
      let lasting = WordTable(lasting: bytes)
      #expect(pairs.allSatisfy { lasting[$0] == $1 })
    }
  }
}
