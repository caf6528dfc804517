/// Drawing for the marks of a chart.
///
/// Unlike other shapes, all marks are one picture: none becomes the background of the next, and
/// letters on a mark take only the cells they need.
extension DrawingContext {
  /// Fills a path, in points from the upper left corner of `area`, over which a gradient runs.
  ///
  /// Wholly covered cells show `texture`. In colours they are solid, since the texture has the
  /// colour of its background: it distinguishes areas where there is no colour. In ASCII, whose
  /// partial cells would look like another texture, cells covered by half show it too.
  package mutating func fillMark(
    _ path: Path, in area: CGRect, paint: Paint, texture: Unicode.Scalar?
  ) {
    let (outer, others) = (frame, inked)
    go(to: area.offsetBy(dx: outer.minX, dy: outer.minY))
    inked = []
    (self.texture, isChart) = (texture, true)
    let bounds = path.boundingRect
    let isThin = bounds.width < CellMetrics.width / 2 || bounds.height < CellMetrics.height / 2
    leastTextured = glyphSet == .unicode ? 1 : isThin ? 0 : 0.5
    draw(path, paint: paint)
    (self.texture, isChart) = (nil, false)
    inked = others + inked.map { Inked(cells: $0.cells, kind: .curve) }
    go(to: outer)
  }

  /// Draws a line through points from the upper left corner of ``frame``, and the dots of `peaks`
  /// that a line between middles of dots would miss.
  ///
  /// On areas a rule takes the colour `ground`, if given, since its own means nothing and would be
  /// lost on most areas; it is made lighter or darker until it contrasts by 3 : 1. It skips cells
  /// in which the area of a curve ends, most of them if it is upright, and all cells of other
  /// areas: a bar longer than a limit covers the limit's line, with colours or without. Across the
  /// area of a curve it shows only in colours.
  package mutating func strokeMark(
    _ points: [CGPoint], peaks: [CGPoint] = [], paint: Paint, style: StrokeStyle,
    ground: RGBA? = nil, crossesAreas: Bool = true, glyph: Unicode.Scalar? = nil
  ) {
    let reach = style.lineWidth / 2 + CellMetrics.width
    let bounds = CGRect(around: points + peaks)
      .insetBy(dx: -reach, dy: -reach).offsetBy(dx: origin.x, dy: origin.y)
    let area = cells(touching: CGRect(origin: origin, size: frame.size))
      .intersection(cells(touching: bounds))
    if area.isEmpty { return }
    let shift = CGPoint(
      x: origin.x - CGFloat(area.column) * CellMetrics.width,
      y: origin.y - CGFloat(area.row) * CellMetrics.height)
    var raster = DotRaster(columns: area.columns, rows: area.rows)
    let moved = points.map { CGPoint(x: $0.x + shift.x, y: $0.y + shift.y) }
    if moved.count > 1 { raster.draw([Polyline(points: moved)], style: style) }
    let pitch = DotRaster.pitch
    for peak in peaks {
      let (x, y) = ((peak.x + shift.x).native / pitch, (peak.y + shift.y).native / pitch)
      guard abs(x) < 1e6, abs(y) < 1e6 else { continue }
      raster.mark(x: Int(x.rounded(.down)), y: Int(y.rounded(.down)))
    }
    let isLevel = points.first?.y == points.last?.y
    let around = grid.background(column: rect.column, row: rect.row)
    for row in 0..<raster.rows {
      for column in 0..<raster.columns where !raster[column, row].isEmpty {
        let (x, y) = (area.column + column, area.row + row)
        let place = (column: rect.column + x, row: rect.row + y)
        if ground != nil {
          let isArea = grid.isArea(column: place.column, row: place.row)
          // A cell that is all background or none would be a step in an outline.
          let isEdge = grid.isEdge(column: place.column, row: place.row, on: around)
          if crossesAreas ? isEdge && (isLevel || isArea) : isEdge || isArea { continue }
        }
        var color = color(of: paint, column: x, row: y)
        let fill = grid.plainForm(column: place.column, row: place.row)
        let isArea = grid.makeAreaGround(column: place.column, row: place.row)
        let behind = grid.background(column: place.column, row: place.row)
        let crosses = crosses(place.column, place.row)
        // Where it crosses another line on an area, it is still on the area.
        if let ground, isArea || crosses && behind != around { color = ground }
        let usual = mapping
        defer { mapping = usual }
        if isArea || crosses, let behind {
          // In a single tint a line on an area would vanish, so it keeps the contrasting colour.
          let behind = behind.blended(over: backdrop)
          color = mapping.color(color, isAccented: effects.isAccented)
            .blended(over: behind).standingOut(from: behind, by: 3)
          mapping = .fullColor
        }
        if let glyph {
          putLine(glyph, column: x, row: y, color: color)
        } else {
          putLine(raster[column, row], column: x, row: y, color: color)
        }
        if isArea, isLevel, ground != nil {
          grid.setPlainForm(fill, column: place.column, row: place.row)
        }
      }
    }
  }

  /// Whether a line already crosses a cell, whose area may have become its background.
  private func crosses(_ column: Int, _ row: Int) -> Bool {
    if case .dots = grid.content(column: column, row: row, in: glyphSet) { true } else { false }
  }

  /// Draws a glyph over anything but text; the colour of an area stays behind it.
  package mutating func putMark(_ glyph: Unicode.Scalar, column: Int, row: Int, color: RGBA) {
    putLine(glyph, column: column, row: row, color: color)
  }

  /// Draws a glyph into a cell that is still empty.
  package mutating func putBehind(_ glyph: Unicode.Scalar, column: Int, row: Int, color: RGBA) {
    let cell = CellRect(column: rect.column + column, row: rect.row + row, columns: 1, rows: 1)
    if grid.shows(" ", in: cell) { putOver(glyph, column: column, row: row, color: color) }
  }

  /// Draws an area's sample in a legend: a square, which stays clear of an area above it, or
  /// without colours the area's texture.
  package mutating func putSwatch(_ texture: Unicode.Scalar, color: RGBA) {
    let form: PackedCell.PlainForm? =
      switch texture {
      case "▓": .dark
      case "▒": .medium
      case "░": .light
      default: nil
      }
    let isSquare = form != nil || texture == "█"
    var pen = pen(color)
    if color != label { pen.label = nil }
    let cell = CellRect(column: 0, row: 0, columns: 1, rows: 1)
    grid.fill(isSquare ? "■" : texture, rect: absolute(cell), pen: pen, clip: clip)
    if let form, clip.contains(column: rect.column, row: rect.row) {
      grid.setPlainForm(form, column: rect.column, row: rect.row)
    }
  }

  mutating func putTexture(_ texture: Unicode.Scalar, _ cells: CellRect, color: RGBA) {
    guard color != label else { return putOver(texture, cells, color: color) }
    var pen = pen(color)
    pen.label = nil
    for row in cells.row..<cells.endRow {
      for column in cells.column..<cells.endColumn {
        let (x, y) = (rect.column + column, rect.row + row)
        guard clip.contains(column: x, row: y) else { continue }
        let pen = pen.mixed(over: grid.background(column: x, row: y))
        grid.put(texture, column: x, row: y, pen: pen.onItself)
      }
    }
  }
}
