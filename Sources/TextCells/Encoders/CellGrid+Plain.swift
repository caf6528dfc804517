extension CellGrid {
  /// The grid as text without any style.
  ///
  /// Of an area behind letters, which shows as a colour only, the blocks of its edges are left out
  /// too, and a level line across an area. Rows end without trailing spaces and are joined by line
  /// feeds, without one at the end. O(columns × rows).
  public func plain() -> String {
    if !pictures.isEmpty { return showingPictures(on: .plain(glyphSet)).plain() }
    var output = ByteBuffer(capacity: (columns + 1) * rows * 2)
    clusters.withUnsafeBufferPointer { clusters in
      for row in 0..<rows {
        if row > 0 { output.append(0x0A) }
        let end = inkEnd(ofRow: row)
        for cell in cells[row * columns..<end] {
          output.append(cell.plainGlyph, of: clusters)
        }
      }
    }
    return output.text
  }

  /// The index of the cell after the last of a row that shows a glyph.
  private func inkEnd(ofRow row: Int) -> Int {
    var end = (row + 1) * columns
    while end > row * columns && cells[end - 1].plainGlyph == .space { end -= 1 }
    return end
  }

  /// The grid with the glyphs of ``plain()``.
  var inPlainForm: CellGrid {
    var grid = self
    for index in cells.indices { grid.cells[index].glyph = cells[index].plainGlyph }
    return grid
  }

  /// The grid with areas that show their textures on the ground of a card, which their row begins with.
  ///
  /// Of few colours two that are near are one. Of sixteen, in which grounds that are nearly grey are the
  /// terminal's own, the blocks at their edges are left out with them.
  func withTextures(_ depth: ColorDepth) -> CellGrid {
    var grid = self
    for row in 0..<rows where columns > 0 {
      let first = cells[row * columns]
      // A plot that begins with its row has no card around it.
      let ground = 0x2580...0x259F ~= first.plainGlyph.rawValue ? PackedCell.blank : first
      for column in 0..<columns {
        let index = row * columns + column
        if depth == .ansi16, cells[index].plainForm == .blank, cells[index].foreground.hue == nil {
          grid.cells[index].glyph = .space
        }
        // An upright line that crosses a texture would else be solid on both sides of its dots.
        if column > 0, 0x2801...0x28FF ~= cells[index].plainGlyph.rawValue,
          0x2591...0x2593 ~= grid.cells[index - 1].glyph.rawValue, let area = cells[index].ground,
          area != ground.ground
        {
          grid.cells[index].foreground = area
          grid.cells[index].copyBackground(of: ground)
        } else {
          grid.cells[index].showTexture(on: ground)
        }
        // The edge of a texture would be as strong as an area without one.
        if depth == .ansi16, row + 1 < rows, 0x2581...0x2587 ~= cells[index].plainGlyph.rawValue,
          0x2591...0x2593 ~= cells[index + columns].plainGlyph.rawValue,
          cells[index].foreground == cells[index + columns].foreground
        {
          grid.cells[index].flags.insert(.dim)
        }
      }
    }
    return grid
  }
}
