extension CellGrid {
  /// The card, and on it what is drawn as shapes: everything but letters, signs and pictures.
  func shapes(on palette: TerminalPalette, in frame: MarkupFrame) -> String {
    var (grounds, inks) = (MarkupShapes(), MarkupShapes())
    for row in 0..<rows {
      for column in 0..<columns {
        let cell = cells[row * columns + column]
        let place = frame.place(column: column, row: row)
        var ground = cell.opaqueBackground(on: palette)
        if let value = cell.shape, !frame.isEdge(column: column, row: row) {
          let color = cell.dimmedForeground(on: palette) ?? palette.foreground
          if value == 0x2588 {
            ground = color
          } else if color != ground ?? frame.page {
            inks.draw(value, at: place, color)
          }
        }
        guard let ground, ground != frame.page else { continue }
        grounds.fill(
          MarkupShapes.Box(
            x: place.x..<place.x + MarkupFrame.cellWidth,
            y: place.y..<place.y + MarkupFrame.cellHeight), ground)
      }
    }
    return frame.card + grounds.markup + inks.markup
  }
}

extension PackedCell {
  /// The scalar's value of a glyph that is drawn as a shape.
  var shape: UInt32? {
    glyph.isCluster || !MarkupShapes.draws(glyph.scalarValue) ? nil : glyph.scalarValue
  }
}
