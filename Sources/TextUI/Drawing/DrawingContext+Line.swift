extension DrawingContext {
  /// Strokes a path in points from the upper left corner of ``rect``.
  mutating func stroke(_ path: Path, paint: Paint, style: StrokeStyle) {
    guard style.lineWidth > 0 else { return }
    if let mark = mark(of: path) {
      let (column, row) = (max(0, (rect.columns - 1) / 2), middleRow)
      if holdsDot(column: column, row: row) { return }
      return putLine(
        mark, column: column, row: row, color: color(of: paint, column: column, row: row))
    }
    if case .rectangle(let bounds, let radii) = path.form,
      let border = Border(
        in: cells(ofBorder: bounds, width: style.lineWidth), radii: radii, style: style)
    {
      return draw(border, around: bounds, paint: paint)
    }
    let reach = -style.lineWidth / 2 - CGFloat(DotRaster.pitch)
    let area = cells(touching: path.boundingRect.insetBy(dx: reach, dy: reach))
    if area.isEmpty { return }
    var raster = DotRaster(columns: area.columns, rows: area.rows)
    let placed = path.offsetBy(
      dx: -CGFloat(area.column) * CellMetrics.width, dy: -CGFloat(area.row) * CellMetrics.height)
    let polylines = placed.polylines
    raster.draw(polylines, style: style)
    if thinTrack(under: raster, at: absolute(area)) {
      var style = style
      style.lineWidth = max(style.lineWidth, Track.filledWidth)
      raster.draw(polylines, style: style)
    }
    draw(raster, column: area.column, row: area.row, paint: paint)
    track = Track(
      polylines: polylines, style: style, raster: raster, area: absolute(area),
      center: CGPoint(x: frame.midX, y: frame.midY))
  }

  /// The cells whose outermost ones hold a border, counted from ``rect``.
  ///
  /// A border along the edges of the frame takes the cells of the frame: snapped by itself it would
  /// lose a column where the frame begins between two.
  private func cells(ofBorder bounds: CGRect, width: CGFloat) -> CellRect {
    let reach = width / 2 + 0.01
    let isAlongFrame =
      abs(bounds.minX - origin.x) <= reach && abs(bounds.minY - origin.y) <= reach
      && abs(bounds.maxX - origin.x - frame.width) <= reach
      && abs(bounds.maxY - origin.y - frame.height) <= reach
    if !isAlongFrame { return CellMetrics.cells(of: bounds) }
    return CellRect(column: 0, row: 0, columns: rect.columns, rows: rect.rows)
  }

  private mutating func draw(_ raster: DotRaster, column: Int, row: Int, paint: Paint) {
    for y in 0..<raster.rows {
      for x in 0..<raster.columns where !raster[x, y].isEmpty {
        putLine(
          raster[x, y], column: column + x, row: row + y,
          color: color(of: paint, column: column + x, row: row + y))
      }
    }
  }

  /// The glyph of an outline of one cell, or of a circle or square hardly larger than a row, such
  /// as a check box.
  private func mark(of path: Path) -> Unicode.Scalar? {
    let size = path.boundingRect
    let isSmall =
      rect.columns <= 3 && abs(size.width - size.height) <= 2
      && size.height <= 1.25 * CellMetrics.height
    if (rect.columns > 1 || rect.rows > 1) && !isSmall { return nil }
    return switch path.form {
    case .ellipse: glyphSet == .unicode ? "○" : "o"
    case .rectangle(_, let radii):
      glyphSet == .unicode ? (radii.largest * 2.5 > size.width ? "○" : "□") : "o"
    case .elements, .stroke: nil
    }
  }

  /// Whether a dot or a square fills a cell, which leaves no space for its rim.
  private func holdsDot(column: Int, row: Int) -> Bool {
    let cell = CellRect(column: column, row: row, columns: 1, rows: 1)
    let dots: [Unicode.Scalar] = glyphSet == .unicode ? ["●", "•", "■"] : ["#", "."]
    return dots.contains { grid.shows($0, in: absolute(cell)) }
  }

  /// Draws a border except for pieces that would cross text, and remembers it for text written
  /// later.
  private mutating func draw(_ border: Border, around bounds: CGRect, paint: Paint) {
    let corner = CellMetrics.size(columns: rect.column, rows: rect.row)
    let bordered = Bordered(
      border: border, column: rect.column, row: rect.row, clip: clip,
      bounds: bounds.offsetBy(dx: corner.width, dy: corner.height))
    border.forEach(in: glyphSet) { pieces in
      let place = bordered.absolute(pieces.cells).intersection(clip)
      let other = bordered.absolute(pieces.otherCells).intersection(clip)
      if paint.isUniform && grid.takesLines(place) && grid.takesLines(other) {
        putOver(pieces.glyph, pieces.cells, color: paint.representative)
        if other != place {
          putOver(pieces.otherGlyph, pieces.otherCells, color: paint.representative)
        }
      } else if !grid.holdsText(place, in: glyphSet) && !grid.holdsText(other, in: glyphSet) {
        putLine(pieces.glyph, pieces.cells, paint: paint)
        if other != place { putLine(pieces.otherGlyph, pieces.otherCells, paint: paint) }
      }
    }
    borders.append(bordered)
  }

  private mutating func putLine(_ glyph: Unicode.Scalar, _ cells: CellRect, paint: Paint) {
    for row in cells.row..<cells.endRow {
      for column in cells.column..<cells.endColumn {
        let color = color(of: paint, column: column, row: row)
        putLine(glyph, column: column, row: row, color: color)
      }
    }
  }

  /// Gives the glyphs in the outermost cells of ``rect`` the colour of their background, if there
  /// is one: the edge of a card shows only without colours.
  package mutating func blendEdge() {
    for (column, row) in edge { grid.blendGlyph(column: column, row: row) }
  }

  /// Blanks letters in the outermost cells of ``rect``, which would interrupt the edge of a card.
  package mutating func clearEdge() {
    for (column, row) in edge { grid.blankText(column: column, row: row, in: glyphSet) }
  }

  private var edge: [(column: Int, row: Int)] {
    (rect.row..<rect.endRow).flatMap { row in
      let isEnd = row == rect.row || row == rect.endRow - 1
      return stride(
        from: rect.column, to: rect.endColumn, by: isEnd ? 1 : max(rect.columns - 1, 1)
      ).map { ($0, row) }
    }
  }

  struct Bordered {
    let border: Border
    let column: Int
    let row: Int
    /// Its visible part; elsewhere a line may belong to something else.
    let clip: CellRect
    let bounds: CGRect

    /// The cells within the edges; of a box of one or two rows all but the ends.
    var inside: CellRect {
      let cells = absolute(border.cells)
      let rows = cells.rows < 3 ? 0 : 1
      return CellRect(
        column: cells.column + 1, row: cells.row + rows, columns: cells.columns - 2,
        rows: cells.rows - 2 * rows)
    }

    /// Whether an area, counted from some cells, lies inside the line and close to it.
    func encloses(_ area: CGRect, of cells: CellRect) -> Bool {
      let corner = CellMetrics.size(columns: cells.column, rows: cells.row)
      let placed = area.offsetBy(dx: corner.width, dy: corner.height)
      let isInside =
        placed.minX > bounds.minX && placed.maxX < bounds.maxX && placed.minY > bounds.minY
        && placed.maxY < bounds.maxY
      return isInside && placed.minX - bounds.minX < CellMetrics.width
        && bounds.maxY - placed.maxY < CellMetrics.height
    }

    func absolute(_ cells: CellRect) -> CellRect {
      CellRect(
        column: column + cells.column, row: row + cells.row, columns: cells.columns,
        rows: cells.rows)
    }
  }

  /// Removes the pieces of borders that text is about to cross (absolute cells): a line in the gaps
  /// between words would look like strikethrough.
  ///
  /// A title on the edge of a box removes only its own cells; a border below a later drawing, such
  /// as the background of such a title, is not removed again.
  mutating func openBorders(for text: CellRect) {
    for bordered in borders {
      let cells = bordered.absolute(bordered.border.cells)
      if cells.intersection(text).isEmpty || cells.insetByOne.intersection(text) == text {
        continue
      }
      bordered.border.forEach(in: glyphSet) { pieces in
        let place = bordered.absolute(pieces.cells).intersection(bordered.clip)
        let other = bordered.absolute(pieces.otherCells).intersection(bordered.clip)
        if grid.shows(pieces.glyph, in: place.intersection(text))
          || grid.shows(pieces.otherGlyph, in: other.intersection(text))
        {
          let isTitle = cells.rows > 2 && place == other && place.surrounds(text, by: 2)
          grid.clear(pieces.glyph, in: isTitle ? text : place)
          grid.clear(pieces.otherGlyph, in: isTitle ? text : other)
        }
      }
    }
  }
}
