extension CellGrid {
  /// The colour behind a cell; `nil` where there is none or the cell lies outside.
  package func background(column: Int, row: Int) -> RGBA? {
    guard column >= 0, column < columns, row >= 0, row < rows else { return nil }
    let cell = cells[row * columns + column]
    return cell.flags.contains(.hasBackground) ? cell.background : nil
  }
}
