import TestSupport
import Testing
import TextCells

@Suite struct TextLineTests {
  @Test(arguments: [
    ("Hello big World", 6, "Hello|big|World"), ("東京都東京", 5, "東京|都東|京"),
    ("abcdefgh", 3, "abc|def|gh"), ("a  b", 2, "a|b"), ("one\ntwo", 10, "one|two"),
    ("one\r\ntwo", 10, "one|two"), ("\n", 3, "|"), ("", 3, ""), ("a\u{2028}b", 3, "a|b"),
    ("well-known fact", 6, "well-|known|fact"), ("2026-11-21", 7, "2026-11|-21"),
    ("x -y z", 3, "x|-y|z"), ("東京。大阪", 5, "東|京。|大阪"), ("「東京」へ", 4, "「東|京」|へ"),
    ("あっと", 4, "あっ|と"), ("あっと", 3, "あ|っ|と"), ("東ー京", 4, "東ー|京"), ("AB東京", 4, "AB東|京"),
    ("👍👍🏽👨‍👩‍👧", 4, "👍👍🏽|👨‍👩‍👧"), ("ab 👍", 4, "ab|👍"), ("a\u{A0}b c", 3, "a\u{A0}b|c"),
    ("  in", 4, "  in"), ("a     ", 3, "a     "), ("東 ", 1, "東 "),
    ("ab\u{200B}cd", 3, "ab\u{200B}|cd"),
    ("mg/l or g", 4, "mg/l|or g"), ("ab 1234567", 4, "ab|1234|567"), ("a", 0, "a"),
  ])
  func wraps(text: String, columns: Int, expected: String) {
    let lines = TextLine.wrapping(text[...], columns: columns).map { $0.text() }
    #expect(lines.joined(separator: "|") == expected)
  }

  @Test(arguments: [
    ("Hello big World", 6, 2, "Hello|big W…"), ("Hello big World", 6, 1, "Hello…"),
    ("Hello big World", 6, 3, "Hello|big|World"), ("one\ntwo", 5, 1, "one…"),
    ("one\n", 5, 1, "one"),
    ("full!\ntwo", 5, 1, "full…"), ("東京都東京", 5, 2, "東京|都東…"), ("a b", 1, 0, "…"),
  ])
  func truncatesTheLastLineAllowed(text: String, columns: Int, limit: Int, expected: String) {
    let lines = TextLine.wrapping(text[...], columns: columns, limit: limit).map { $0.text() }
    #expect(lines.joined(separator: "|") == expected)
  }

  @Test(arguments: [
    ("Hello World", 8, TextTruncation.tail, "Hello W…"), ("Hello World", 7, .tail, "Hello…"),
    ("Hello World", 8, .middle, "Hel…orld"), ("Hello World", 8, .head, "…o World"),
    ("Hello World", 6, .head, "…World"), ("東京タワー", 6, .tail, "東京…"), ("東京タワー", 6, .head, "…ワー"),
    ("東京タワー", 6, .middle, "東…ー"), ("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", 5, .tail, "👨‍👩‍👧👨‍👩‍👧…"), ("東京", 1, .tail, "…"),
    ("low ~03:45 Sat", 9, .tail, "low…"), ("110 mg", 5, .tail, "110…"), ("a 1,250", 5, .tail, "a…"),
    ("12345", 4, .tail, "123…"), ("东 12:30", 6, .tail, "东…"), ("R2D2 is", 4, .tail, "R2D…"),
    ("東京", 0, .tail, ""), ("東京", -3, .head, ""), ("fits", 4, .tail, "fits"),
  ])
  func truncates(text: String, columns: Int, truncation: TextTruncation, expected: String) {
    let line = TextLine.truncating(text[...], columns: columns, truncation: truncation)
    #expect(line.text() == expected)
    #expect(line.columns == TextWidth.columns(of: expected))
  }

  @Test func ellipsisIsOneColumnInBothGlyphSets() {
    let line = TextLine.truncating("Hello World", columns: 6)
    #expect(line.text(glyphSet: .ascii) == "Hello~")
    for glyphSet in GlyphSet.allCases {
      #expect(TextWidth.columns(of: line.text(glyphSet: glyphSet)) == line.columns)
    }
  }

  @Test(.tags(.long)) func neitherWrappingNorTruncatingSplitsAClusterOrExceedsTheWidth() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<Trials.count(1_000, oneIn: 4) {
      let text = RandomText.make(length: 14, using: &random)
      let columns = Int.random(in: 2...9, using: &random)
      let boundaries = Set(text.indices + [text.endIndex])
      for line in TextLine.wrapping(text[...], columns: columns) {
        #expect(line.columns <= columns)
        #expect(boundaries.isSuperset(of: [line.head.startIndex, line.head.endIndex]))
      }
      for truncation in TextTruncation.allCases {
        let line = TextLine.truncating(text[...], columns: columns, truncation: truncation)
        #expect(line.columns <= columns)
        #expect(TextWidth.columns(of: line.text()) <= columns)
        #expect(boundaries.contains(line.head.endIndex), "\(text.unicodeScalars.map(\.value))")
        #expect(line.tail.map { boundaries.contains($0.startIndex) } ?? true)
      }
    }
  }

  @Test(.tags(.long)) func wrappingKeepsEverythingThatShows() {
    var random = SplitMix64(seed: 12)
    for _ in 0..<Trials.count(2_000, oneIn: 4) {
      let text = RandomText.make(length: 14, using: &random)
      let lines = TextLine.wrapping(text[...], columns: 5)
      let kept = lines.reduce(0) { $0 + inkColumns(of: $1.head) }
      #expect(kept == inkColumns(of: text[...]), "\(text.unicodeScalars.map(\.value))")
    }
  }

  /// The columns of a text without its spaces.
  private func inkColumns(of text: Substring) -> Int {
    text.reduce(0) { $0 + ($1.isWhitespace ? 0 : TextWidth.columns(of: String($1))) }
  }
}
