/// A bitmap of dots over cells, two across and four down, turned into one glyph a cell.
///
/// A cell is 8 × 16 points, so a dot is 4 × 4: square, and circles come out round. Dots carry
/// lines: they are fine, and drawings that share a cell join. Areas are ``CoverageRaster``'s.
package struct DotRaster: Sendable, Hashable {
  /// Points a dot measures each way.
  package static let pitch = 4.0

  /// The width in cells.
  package let columns: Int
  /// The height in cells.
  package let rows: Int
  /// One byte a cell, row by row, a bit a dot as ``bit(x:y:)`` numbers them.
  private var cells: [UInt8]

  /// An empty raster; negative sizes count as zero.
  ///
  /// O(`columns` × `rows`).
  package init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = [UInt8](repeating: 0, count: self.columns * self.rows)
  }

  /// The dots of one cell, which must lie in the raster.
  package subscript(column: Int, row: Int) -> DotPattern {
    DotPattern(rawValue: cells[row * columns + column])
  }

  /// The number of dots.
  ///
  /// O(`columns` × `rows`).
  package var dotCount: Int { cells.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// Sets the dot at `x` across and `y` down, counted in dots; one outside is ignored.
  package mutating func mark(x: Int, y: Int) {
    guard x >= 0, y >= 0, x < columns * 2, y < rows * 4 else { return }
    cells[(y >> 2) * columns + (x >> 1)] |= DotPattern.bit(x: x & 1, y: y & 3)
  }
}
