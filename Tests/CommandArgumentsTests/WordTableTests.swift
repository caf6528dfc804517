import CommandArguments
import Foundation
import Testing

struct WordTableTests {
  private func translation(of key: String, in lines: String) -> String? {
    Array(lines.utf8).withUnsafeBytes { WordTable($0)[key] }
  }

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
  func found(key: String, words: String) {
    for end in ["", "\n"] { #expect(translation(of: key, in: Self.lines + end) == words) }
  }

  @Test(
    "No other has one",
    arguments: [
      " ", "!", "Lo", "Low ", "Low now?", "low", "a", #"a "b"#, #"a \"b\""#, #"a\nb"#, "emptyy",
      "ÉÉ",
      "z", "\u{10FFFF}", "Low\" = \"N", "\n", "\"", "\\",
    ])
  func missing(key: String) {
    #expect(translation(of: key, in: Self.lines) == nil)
    #expect(translation(of: key, in: "") == nil)
    #expect(WordTable(UnsafeRawBufferPointer(start: nil, count: 0))[key] == nil)
  }

  @Test(
    "A line in another form translates nothing",
    arguments: [
      #""a""#, #""a" = "b""#, #""a" = "b" ;"#, #""a"="b";"#, #""a" = "#, #""a" = ";"#,
      #""a" = "\";"#, #""a" = b;"#, #"a = "b";"#, "a", #"/* "a" = "b"; */"#, "\n\n", "!", "~",
    ])
  func malformed(line: String) {
    #expect(translation(of: "a", in: line) == nil)
    #expect(translation(of: "a", in: "\(line)\n\"b\" = \"c\";\n") == nil)
    #expect(translation(of: "a", in: "\"b\" = \"c\";\n\(line)") == nil)
  }

  @Test("A sign that needs no backslash may have one")
  func escapes() { #expect(translation(of: "a", in: #""a" = "\b\\n";"#) == #"b\n"#) }

  /// The command's own texts, which Foundation reads by itself.
  @Test func everyLineOfAFileIsFound() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/CCaffeineTexts/zh-Hans.strings")
    let data = try Data(contentsOf: file)
    let pairs = try #require(
      try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String])
    #expect(pairs.count == data.count { $0 == UInt8(ascii: "\n") } && pairs.count > 1_000)
    data.withUnsafeBytes { bytes in
      let words = WordTable(bytes)
      for (key, translation) in pairs {
        #expect(words[key] == translation)
        for other in [key + " ", key + "\"", String(key.dropLast()), "\"" + key] {
          #expect(words[other] == pairs[other])
        }
      }
    }
  }
}
