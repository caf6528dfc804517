extension CellGrid {
  /// The grid drawn with a set of glyphs, cell for cell.
  ///
  /// With ``GlyphSet/ascii`` every other glyph becomes one ASCII character that looks or means much
  /// the same: `é` is `e`, `│` is `|`, a block or braille pattern is as dark, and what has no
  /// likeness is `?`. A wide glyph becomes one character and a space. O(columns × rows).
  public func limited(to glyphSet: GlyphSet) -> CellGrid {
    if glyphSet == .unicode { return self }
    var grid = self
    grid.glyphSet = glyphSet
    for index in cells.indices where cells[index].glyph.pictureCell == nil {
      let cell = cells[index]
      if cell.width != 0 {
        grid.cells[index].glyph = PackedGlyph(rawValue: asciiGlyph(for: cell.glyph))
      } else {
        grid.cells[index].glyph = .space
      }
      grid.cells[index].width = 1
    }
    grid.clusters = []
    return grid
  }

  private func asciiGlyph(for glyph: PackedGlyph) -> UInt32 {
    if !glyph.isCluster { return ASCIILikeness.of(glyph.rawValue) }
    return clusters.withUnsafeBufferPointer { bytes in
      ASCIILikeness.of(bytes.scalar(at: glyph.clusterRange.lowerBound).value)
    }
  }
}
