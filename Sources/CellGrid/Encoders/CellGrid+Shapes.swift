extension CellGrid {
  /// The card, and on it what is drawn as shapes: everything but letters, signs and pictures.
  func shapes(on palette: TerminalPalette, in frame: MarkupFrame) -> String {
    var (grounds, inks) = (MarkupShapes(), MarkupShapes())
    for row in 0..<rows {
      for column in 0..<columns {
        let cell = cells[row * columns + column]
        let place = frame.place(column: column, row: row)
        let ground = cell.opaqueBackground(on: palette) ?? frame.page
        if let value = cell.shape, !frame.isEdge(column: column, row: row) {
          let color = cell.dimmedForeground(on: palette) ?? palette.foreground
          // On one path with the grounds around it where it can be, or paper would show between them.
          if color != ground {
            if ground == frame.page {
              grounds.draw(value, at: place, color)
            } else {
              inks.draw(value, at: place, color)
            }
          }
        }
        if ground == frame.page { continue }
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
