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
  /// One byte a cell and line of samples, line by line; the lowest bit is the leftmost sample.
  private var lines: [UInt8]

  /// An empty raster; negative sizes count as zero.
  ///
  /// O(`columns` × `rows`).
  package init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    lines = [UInt8](repeating: 0, count: self.columns * self.rows * Self.resolution)
  }

  /// The samples of one cell, which must lie in the raster.
  package subscript(column: Int, row: Int) -> CoveragePattern {
    var samples: UInt64 = 0
    var index = row * Self.resolution * columns + column
    for line in 0..<Self.resolution {
      samples |= UInt64(lines[index]) << UInt64(line * 8)
      index += columns
    }
    return CoveragePattern(rawValue: samples)
  }

  /// How many cells from one on are covered wholly; 0 where it is not itself.
  package func solidRun(column: Int, row: Int) -> Int {
    lines.withUnsafeBufferPointer { lines in
      var end = columns
      for line in row * Self.resolution..<(row + 1) * Self.resolution {
        let base = line * columns
        var column = column
        while column < end && lines[base + column] == 0xFF { column += 1 }
        end = column
      }
      return end - column
    }
  }

  /// Covers the samples `xs` of the line `y`, both counted in samples.
  ///
  /// What lies outside is ignored. O(length of `xs` / 8).
  package mutating func cover(_ xs: Range<Int>, line y: Int) {
    let start = max(0, xs.lowerBound)
    let end = min(columns * Self.resolution, xs.upperBound)
    guard start < end, y >= 0, y < rows * Self.resolution else { return }
    let base = y * columns
    let first = start >> 3
    let last = (end - 1) >> 3
    let head = UInt8(truncatingIfNeeded: 0xFF << (start & 7))
    let tail = UInt8(truncatingIfNeeded: 0xFF >> (7 - ((end - 1) & 7)))
    guard first < last else {
      lines[base + first] |= head & tail
      return
    }
    lines[base + first] |= head
    lines.withUnsafeMutableBufferPointer { lines in
      lines[base + first + 1..<base + last].update(repeating: 0xFF)
    }
    lines[base + last] |= tail
  }
}
