extension CellGrid {
  /// Whether nothing was drawn into a cell.
  package func isBlank(column: Int, row: Int) -> Bool {
    cells[row * columns + column] == .blank
  }

  /// Puts the cells of an earlier state of this grid back, but for those to keep.
  ///
  /// The earlier state's clusters and links are a start of this one's, so its cells stay valid.
  package mutating func restore(
    _ earlier: CellGrid, keeping keeps: (_ column: Int, _ row: Int) -> Bool
  ) {
    for row in 0..<rows {
      for column in 0..<columns {
        let index = row * columns + column
        if cells[index] != earlier.cells[index], !keeps(column, row) {
          cells[index] = earlier.cells[index]
        }
      }
      mendHalves(in: row)
    }
  }

  /// Blanks the halves of wide glyphs that have lost their other half.
  mutating func mendHalves(in row: Int) {
    for column in 0..<columns {
      let index = row * columns + column
      let hasRight = column + 1 < columns && cells[index + 1].width == 0
      let hasLeft = column > 0 && cells[index - 1].width == 2
      if (cells[index].width == 2 && !hasRight) || (cells[index].width == 0 && !hasLeft) {
        cells[index].glyph = .space
        cells[index].width = 1
      }
    }
  }
}
