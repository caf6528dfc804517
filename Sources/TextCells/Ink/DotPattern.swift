/// The dots set in one cell, two across and four down.
package struct DotPattern: OptionSet, Sendable, Hashable {
  /// One bit for each dot, in the order of Unicode's braille patterns.
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package var count: Int { rawValue.nonzeroBitCount }

  /// The bit of the dot `x` (0 or 1) across and `y` (0 to 3) down.
  ///
  /// Source: The Unicode Standard 15.0, section 21.1, Braille: dots 1–3 and 7 stand in the left
  /// column, 4–6 and 8 in the right one.
  package static func bit(x: Int, y: Int) -> UInt8 {
    y == 3 ? (x == 0 ? 0x40 : 0x80) : 1 << UInt8(y + 3 * x)
  }

  /// The character for these dots, or nil for none.
  ///
  /// In ASCII, the character whose ink differs in the fewest dots.
  package func glyph(in set: GlyphSet) -> Unicode.Scalar? {
    guard !isEmpty else { return nil }
    switch set {
    case .unicode: return Unicode.Scalar(0x2800 + UInt32(rawValue))
    case .ascii: return Self.nearestASCII(to: rawValue)
    }
  }
}

extension DotPattern {
  /// The dots of a cell that ASCII characters ink.
  ///
  /// Of equally near characters the first one wins, so plain strokes come before corners.
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
/// A cell is 8 × 16 points, so a dot is a square of 4 × 4 points, and circles are round. Dots draw
/// fine lines, which join in a shared cell; ``CoverageRaster`` draws areas.
package struct DotRaster: Sendable, Hashable {
  /// The side of a dot, in points.
  package static let pitch = 4.0

  package let columns: Int
  package let rows: Int
  /// One byte for each cell, row by row, with dots numbered by ``DotPattern/bit(x:y:)``.
  private var cells: [UInt8]

  /// An empty raster; negative sizes count as zero.
  ///
  /// O(`columns` × `rows`).
  package init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = [UInt8](repeating: 0, count: self.columns * self.rows)
  }

  /// The dots of one cell; traps outside the raster.
  package subscript(column: Int, row: Int) -> DotPattern {
    DotPattern(rawValue: cells[row * columns + column])
  }

  /// The number of dots set.
  ///
  /// O(`columns` × `rows`).
  package var dotCount: Int { cells.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// Sets the dot at `x` across and `y` down, counted in dots; ignores one outside.
  package mutating func mark(x: Int, y: Int) {
    guard x >= 0, y >= 0, x < columns * 2, y < rows * 4 else { return }
    cells[(y >> 2) * columns + (x >> 1)] |= DotPattern.bit(x: x & 1, y: y & 3)
  }
}
