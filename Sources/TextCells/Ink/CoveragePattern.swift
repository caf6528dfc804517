/// The samples of a cell, 8 × 8, that an area covers.
package struct CoveragePattern: OptionSet, Sendable, Hashable {
  /// One bit for each sample: the lowest byte is the top line, its lowest bit the leftmost sample.
  package let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Covers all samples of some columns; 0 is the leftmost of eight.
  init(columns: Range<Int>) {
    let line: UInt64 = (0xFF >> UInt64(8 - columns.count)) << UInt64(columns.lowerBound)
    rawValue = line * 0x0101_0101_0101_0101
  }

  /// Covers all samples of some lines, at least one; 0 is the top of eight.
  init(lines: Range<Int>) {
    rawValue = (.max >> UInt64(64 - 8 * lines.count)) << UInt64(8 * lines.lowerBound)
  }

  package static let full = CoveragePattern(rawValue: .max)

  /// The covered part of the cell, 0…1.
  package var fraction: Double { Double(rawValue.nonzeroBitCount) / 64 }

  /// The character whose ink is nearest to these samples, or nil if a blank is.
  ///
  /// Nearest is the one with the fewest differing samples; of equals, the first in the table.
  /// `isMirrored` chooses among blocks that have mirror images.
  package func glyph(in set: GlyphSet, isMirrored: Bool = false) -> Unicode.Scalar? {
    if self == .full { return set == .unicode ? "█" : "#" }
    if isMirrored && set == .unicode { return quadrants }
    var best: Unicode.Scalar?
    let count = rawValue.nonzeroBitCount
    var distance = count
    // The numbers of samples bound the difference from below.
    for ink in set == .unicode ? Ink.blocks : Ink.ascii where abs(ink.count - count) < distance {
      let difference = (ink.samples ^ rawValue).nonzeroBitCount
      if difference < distance { (best, distance) = (ink.scalar, difference) }
    }
    return best
  }

  /// One block element for the quadrants covered by more than half, nil if there are none.
  ///
  /// Blocks of eighths grow from the bottom and the left only; quadrants have all their mirror
  /// images.
  private var quadrants: Unicode.Scalar? {
    var index = 0
    for quadrant in 0..<4 {
      let samples: UInt64 = 0x0F0F_0F0F << UInt64(quadrant % 2 * 4 + quadrant / 2 * 32)
      if (rawValue & samples).nonzeroBitCount > 8 { index |= 1 << quadrant }
    }
    return index == 0 ? nil : Ink.quadrants[index]
  }

  /// Whether the samples have no corner or curve: each line is covered wholly or not at all, or all
  /// lines are equal.
  package var isFlat: Bool {
    (rawValue & 0x0101_0101_0101_0101) &* 0xFF == rawValue
      || (rawValue & 0xFF) &* 0x0101_0101_0101_0101 == rawValue
  }

  /// Whether a block element covers at least half of its cell.
  static func isMostlyCovered(by block: Unicode.Scalar) -> Bool {
    Ink.blocks.contains { $0.scalar == block && $0.count >= 32 }
  }
}

extension CoveragePattern {
  /// The samples of a cell that a character inks.
  struct Ink {
    let scalar: Unicode.Scalar
    let samples: UInt64
    /// The number of inked samples, 1…64.
    let count: Int

    init(scalar: Unicode.Scalar, samples: UInt64) {
      self.scalar = scalar
      self.samples = samples
      count = samples.nonzeroBitCount
    }

    /// Inks a box of whole samples.
    init(_ scalar: Unicode.Scalar, columns: Range<Int>, lines: Range<Int>) {
      var line: UInt64 = 0
      for column in columns { line |= 1 << UInt64(column) }
      var samples: UInt64 = 0
      for index in lines { samples |= line << UInt64(index * 8) }
      self.init(scalar: scalar, samples: samples)
    }

    /// Inks the quadrants of the given bits, in the order of ``quadrants``.
    init(_ scalar: Unicode.Scalar, quadrants: UInt8) {
      var samples: UInt64 = 0
      for quadrant in 0..<4 where quadrants >> UInt8(quadrant) & 1 == 1 {
        let left = quadrant % 2 * 4
        let top = quadrant / 2 * 4
        samples |= Ink(scalar, columns: left..<left + 4, lines: top..<top + 4).samples
      }
      self.init(scalar: scalar, samples: samples)
    }
  }
}

extension CoveragePattern.Ink {
  /// Box drawings for bands that lie across the middle, then block elements.
  ///
  /// Halves come before quadrants, so that they win where both are equally near.
  ///
  /// Source: The Unicode Standard 15.0, chart U+2580–U+259F.
  ///
  /// Loops over arrays build it, since each process that draws a curve does: `zip`, `map` and
  /// strings made the runtime search all conformances of the program eight times.
  static let blocks: [Self] = {
    var blocks = [
      Self("─", columns: 0..<8, lines: 3..<4),
      Self("━", columns: 0..<8, lines: 3..<5),
      Self("│", columns: 3..<4, lines: 0..<8),
      Self("┃", columns: 3..<5, lines: 0..<8),
    ]
    let lower: [Unicode.Scalar] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    for index in 0..<8 { blocks.append(Self(lower[index], columns: 0..<8, lines: 7 - index..<8)) }
    blocks.append(Self("▔", columns: 0..<8, lines: 0..<1))
    blocks.append(Self("▐", columns: 4..<8, lines: 0..<8))
    blocks.append(Self("▕", columns: 7..<8, lines: 0..<8))
    let left: [Unicode.Scalar] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    for index in 0..<7 { blocks.append(Self(left[index], columns: 0..<index + 1, lines: 0..<8)) }
    let bits: [UInt8] = [3, 1, 2, 4, 8, 6, 9, 7, 11, 13, 14]
    for bits in bits { blocks.append(Self(quadrants[Int(bits)], quadrants: bits)) }
    return blocks
  }()

  /// The block elements of quadrants, by their bits: 1 upper left, 2 upper right, 4 lower left,
  /// 8 lower right.
  static let quadrants: [Unicode.Scalar] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
  ]

  /// ASCII characters with ink in similar places: the bottom, the lower half, the whole cell, a
  /// band.
  static let ascii: [Self] = [
    Self(".", columns: 0..<8, lines: 7..<8),
    Self(":", columns: 0..<8, lines: 4..<8),
    Self("#", columns: 0..<8, lines: 0..<8),
    Self("-", columns: 0..<8, lines: 3..<5),
    Self("|", columns: 3..<5, lines: 0..<8),
    Self("'", columns: 0..<8, lines: 0..<2),
    Self("\"", columns: 0..<8, lines: 0..<4),
  ]
}

/// A bitmap of eight by eight samples a cell, turned into one block glyph a cell.
///
/// Block elements have eighths each way (▁ to █, ▏ to █), hence eight samples. Coverage draws solid
/// areas; ``DotRaster`` draws lines.
package struct CoverageRaster: Sendable, Hashable {
  package static let resolution = 8

  package let columns: Int
  package let rows: Int
  /// The samples of each cell, row by row.
  private var cells: [CoveragePattern]

  /// An empty raster; negative sizes count as zero.
  ///
  /// O(`columns` × `rows`).
  package init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = Array(repeating: CoveragePattern(rawValue: 0), count: self.columns * self.rows)
  }

  /// The samples of one cell; traps outside the raster.
  package subscript(column: Int, row: Int) -> CoveragePattern { cells[row * columns + column] }

  /// Calls `body` for the covered cells of a row from left to right, neighbours with equal samples
  /// as one run.
  package func forEachRun(row: Int, _ body: (_ columns: Range<Int>, CoveragePattern) -> Void) {
    var start = 0
    while start < columns {
      let pattern = self[start, row]
      var end = start + 1
      while end < columns, self[end, row] == pattern { end += 1 }
      if !pattern.isEmpty { body(start..<end, pattern) }
      start = end
    }
  }

  /// Covers the samples `xs` of the lines `ys`, both counted in samples.
  ///
  /// Ignores parts outside. O(cells touched).
  package mutating func cover(_ xs: Range<Int>, lines ys: Range<Int>) {
    let xs = xs.clamped(to: 0..<columns * Self.resolution)
    let ys = ys.clamped(to: 0..<rows * Self.resolution)
    if xs.isEmpty || ys.isEmpty { return }
    // Masks of 64 samples cover whole cells at once. Samples 5 to 18 touch cell 0 from its sixth
    // sample on (`head`), all of cell 1, and cell 2 up to its third (`tail`).
    let (first, last) = (xs.lowerBound >> 3, (xs.upperBound - 1) >> 3)
    let head = CoveragePattern(columns: xs.lowerBound & 7..<8)
    let tail = CoveragePattern(columns: 0..<(xs.upperBound - 1) & 7 + 1)
    for row in ys.lowerBound >> 3...(ys.upperBound - 1) >> 3 {
      let top = row * Self.resolution
      let lines = CoveragePattern(
        lines: max(ys.lowerBound - top, 0)..<min(ys.upperBound - top, Self.resolution))
      let base = row * columns
      if first == last {
        cells[base + first].formUnion(lines.intersection(head).intersection(tail))
        continue
      }
      cells.withUnsafeMutableBufferPointer { cells in
        cells[base + first].formUnion(lines.intersection(head))
        for index in base + first + 1..<base + last { cells[index].formUnion(lines) }
        cells[base + last].formUnion(lines.intersection(tail))
      }
    }
  }
}
