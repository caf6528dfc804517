/// The samples of one cell that an area covers, eight by eight.
package struct CoveragePattern: RawRepresentable, Sendable, Hashable {
  /// A bit a sample: the lowest byte is the top line, the lowest bit of each the leftmost sample.
  package private(set) var rawValue: UInt64

  /// The pattern with these bits.
  package init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Every sample.
  package static let full = CoveragePattern(rawValue: .max)

  /// Whether no sample is covered.
  package var isEmpty: Bool { rawValue == 0 }

  /// Covers more samples, given as bits.
  mutating func insert(_ samples: UInt64) {
    rawValue |= samples
  }

  /// The covered share of the cell, 0 to 1.
  package var fraction: Double { Double(rawValue.nonzeroBitCount) / 64 }

  /// The character that looks most like these samples, or nil if that is a blank.
  ///
  /// Of the set's characters the one whose own ink differs in the fewest samples is taken, the
  /// earlier of equals.
  package func glyph(in set: GlyphSet) -> Unicode.Scalar? {
    if self == .full { return set == .unicode ? "█" : "#" }
    var best: Unicode.Scalar?
    var distance = rawValue.nonzeroBitCount
    for ink in set == .unicode ? Ink.blocks : Ink.ascii {
      let difference = (ink.samples ^ rawValue).nonzeroBitCount
      if difference < distance { (best, distance) = (ink.scalar, difference) }
    }
    return best
  }

  /// Whether a block element covers at least half of its cell.
  static func isMostlyCovered(by block: Unicode.Scalar) -> Bool {
    Ink.blocks.contains { $0.scalar == block && $0.samples.nonzeroBitCount >= 32 }
  }
}
