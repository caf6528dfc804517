extension CellGrid {
  /// Whether lines can be drawn through all cells of a rectangle with nothing of them left but
  /// their backgrounds.
  package func takesLines(_ rect: CellRect) -> Bool {
    let visible = rect.intersection(bounds)
    if visible.isEmpty { return true }
    for row in visible.row..<visible.endRow {
      for index in row * columns + visible.column..<row * columns + visible.endColumn
      where !cells[index].takesLines { return false }
    }
    return true
  }

  /// The colour behind a cell; `nil` where there is none or the cell lies outside.
  package func background(column: Int, row: Int) -> RGBA? {
    guard column >= 0, column < columns, row >= 0, row < rows else { return nil }
    return cells[row * columns + column].ground
  }
}
