import Foundation
import TestSupport
import Testing
import TextCells

@Suite struct TextWidthTests {
  @Test func everyFullyQualifiedEmojiIsTwoWide() throws {
    let emoji = try UnicodeFixture.texts(of: "emoji")
    #expect(emoji.count == 3_655)
    #expect(emoji.filter { TextWidth.columns(of: $0) != 2 } == [])
  }

  @Test func everyEmojiVariationSequenceIsTwoWide() throws {
    let bases = try UnicodeFixture.texts(of: "emoji-variations")
    #expect(bases.count == 354)
    #expect(bases.filter { TextWidth.columns(of: $0 + "\u{FE0F}") != 2 } == [])
  }

  /// Rules 3 to 5 of `Docs/TextWidth.md` over every code point that Unicode 15.0 assigns.
  ///
  /// A short test passes over most of what is beyond U+3000: ideographs, syllables, private use.
  @Test(.tags(.long)) func everyAssignedCodePointFollowsTheRules() throws {
    let wide = try UnicodeFixture.scalars(of: "wide")
    let zero = try UnicodeFixture.scalars(of: "zero")
    let marks = try UnicodeFixture.scalars(of: "spacing-marks")
    let prepended = try UnicodeFixture.scalars(of: "prepended")
    let assigned = try UnicodeFixture.scalars(of: "assigned")
    #expect(wide.count == 121_412)
    #expect(assigned.count == 286_654)
    let wrong = assigned.filter { value in
      guard Trials.isFull || value < 0x3000 || value % 11 == 0 else { return false }
      let expected: Int =
        switch value {
        case 0xAD: 1
        case 0x115F: 2
        case 0x1160...0x11FF, 0xD7B0...0xD7FF, 0x2028, 0x2029: 0
        case 0x1171E: 1  // nonspacing in 15.0, a spacing mark since 16.0
        case 0x1F1E6...0x1F1FF: 2
        case _ where Self.wideSinceUnicode16.contains { $0.contains(value) }: 2
        case _ where prepended.contains(value): 1
        case _ where zero.contains(value): 0
        case _ where marks.contains(value): 1
        case _ where wide.contains(value): 2
        default: 1
        }
      return Unicode.Scalar(value).map { TextWidth.columns(of: String($0)) } != expected
    }
    #expect(wrong.sorted().map { String($0, radix: 16) } == [])
  }

  private static let wideSinceUnicode16: [ClosedRange<UInt32>] = [
    0x2630...0x2637, 0x268A...0x268F, 0x4DC0...0x4DFF, 0x1D300...0x1D376,
  ]

  /// The contested strings of `Docs/TextWidth.md`.
  @Test(arguments: [
    ("❤", 1), ("❤\u{FE0F}", 2), ("❤\u{FE0E}", 1), ("⌚", 2), ("⌚\u{FE0E}", 2), ("🌤", 1),
    ("🌤\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2), ("1\u{20E3}", 1), ("🇯🇵", 2), ("🇯", 2),
    ("🇯🇵🇺", 4), ("👨‍👩‍👧", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("🏳\u{FE0F}‍🌈", 2), ("🏳‍🌈", 2), ("👍🏽", 2), ("🏽", 2),
    ("☝🏽", 2), ("A🏽", 2), ("東\u{200D}京", 4), ("e\u{301}", 1), ("1\u{301}", 1), ("ｶﾞ", 2),
    ("กำ", 2), ("नी", 2), ("क्ष", 2), ("நி", 2), ("각", 2), ("\u{1112}\u{1161}\u{11AB}", 2),
    ("\u{AD}", 1), ("\u{600}", 1), ("\u{3164}", 0), ("\u{4DC0}", 2), ("…→①α“─█", 7),
    ("\u{200B}\u{2060}\u{FEFF}", 0), ("\t", 1), ("\u{0}\u{7F}\u{85}\u{9B}", 0), ("", 0),
  ])
  func contestedString(text: String, columns: Int) {
    #expect(TextWidth.columns(of: text) == columns)
  }

  @Test(arguments: [
    ("\u{1B}[1;31mred\u{1B}[0m", 3), ("\u{1B}]8;;https://a.example\u{1B}\\link\u{1B}]8;;\u{7}", 4),
    ("\u{1B}(Bplain", 5), ("\u{1B}[31", 3), ("\u{1B}]0;never ends", 13), ("a\u{1B}", 1),
    ("\u{1B}Pq#0\u{1B}\\after", 5),
  ])
  func escapeSequenceTakesNoColumns(text: String, columns: Int) {
    #expect(TextWidth.columns(of: text) == columns)
  }

  @Test func widthOfABrokenLineIsTheSumOverItsClusters() throws {
    for line in try UnicodeFixture.lines(of: "grapheme-breaks") {
      let clusters = line.split(separator: "÷").map {
        UnicodeFixture.text(of: $0.replacingOccurrences(of: "×", with: " "))
      }
      let sum = clusters.reduce(0) { $0 + TextWidth.columns(of: $1) }
      #expect(TextWidth.columns(of: clusters.joined()) == sum, "\(line)")
    }
  }

  @Test func widthsAddUpAtClusterBoundaries() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<2_000 {
      let text = RandomText.make(length: 12, using: &random)
      let sum = text.reduce(0) { $0 + TextWidth.columns(of: String($1)) }
      #expect(TextWidth.columns(of: text) == sum, "\(text.unicodeScalars.map(\.value))")
    }
  }
}
