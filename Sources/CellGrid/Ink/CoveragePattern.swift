/// The samples of one cell that an area covers, eight by eight.
package struct CoveragePattern: OptionSet, Sendable, Hashable {
  /// A bit a sample: the lowest byte is the top line, the lowest bit of each the leftmost sample.
  package let rawValue: UInt64

  /// The pattern with these bits.
  package init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// All samples of some columns; 0 is the leftmost of eight.
  init(columns: Range<Int>) {
    let line: UInt64 = (0xFF >> UInt64(8 - columns.count)) << UInt64(columns.lowerBound)
    rawValue = line * 0x0101_0101_0101_0101
  }

  /// All samples of some lines, at least one; 0 is the top of eight.
  init(lines: Range<Int>) {
    rawValue = (.max >> UInt64(64 - 8 * lines.count)) << UInt64(8 * lines.lowerBound)
  }

  /// Every sample.
  package static let full = CoveragePattern(rawValue: .max)

  /// The covered share of the cell, 0 to 1.
  package var fraction: Double { Double(rawValue.nonzeroBitCount) / 64 }

  /// The character that looks most like these samples, or nil if that is a blank.
  ///
  /// Of the set's characters the one whose own ink differs in the fewest samples is taken, the
  /// earlier of equals.
  /// For what `isMirrored` it is a block that has mirror images.
  package func glyph(in set: GlyphSet, isMirrored: Bool = false) -> Unicode.Scalar? {
    if self == .full { return set == .unicode ? "█" : "#" }
    if isMirrored && set == .unicode { return quadrants }
    var best: Unicode.Scalar?
    let count = rawValue.nonzeroBitCount
    var distance = count
    // As many samples as two inks differ in number, they differ in at least.
    for ink in set == .unicode ? Ink.blocks : Ink.ascii where abs(ink.count - count) < distance {
      let difference = (ink.samples ^ rawValue).nonzeroBitCount
      if difference < distance { (best, distance) = (ink.scalar, difference) }
    }
    return best
  }

  /// The quadrants of which more than half is covered as one block element, nil where none is.
  ///
  /// Blocks of eighths rise from the foot and grow from the left only; quadrants have all their
  /// mirror images.
  private var quadrants: Unicode.Scalar? {
    var index = 0
    for quadrant in 0..<4 {
      let samples: UInt64 = 0x0F0F_0F0F << UInt64(quadrant % 2 * 4 + quadrant / 2 * 32)
      if (rawValue & samples).nonzeroBitCount > 8 { index |= 1 << quadrant }
    }
    return index == 0 ? nil : Ink.quadrants[index]
  }

  /// Whether each line is covered wholly or not at all, or all lines alike: no corner, no curve.
  package var isFlat: Bool {
    (rawValue & 0x0101_0101_0101_0101) &* 0xFF == rawValue
      || (rawValue & 0xFF) &* 0x0101_0101_0101_0101 == rawValue
  }

  /// Whether a block element covers at least half of its cell.
  static func isMostlyCovered(by block: Unicode.Scalar) -> Bool {
    Ink.blocks.contains { $0.scalar == block && $0.count >= 32 }
  }
}
