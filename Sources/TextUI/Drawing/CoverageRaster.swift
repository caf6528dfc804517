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
  func forEachRun(row: Int, _ body: (_ columns: Range<Int>, CoveragePattern) -> Void) {
    var start = 0
    while start < columns {
      let pattern = self[start, row]
      var end = start + 1
      while end < columns, self[end, row] == pattern { end += 1 }
      if !pattern.isEmpty { body(start..<end, pattern) }
      start = end
    }
  }

  /// Covers the samples `xs` of the line `y`, both counted in samples.
  ///
  /// What lies outside is ignored. O(length of `xs` / 8).
  package mutating func cover(_ xs: Range<Int>, line y: Int) {
    let start = max(0, xs.lowerBound)
    let end = min(columns * Self.resolution, xs.upperBound)
    guard start < end, y >= 0, y < rows * Self.resolution else { return }
    let base = (y >> 3) * columns
    let (first, last) = (base + (start >> 3), base + ((end - 1) >> 3))
    let head: UInt64 = (0xFF << UInt64(start & 7)) & 0xFF
    let tail: UInt64 = 0xFF >> UInt64(7 - ((end - 1) & 7))
    let shift = UInt64((y & 7) * Self.resolution)
    if first == last { return cells[first].insert((head & tail) << shift) }
    cells.withUnsafeMutableBufferPointer { cells in
      cells[first].insert(head << shift)
      for index in first + 1..<last { cells[index].insert(0xFF << shift) }
      cells[last].insert(tail << shift)
    }
  }
}
