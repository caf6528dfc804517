/// The dots set in one cell, two across and four down.
package struct DotPattern: OptionSet, Sendable, Hashable {
  /// A bit a dot, in the order of Unicode's braille patterns.
  package let rawValue: UInt8

  /// The pattern with these bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

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
      for x in 0..<2 where line.utf8Start[x] == UInt8(ascii: "#") { bits |= bit(x: x, y: y) }
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

/// A bitmap of dots over cells, two across and four down, turned into one glyph a cell.
///
/// A cell is 8 × 16 points, so a dot is 4 × 4: square, and circles come out round. Dots carry
/// lines: they are fine, and drawings that share a cell join. Areas are ``CoverageRaster``'s.
package struct DotRaster: Sendable, Hashable {
  /// Points a dot measures each way.
  package static let pitch = 4.0

  /// The width in cells.
  package let columns: Int
  /// The height in cells.
  package let rows: Int
  /// One byte a cell, row by row, a bit a dot as ``bit(x:y:)`` numbers them.
  private var cells: [UInt8]

  /// An empty raster; negative sizes count as zero.
  ///
  /// O(`columns` × `rows`).
  package init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = [UInt8](repeating: 0, count: self.columns * self.rows)
  }

  /// The dots of one cell, which must lie in the raster.
  package subscript(column: Int, row: Int) -> DotPattern {
    DotPattern(rawValue: cells[row * columns + column])
  }

  /// The number of dots.
  ///
  /// O(`columns` × `rows`).
  package var dotCount: Int { cells.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// Sets the dot at `x` across and `y` down, counted in dots; one outside is ignored.
  package mutating func mark(x: Int, y: Int) {
    guard x >= 0, y >= 0, x < columns * 2, y < rows * 4 else { return }
    cells[(y >> 2) * columns + (x >> 1)] |= DotPattern.bit(x: x & 1, y: y & 3)
  }
}
