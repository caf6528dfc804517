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

  /// The grid with areas that show their textures on what their row begins with, the ground of a card:
  /// of few colours two that are near are one.
  var withTextures: CellGrid {
    var grid = self
    for row in 0..<rows {
      for column in 0..<columns {
        grid.cells[row * columns + column].showTexture(on: cells[row * columns])
      }
    }
    return grid
  }
}
