extension CellGrid {
  /// Writes one line of text from `column` on, cluster by cluster.
  ///
  /// Only whole clusters inside `clip` (default: the grid) are written; a glyph that would be cut is
  /// left out, and one that is half overwritten becomes blank. Controls and invisible scalars are
  /// dropped. A style without background keeps the background that is there, and one with an
  /// invisible foreground draws nothing.
  ///
  /// Returns the column after the last cluster, written or not.
  @discardableResult
  public mutating func write(
    _ line: String, column: Int, row: Int, style: CellStyle = .plain, clip: CellRect? = nil
  ) -> Int { write(line[...], column: column, row: row, pen: pen(style), clip: clip ?? bounds) }

  package mutating func write(
    _ line: Substring, column: Int, row: Int, pen: PackedCell, clip: CellRect
  ) -> Int {
    let visible = pen.drawsGlyphs ? clip.intersection(bounds) : .empty
    let isVisibleRow = row >= visible.row && row < visible.endRow
    return line.withUTF8Bytes { bytes in
      var column = CellRect.clamped(column)
      for cluster in ClusterScanner(bytes) where cluster.columns > 0 {
        let end = column + cluster.columns
        if isVisibleRow && column >= visible.column && end <= visible.endColumn {
          let index = row * columns + column
          place(glyph(for: cluster, in: bytes), width: cluster.columns, at: index, pen: pen)
        }
        column = end
      }
      return column
    }
  }

  /// Draws one glyph of one column, such as a piece of a border, inside `clip`.
  ///
  /// A scalar that is not one column wide by itself is drawn as U+FFFD.
  package mutating func put(
    _ scalar: Unicode.Scalar, column: Int, row: Int, style: CellStyle, clip: CellRect
  ) {
    fill(
      scalar, rect: CellRect(column: column, row: row, columns: 1, rows: 1), style: style,
      clip: clip)
  }

  /// Draws one glyph of one column into a cell of the grid, without a clip.
  package mutating func put(_ scalar: Unicode.Scalar, column: Int, row: Int, pen: PackedCell) {
    guard pen.drawsGlyphs, bounds.contains(column: column, row: row) else { return }
    let glyph = PackedGlyph(picture: scalar)
    place(glyph, width: 1, at: row * columns + column, pen: pen)
  }

  /// Draws one glyph of one column into every cell of a rectangle, inside `clip` or the grid.
  ///
  /// A scalar that is not one column wide by itself is drawn as U+FFFD.
  public mutating func fill(
    _ scalar: Unicode.Scalar, rect: CellRect, style: CellStyle = .plain, clip: CellRect? = nil
  ) { fill(scalar, rect: rect, pen: pen(style), clip: clip ?? bounds) }

  package mutating func fill(
    _ scalar: Unicode.Scalar, rect: CellRect, pen: PackedCell, clip: CellRect
  ) {
    let visible = rect.intersection(clip).intersection(bounds)
    if visible.isEmpty || !pen.drawsGlyphs { return }
    let keepsBackground = !pen.flags.contains(.hasBackground)
    var pen = pen
    pen.glyph = PackedGlyph(picture: scalar)
    for row in visible.row..<visible.endRow {
      let range = row * columns + visible.column..<row * columns + visible.endColumn
      blankHalves(at: range.lowerBound)
      blankHalves(at: range.upperBound - 1)
      cells.withUnsafeMutableBufferPointer { cells in
        for index in range {
          if keepsBackground { pen.copyBackground(of: cells[index]) }
          cells[index] = pen
        }
      }
    }
  }

  /// Draws one glyph of one column into every cell of a rectangle, inside `clip`, in colours mixed
  /// with the background of each cell.
  package mutating func fill(
    _ scalar: Unicode.Scalar, rect: CellRect, pen unmixed: UnmixedPen, clip: CellRect
  ) {
    let visible = rect.intersection(clip).intersection(bounds)
    if visible.isEmpty { return }
    let glyph = PackedGlyph(picture: scalar)
    var pen = unmixed.mixed(over: nil)
    pen.glyph = glyph
    for row in visible.row..<visible.endRow {
      let range = row * columns + visible.column..<row * columns + visible.endColumn
      blankHalves(at: range.lowerBound)
      blankHalves(at: range.upperBound - 1)
      cells.withUnsafeMutableBufferPointer { cells in
        for index in range {
          if !cells[index].hasBackground(of: pen) {
            pen = unmixed.mixed(over: cells[index].ground)
            pen.glyph = glyph
            pen.copyBackground(of: cells[index])
          }
          if pen.drawsGlyphs { cells[index] = pen }
        }
      }
    }
  }

  private mutating func place(_ glyph: PackedGlyph, width: Int, at index: Int, pen: PackedCell) {
    blankHalves(at: index)
    if width == 2 { blankHalves(at: index + 1) }
    for offset in 0..<width {
      var cell = pen
      cell.glyph = offset == 0 ? glyph : .none
      cell.width = offset == 0 ? UInt8(width) : 0
      if !pen.flags.contains(.hasBackground) { cell.copyBackground(of: cells[index + offset]) }
      cells[index + offset] = cell
    }
  }

  mutating func blankHalves(at index: Int) {
    switch cells[index].width {
    case 0: blank(index - 1, index)
    case 2: blank(index, index + 1)
    default: break
    }
  }

  private mutating func blank(_ left: Int, _ right: Int) {
    for index in [left, right] {
      cells[index].glyph = .space
      cells[index].width = 1
    }
  }

  private mutating func glyph(for cluster: TextCluster, in bytes: UTF8Bytes) -> PackedGlyph {
    if let scalar = cluster.scalar { return PackedGlyph(rawValue: scalar) }
    let offset = clusters.count
    if offset + PackedGlyph.longestCluster > PackedGlyph.storeCapacity {
      return PackedGlyph(rawValue: 0xFFFD)
    }
    ShownCluster(bytes, cluster.range).forEachKeptScalar { _, range in
      clusters.append(contentsOf: UTF8Bytes(rebasing: bytes[range]))
    }
    return PackedGlyph(clusterAt: offset, length: clusters.count - offset)
  }

  private mutating func pen(_ style: CellStyle) -> PackedCell {
    PackedCell(glyph: .space, style: style, link: style.link.map { reference(to: $0) } ?? 0)
  }

  /// The number by which cells refer to a link, from 1; 0 when the grid has no number left.
  package mutating func reference(to link: String) -> UInt16 {
    if let index = links.firstIndex(of: link) { return UInt16(index + 1) }
    if links.count == Int(PackedCell.highestLink) { return 0 }
    links.append(link)
    return UInt16(links.count)
  }
}
