extension DrawingContext {
  /// Draws the line along a path that counts from the upper left corner of ``rect``.
  mutating func stroke(_ path: Path, paint: Paint, style: StrokeStyle) {
    guard style.lineWidth > 0 else { return }
    if rect.columns <= 1 && rect.rows <= 1, let mark = mark(of: path) {
      return putLine(mark, column: 0, row: 0, color: color(of: paint, column: 0, row: 0))
    }
    if case .rectangle(let bounds, let radii) = path.form,
      let border = Border(
        in: cells(ofBorder: bounds, width: style.lineWidth), radii: radii, style: style)
    {
      return draw(border, paint: paint)
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

  /// The cells whose outermost ones a border runs through, counted from ``rect``.
  ///
  /// One that runs along the edges of the frame, half of its thickness inside or not, takes the
  /// cells of the frame: snapped by itself it would lose a column where the frame begins between
  /// two.
  private func cells(ofBorder bounds: CGRect, width: CGFloat) -> CellRect {
    let reach = width / 2 + 0.01
    let isAlongFrame =
      abs(bounds.minX - origin.x) <= reach && abs(bounds.minY - origin.y) <= reach
      && abs(bounds.maxX - origin.x - frame.width) <= reach
      && abs(bounds.maxY - origin.y - frame.height) <= reach
    if !isAlongFrame { return CellMetrics.cells(of: bounds) }
    return CellRect(column: 0, row: 0, columns: rect.columns, rows: rect.rows)
  }

  /// Draws the dots of a raster whose upper left cell stands at `column` and `row`.
  private mutating func draw(_ raster: DotRaster, column: Int, row: Int, paint: Paint) {
    for y in 0..<raster.rows {
      for x in 0..<raster.columns where !raster[x, y].isEmpty {
        putLine(
          raster[x, y], column: column + x, row: row + y,
          color: color(of: paint, column: column + x, row: row + y))
      }
    }
  }

  /// What stands for an outline that has but one cell.
  private func mark(of path: Path) -> Unicode.Scalar? {
    switch path.form {
    case .ellipse: glyphSet == .unicode ? "○" : "o"
    case .rectangle(_, let radii): glyphSet == .unicode ? (radii.largest > 2 ? "○" : "□") : "o"
    case .elements, .stroke: nil
    }
  }

  private mutating func draw(_ border: Border, paint: Paint) {
    border.forEach(in: glyphSet) { glyph, cells in
      if paint.isUniform && grid.takesLines(absolute(cells).intersection(clip)) {
        return putOver(glyph, cells, color: paint.representative)
      }
      for row in cells.row..<cells.endRow {
        for column in cells.column..<cells.endColumn {
          let color = color(of: paint, column: column, row: row)
          putLine(glyph, column: column, row: row, color: color)
        }
      }
    }
  }
}
