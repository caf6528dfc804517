extension CellGrid {
  /// Lays a colour over a rectangle; nothing outside `clip` (default: the grid).
  ///
  /// An opaque colour covers what is there, glyphs included; a translucent one is blended over
  /// backgrounds and glyphs; an invisible one changes nothing.
  public mutating func paint(_ rect: CellRect, background color: RGBA, clip: CellRect? = nil) {
    let visible = rect.intersection(clip ?? bounds).intersection(bounds)
    if visible.isEmpty || color.alpha == 0 { return }
    for row in visible.row..<visible.endRow {
      let range = row * columns + visible.column..<row * columns + visible.endColumn
      if color.alpha == 255 {
        cover(range, with: color)
      } else {
        for index in range { tint(index, with: color) }
      }
    }
  }

  private mutating func cover(_ range: Range<Int>, with color: RGBA) {
    blankHalves(at: range.lowerBound)
    blankHalves(at: range.upperBound - 1)
    let ground = PackedCell(background: color)
    cells.withUnsafeMutableBufferPointer { cells in
      for index in range { cells[index] = ground }
    }
  }

  private mutating func tint(_ index: Int, with color: RGBA) {
    let isPicture = cells[index].glyph.pictureCell != nil
    cells[index].background = color.blended(over: cells[index].background)
    cells[index].flags.insert(.hasBackground)
    if isPicture {
      cells[index].foreground = color.blended(over: cells[index].veil ?? .none)
      cells[index].flags.insert(.hasForeground)
    } else if cells[index].flags.contains(.hasForeground) {
      cells[index].foreground = color.tinting(cells[index].foreground)
    }
  }
}
