/// A bitmap of eight by eight samples a cell, turned into one block glyph a cell.
///
/// Eight samples each way are what block elements can tell apart (▁ to █, ▏ to █). Coverage
/// carries areas, which are solid; lines are ``DotRaster``'s.
package struct CoverageRaster: Sendable, Hashable {
  /// Samples a cell has each way.
  package static let resolution = 8

  /// The width in cells.
  package let columns: Int
  /// The height in cells.
  package let rows: Int
  /// The samples of each cell, row by row.
  private var cells: [CoveragePattern]

  /// An empty raster; negative sizes count as zero.
  ///
  /// O(`columns` × `rows`).
  package init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = Array(repeating: CoveragePattern(rawValue: 0), count: self.columns * self.rows)
  }

  /// The samples of one cell, which must lie in the raster.
  package subscript(column: Int, row: Int) -> CoveragePattern {
    cells[row * columns + column]
  }

  /// Hands on the cells of a row that are covered at all, those side by side with the same samples
  /// together, from left to right.
  package func forEachRun(row: Int, _ body: (_ columns: Range<Int>, CoveragePattern) -> Void) {
    var start = 0
    while start < columns {
      let pattern = self[start, row]
      var end = start + 1
      while end < columns, self[end, row] == pattern { end += 1 }
      if !pattern.isEmpty { body(start..<end, pattern) }
      start = end
    }
  }

  /// Covers the samples `xs` of lines, all counted in samples.
  ///
  /// What lies outside is ignored. O(cells touched).
  package mutating func cover(_ xs: Range<Int>, lines ys: Range<Int>) {
    let xs = xs.clamped(to: 0..<columns * Self.resolution)
    let ys = ys.clamped(to: 0..<rows * Self.resolution)
    if xs.isEmpty || ys.isEmpty { return }
    // Cells are covered by masks of 64 samples and not sample by sample. Samples 5 to 18 touch cell
    // 0 from its sixth sample on (`head`), all of cell 1, and cell 2 up to its third (`tail`).
    let (first, last) = (xs.lowerBound >> 3, (xs.upperBound - 1) >> 3)
    let head = CoveragePattern(columns: xs.lowerBound & 7..<8)
    let tail = CoveragePattern(columns: 0..<(xs.upperBound - 1) & 7 + 1)
    for row in ys.lowerBound >> 3...(ys.upperBound - 1) >> 3 {
      let top = row * Self.resolution
      let lines = CoveragePattern(
        lines: max(ys.lowerBound - top, 0)..<min(ys.upperBound - top, Self.resolution))
      let base = row * columns
      if first == last {
        cells[base + first].formUnion(lines.intersection(head).intersection(tail))
        continue
      }
      cells.withUnsafeMutableBufferPointer { cells in
        cells[base + first].formUnion(lines.intersection(head))
        for index in base + first + 1..<base + last { cells[index].formUnion(lines) }
        cells[base + last].formUnion(lines.intersection(tail))
      }
    }
  }
}
