import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif
import TestSupport
import Testing
import TextCells

/// Text from outside, written to a grid, cannot escape any encoder.
@Suite struct UntrustedTextTests {
  @Test(.tags(.long)) func noEncoderLetsControlsOrMarkupOut() throws {
    var random = SplitMix64(seed: 150)
    for _ in 0..<Trials.count(300) {
      let grid = Self.hostileGrid(using: &random)
      let plain = grid.plain()
      #expect(Self.isHarmless(plain))
      let ansi = grid.ansi(ANSIOptions(hasLinks: true))
      #expect(Self.isHarmless(Self.withoutOwnSequences(ansi)))
      #expect(Self.rows(Self.withoutOwnSequences(ansi)) == Self.rows(plain))
      for markup in [grid.svg(), grid.html()] {
        #expect(Self.isHarmless(markup))
        #expect(Self.rows(Self.textOfMarkup(markup)) == Self.rows(plain))
      }
      let ascii = grid.limited(to: .ascii).plain()
      #expect(ascii.utf8.allSatisfy { $0 == 0x0A || $0 >= 0x20 && $0 < 0x7F })
    }
  }

  @Test(.tags(.long)) func markupIsWellFormed() throws {
    var random = SplitMix64(seed: 79)
    for _ in 0..<Trials.count(100, oneIn: 4) {
      let grid = Self.hostileGrid(using: &random)
      let label = grid.plain() + (Self.pieces.randomElement(using: &random) ?? "")
      for markup in [grid.svg(), grid.html(), grid.svg(label: label), grid.html(label: label)] {
        #expect(Self.isHarmless(markup))
        #expect(Self.isBalanced(markup), "\(markup)")
        let parser = XMLParser(data: Data(markup.utf8))
        #expect(parser.parse(), "\(markup)")
      }
    }
  }

  @Test func terminalSafeTextShowsControlsAndDropsTheInvisible() {
    let name = "\u{1B}[2Jcafé\r\n\u{85}\u{202E}\u{E0041}x\u{200B}y\u{7F}👨‍👩‍👧"
    #expect(name.terminalSafe() == "␛[2Jcafé␍␊\\u{85}xy␡👨‍👩‍👧")
    #expect("abc".terminalSafe(isIsolated: true) == "\u{2068}abc\u{2069}")
  }

  @Test func terminalSafeTextIsHarmless() {
    var random = SplitMix64(seed: 101)
    for round in 0..<500 {
      let text =
        round.isMultiple(of: 2)
        ? RandomText.anyScalars(length: 30, using: &random)
        : RandomText.make(length: 30, using: &random)
      #expect(Self.isHarmless(text.terminalSafe()))
    }
  }

  private static let pieces = [
    "\u{1B}[31m", "\u{1B}]8;;https://x\u{7}", "\u{1B}]0;t\u{1B}\\", "\u{9B}2J", "\r", "\n", "\t",
    "\u{8}",
    "\u{202E}", "\u{2067}", "\u{200F}", "\u{E0041}", "\u{2028}", "<script>", "</tspan>", "&lt;",
    "&",
    "\"'", "]]>", "--", "東", "👨‍👩‍👧", "م", "ש", "a", " ", "\u{FFFF}", "\u{0}",
  ]

  private static func hostileGrid(using random: inout SplitMix64) -> CellGrid {
    var grid = CellGrid(columns: 40, rows: 2)
    for row in 0..<2 {
      var text = RandomText.anyScalars(length: 4, using: &random)
      for _ in 0..<8 { text += pieces.randomElement(using: &random) ?? "" }
      let link = "https://example.com/" + text
      let style = CellStyle(
        foreground: RGBA(hex: 0x336699), link: Bool.random(using: &random) ? link : nil)
      grid.write(text, column: 0, row: row, style: style, clip: grid.bounds)
    }
    return grid
  }

  private static func isHarmless(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x0A: true
      case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F,
        0xFEFF, 0xFFFE, 0xFFFF:
        false
      default: true
      }
    }
  }

  /// The text without the sequences that the encoder itself writes: SGR and OSC 8.
  private static func withoutOwnSequences(_ text: String) -> String {
    text.replacingOccurrences(
      of: "\u{1B}(\\[[0-9;]*m|\\]8;;[!-~]*\u{1B}\\\\)", with: "", options: .regularExpression)
  }

  private static func textOfMarkup(_ markup: String) -> String {
    markup.replacingOccurrences(of: "<[^>]*>", with: "", options: .regularExpression)
      .replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
      .replacingOccurrences(of: "&amp;", with: "&")
  }

  /// Lines without trailing spaces.
  private static func rows(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// Whether every element is closed, in order, and attributes hold no angle bracket.
  private static func isBalanced(_ markup: String) -> Bool {
    var open: [Substring.UnicodeScalarView] = []
    let scalars = markup.unicodeScalars
    for piece in scalars.split(separator: "<", omittingEmptySubsequences: true) {
      guard let end = piece.firstIndex(of: ">") else { return false }
      let tag = piece[..<end]
      if tag.last == "/" { continue }
      if tag.first == "/" {
        guard open.popLast().map(String.init) == String(tag.dropFirst()) else { return false }
      } else {
        open.append(tag.prefix { $0 != " " })
      }
    }
    return open.isEmpty
  }
}
