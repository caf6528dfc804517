/// The samples of one cell that an area covers, eight by eight.
package struct CoveragePattern: RawRepresentable, Sendable, Hashable {
  /// A bit a sample: the lowest byte is the top line, the lowest bit of each the leftmost sample.
  package let rawValue: UInt64

  /// The pattern with these bits.
  package init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Every sample.
  package static let full = CoveragePattern(rawValue: .max)

  /// Whether no sample is covered.
  package var isEmpty: Bool { rawValue == 0 }

  /// The covered share of the cell, 0 to 1.
  package var fraction: Double { Double(rawValue.nonzeroBitCount) / 64 }

  /// The character that looks most like these samples, or nil if that is a blank.
  ///
  /// Of the set's characters the one whose own ink differs in the fewest samples is taken, the
  /// earlier of equals. A pattern that is `alone`, belonging to a picture of a single cell, may
  /// also be one of the freestanding marks `●`, `•`, `■`, which would not join a neighbour.
  package func glyph(in set: GlyphSet, alone: Bool = false) -> Unicode.Scalar? {
    if self == .full && !alone { return set == .unicode ? "█" : "#" }
    if isEmpty { return nil }
    var best = Ink(scalar: " ", samples: 0)
    var distance = rawValue.nonzeroBitCount
    func consider(_ inks: [Ink]) {
      for ink in inks where (ink.samples ^ rawValue).nonzeroBitCount < distance {
        best = ink
        distance = (ink.samples ^ rawValue).nonzeroBitCount
      }
    }
    if alone { consider(set == .unicode ? Ink.marks : Ink.asciiMarks) }
    consider(set == .unicode ? Ink.blocks : Ink.ascii)
    return best.scalar == " " ? nil : best.scalar
  }
}
