extension CellGrid {
  /// Draws another grid with its upper left cell at a column and row; clips it to this grid.
  ///
  /// The link of the whole other grid becomes the link of its cells. O(cells of the other).
  package mutating func draw(_ other: CellGrid, column: Int, row: Int) {
    let whole = other.link.map { reference(to: $0) } ?? 0
    let numbers = [whole] + other.links.map { reference(to: $0) }
    linkSchemes += other.linkSchemes.filter { !linkSchemes.contains($0) }
    let firstPicture = pictureCellCount
    for var picture in other.pictures {
      picture.move(columns: column, rows: row)
      picture.firstCell += firstPicture
      pictures.append(picture)
    }
    let area = CellRect(column: column, row: row, columns: other.columns, rows: other.rows)
      .intersection(bounds)
    if area.isEmpty { return }
    for y in area.row..<area.endRow {
      for x in area.column..<area.endColumn {
        var cell = other.cells[(y - row) * other.columns + x - column]
        if let number = cell.glyph.pictureCell {
          cell.glyph = PackedGlyph(pictureCell: firstPicture + number)
        } else {
          cell.glyph = adopt(cell.glyph, of: other)
        }
        cell.link = numbers[Int(cell.link)]
        cells[y * columns + x] = cell
      }
      mendHalves(in: y, around: area)
    }
  }

  /// A glyph of another grid, its cluster copied; U+FFFD if there is no room for it.
  mutating func adopt(_ glyph: PackedGlyph, of other: CellGrid) -> PackedGlyph {
    guard glyph.isCluster else { return glyph }
    let bytes = other.clusters[glyph.clusterRange]
    if clusters.count + bytes.count > PackedGlyph.storeCapacity {
      return PackedGlyph(rawValue: 0xFFFD)
    }
    clusters += bytes
    return PackedGlyph(clusterAt: clusters.count - bytes.count, length: bytes.count)
  }

  /// Lays a colour over a rectangle, inside `clip` (default: the grid).
  ///
  /// An opaque colour covers what is there, glyphs included; a translucent one is blended over
  /// backgrounds and glyphs; an invisible one changes nothing.
  public mutating func paint(_ rect: CellRect, background color: RGBA, clip: CellRect? = nil) {
    let visible = rect.intersection(clip ?? bounds).intersection(bounds)
    if visible.isEmpty || color.alpha == 0 { return }
    for row in visible.row..<visible.endRow {
      let range = row * columns + visible.column..<row * columns + visible.endColumn
      if color.alpha == 255 {
        cover(range, with: color)
      } else {
        for index in range { tint(index, with: color) }
      }
    }
  }

  /// Lays two opaque colours of a gradient over a rectangle, one behind the upper half of each cell
  /// and one behind the lower; plain text shows neither.
  package mutating func paint(_ rect: CellRect, upper: RGBA, lower: RGBA, clip: CellRect) {
    var pen = PackedCell(foreground: upper, background: lower)
    pen.plainForm = .blank
    fill("▀", rect: rect, pen: pen, clip: clip)
  }

  private mutating func cover(_ range: Range<Int>, with color: RGBA) {
    blankHalves(at: range.lowerBound)
    blankHalves(at: range.upperBound - 1)
    let ground = PackedCell(background: color)
    cells.withUnsafeMutableBufferPointer { cells in
      for index in range { cells[index] = ground }
    }
  }

  mutating func tint(_ index: Int, with color: RGBA) {
    let isPicture = cells[index].glyph.pictureCell != nil
    cells[index].background = color.blended(over: cells[index].background)
    cells[index].flags.insert(.hasBackground)
    if isPicture {
      cells[index].foreground = color.blended(over: cells[index].veil ?? .none)
      cells[index].flags.insert(.hasForeground)
    } else if cells[index].flags.contains(.hasForeground) {
      cells[index].foreground = color.tinting(cells[index].foreground)
    }
  }
}
