/// The dots set in one cell, two across and four down.
package struct DotPattern: OptionSet, Sendable, Hashable {
  /// A bit a dot, in the order of Unicode's braille patterns.
  package let rawValue: UInt8

  /// The pattern with these bits.
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The number of dots.
  package var count: Int { rawValue.nonzeroBitCount }

  /// The bit of the dot `x` (0 or 1) across and `y` (0 to 3) down.
  ///
  /// Source: The Unicode Standard 15.0, section 21.1, Braille: dots 1–3 and 7 stand in the left
  /// column, 4–6 and 8 in the right one.
  package static func bit(x: Int, y: Int) -> UInt8 {
    y == 3 ? (x == 0 ? 0x40 : 0x80) : 1 << UInt8(y + 3 * x)
  }

  /// The character for these dots, or nil where there are none.
  ///
  /// ASCII answers with the character whose own ink differs in the fewest dots.
  package func glyph(in set: GlyphSet) -> Unicode.Scalar? {
    guard !isEmpty else { return nil }
    switch set {
    case .unicode: return Unicode.Scalar(0x2800 + UInt32(rawValue))
    case .ascii: return Self.nearestASCII(to: rawValue)
    }
  }
}

extension DotPattern {
  /// What ASCII characters look like on the dots of a cell.
  ///
  /// Where two are equally near, the earlier one is taken: plain strokes come before corners.
  private static let inks: [(bits: UInt8, character: UInt8)] = [
    (ink("..", "##", "..", ".."), UInt8(ascii: "-")),
    (ink("..", "..", "##", ".."), UInt8(ascii: "-")),
    (ink("#.", "#.", "#.", "#."), UInt8(ascii: "|")),
    (ink(".#", ".#", ".#", ".#"), UInt8(ascii: "|")),
    (ink(".#", ".#", "#.", "#."), UInt8(ascii: "/")),
    (ink("..", ".#", ".#", "#."), UInt8(ascii: "/")),
    (ink("..", ".#", "#.", "#."), UInt8(ascii: "/")),
    (ink(".#", ".#", "#.", ".."), UInt8(ascii: "/")),
    (ink(".#", "#.", "#.", ".."), UInt8(ascii: "/")),
    (ink("..", ".#", "#.", ".."), UInt8(ascii: "/")),
    (ink("#.", "#.", ".#", ".#"), UInt8(ascii: "\\")),
    (ink("..", "#.", "#.", ".#"), UInt8(ascii: "\\")),
    (ink("..", "#.", ".#", ".#"), UInt8(ascii: "\\")),
    (ink("#.", "#.", ".#", ".."), UInt8(ascii: "\\")),
    (ink("#.", ".#", ".#", ".."), UInt8(ascii: "\\")),
    (ink("..", "#.", ".#", ".."), UInt8(ascii: "\\")),
    (ink(".#", "#.", "#.", ".#"), UInt8(ascii: "(")),
    (ink("#.", ".#", ".#", "#."), UInt8(ascii: ")")),
    (ink("..", "..", "..", "##"), UInt8(ascii: "_")),
    (ink("##", "..", "..", ".."), UInt8(ascii: "\"")),
    (ink("..", "..", "..", "#."), UInt8(ascii: ".")),
    (ink("..", "..", "..", ".#"), UInt8(ascii: ".")),
    (ink("..", "..", "##", "##"), UInt8(ascii: ".")),
    (ink("#.", "..", "..", ".."), UInt8(ascii: "'")),
    (ink(".#", "..", "..", ".."), UInt8(ascii: "'")),
    (ink("##", "##", "..", ".."), UInt8(ascii: "\"")),
    (ink("..", "#.", "..", "#."), UInt8(ascii: ":")),
    (ink("..", ".#", "..", ".#"), UInt8(ascii: ":")),
    (ink("..", "##", "..", "##"), UInt8(ascii: "=")),
    (ink("##", "##", "##", "##"), UInt8(ascii: "#")),
  ]

  private static func ink(_ lines: StaticString...) -> UInt8 {
    var bits: UInt8 = 0
    for (y, line) in lines.enumerated() {
      for x in 0..<2 where line.utf8Start[x] == UInt8(ascii: "#") {
        bits |= bit(x: x, y: y)
      }
    }
    return bits
  }

  /// The ASCII character whose ink differs from `bits` in the fewest dots.
  static func nearestASCII(to bits: UInt8) -> Unicode.Scalar {
    var best = inks[0]
    for candidate in inks
    where (candidate.bits ^ bits).nonzeroBitCount < (best.bits ^ bits).nonzeroBitCount {
      best = candidate
    }
    return Unicode.Scalar(best.character)
  }
}
