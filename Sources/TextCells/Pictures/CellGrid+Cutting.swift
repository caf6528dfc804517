extension CellGrid {
  /// Cuts a cell of a picture to what a pattern covers of it: the rest shows what was there in
  /// `earlier`, a state of this grid from before the picture was drawn.
  ///
  /// Returns whether the cell holds such a picture.
  package mutating func cutPicture(
    column: Int, row: Int, to pattern: CoveragePattern, earlier: CellGrid
  ) -> Bool {
    let index = row * columns + column
    guard let place = picture(of: cells[index]), place.index >= earlier.pictures.count,
      var samples = samples(of: cells[index])
    else { return false }
    let before = earlier.samples(of: earlier.cells[index])
    let ground = earlier.cells[index].ground
    var kept: UInt32 = 0xFF00_0000
    for sample in samples.indices {
      if pattern.covers(sampleOfPicture: sample) {
        kept |= 1 << UInt32(sample)
      } else {
        samples[sample] = before?[sample] ?? ground ?? .none
      }
    }
    let start = place.cell * CellPicture.samplesPerCell
    pictures[place.index].samples.replaceSubrange(start..<start + samples.count, with: samples)
    pictures[place.index].setCut(kept, ofCell: place.cell)
    if let ground { pictures[place.index].setGround(ground, ofCell: place.cell) }
    // What was laid over the picture is in the samples now.
    cells[index].foreground = .none
    cells[index].flags.remove(.hasForeground)
    cells[index].background = RGBA(light: Light.sum(of: samples))
    return true
  }
}

extension CellGrid {
  /// Cuts the ground of a cell without a glyph to the quadrants that a pattern covers: the others have
  /// the ground of `earlier`, a state of this grid from before it was laid.
  package mutating func cutGround(
    column: Int, row: Int, to pattern: CoveragePattern, earlier: CellGrid
  ) {
    let index = row * columns + column
    let (cell, before) = (cells[index], earlier.cells[index])
    let isGround = cell.glyph == .space || cell.plainForm == .blank
    guard isGround, before.glyph == .space, let ground = cell.ground,
      ground.alpha == 255, ground != before.ground,
      let glyph = pattern.glyph(in: .unicode, isMirrored: true), glyph != "█"
    else { return }
    cells[index].glyph = PackedGlyph(picture: glyph)
    cells[index].foreground = ground
    cells[index].flags.insert(.hasForeground)
    cells[index].background = before.ground ?? .none
    if before.ground == nil { cells[index].flags.remove(.hasBackground) }
    cells[index].plainForm = .blank
  }
}

extension CoveragePattern {
  /// Whether at least half of one of a picture's 2 × 12 samples is covered.
  fileprivate func covers(sampleOfPicture sample: Int) -> Bool {
    let (column, line) = (sample % 2 * 4, (2 * (sample / 2) + 1) * 8 / 24)
    return (rawValue >> UInt64(8 * line + column) & 0xF).nonzeroBitCount >= 2
  }
}
