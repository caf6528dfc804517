extension CellGrid {
  /// Lays a colour over a rectangle; nothing outside `clip`.
  ///
  /// An opaque colour covers what is there, glyphs included; a translucent one is blended over
  /// backgrounds and glyphs; an invisible one changes nothing.
  package mutating func paint(_ rect: CellRect, background color: RGBA, clip: CellRect) {
    let visible = rect.intersection(clip).intersection(bounds)
    if visible.isEmpty || color.alpha == 0 { return }
    for row in visible.row..<visible.endRow {
      for column in visible.column..<visible.endColumn {
        paint(row * columns + column, background: color)
      }
    }
  }

  private mutating func paint(_ index: Int, background color: RGBA) {
    if color.alpha == 255 {
      blankHalves(at: index)
      cells[index] = .blank
      cells[index].background = color
    } else {
      cells[index].background = color.blended(over: cells[index].background)
      if cells[index].flags.contains(.hasForeground) {
        cells[index].foreground = color.tinting(cells[index].foreground)
      }
    }
    cells[index].flags.insert(.hasBackground)
  }
}
