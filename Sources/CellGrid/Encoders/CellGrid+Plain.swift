extension CellGrid {
  /// The grid as text without any style.
  ///
  /// Of an area behind letters, which shows as a colour only, the blocks of its edges are left out
  /// too. Rows end without trailing spaces and are joined by line feeds, without one at the end.
  /// O(columns × rows).
  public func plain() -> String {
    if !pictures.isEmpty { return showingPictures(on: .plain(glyphSet)).plain() }
    var output = ByteBuffer(capacity: (columns + 1) * rows * 2)
    clusters.withUnsafeBufferPointer { clusters in
      for row in 0..<rows {
        if row > 0 { output.append(0x0A) }
        let end = inkEnd(ofRow: row)
        for cell in cells[row * columns..<end] {
          output.append(cell.isRim ? .space : cell.glyph, of: clusters)
        }
      }
    }
    return output.text
  }

  /// The index of the cell after the last of a row that shows a glyph.
  private func inkEnd(ofRow row: Int) -> Int {
    var end = (row + 1) * columns
    while end > row * columns && (cells[end - 1].glyph == .space || cells[end - 1].isRim) {
      end -= 1
    }
    return end
  }

  /// The grid without the blocks that ``plain()`` leaves out.
  func withoutRims() -> CellGrid {
    var grid = self
    for index in cells.indices where cells[index].isRim { grid.cells[index].glyph = .space }
    return grid
  }
}
