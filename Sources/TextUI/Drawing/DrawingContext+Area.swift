extension DrawingContext {
  /// The origin of the exact frame, in points from the upper left corner of ``rect``.
  var origin: CGPoint {
    CGPoint(
      x: frame.minX - CGFloat(rect.column) * CellMetrics.width,
      y: frame.minY - CGFloat(rect.row) * CellMetrics.height)
  }

  /// Draws a path, in points from the upper left corner of the exact frame, with the rotation in
  /// effect.
  package mutating func draw(_ path: Path, paint: Paint, style: FillStyle = FillStyle()) {
    if effects.rotation == 0 { return drawUpright(path, paint: paint, style: style) }
    draw(path, turned: rotations[Int(effects.rotation)], paint: paint, style: style)
  }

  /// Draws a path without rotation, in points from the upper left corner of the exact frame.
  mutating func drawUpright(_ path: Path, paint: Paint, style: FillStyle) {
    let placed = path.offsetBy(dx: origin.x, dy: origin.y)
    guard placed.isDrawable else { return }
    if case .stroke(let line, let style) = placed.form {
      stroke(line, paint: paint, style: style)
    } else {
      fillArea(of: placed, paint: paint, style: style)
    }
  }

  /// The cells, counted from ``rect``, that touch an area in points, within the clip.
  func cells(touching area: CGRect) -> CellRect {
    CellMetrics.cells(touching: area).intersection(
      CellRect(
        column: clip.column - rect.column, row: clip.row - rect.row, columns: clip.columns,
        rows: clip.rows))
  }

  private mutating func fillArea(of path: Path, paint: Paint, style: FillStyle) {
    let strength = paint.strongestOpacity * effects.opacity
    // An invisible area leaves what is below it unchanged.
    if strength <= 0 { return }
    let clip = effects.clip
    defer { effects.clip = clip }
    let outline = path.boundingRect
    // The filling of a box, such as a battery's charge, leaves the box's edge alone.
    if let box = borders.last, box.encloses(outline, of: rect),
      !absolute(cells(touching: outline)).intersection(box.inside).isEmpty
    {
      effects.clip = clip.intersection(box.inside)
    }
    if let mark = mark(of: path, isHollow: strength < Self.inkStrength) {
      if strength < Self.markStrength { return }
      return put(mark, paint: paint)
    }
    let fitted = fitting(standing(halved(path)))
    let shift = straightening(fitted.isCurve ? outline : fitted.boundingRect)
    let path = even(fitted)
    let bounds = (path.isCurve ? outline : path.boundingRect)
      .offsetBy(dx: shift.width, dy: shift.height)
    let area = cells(touching: bounds)
    if area.isEmpty { return }
    // Neighbours share the cells at an edge between two columns without covering each other.
    let snapped = CellMetrics.cells(of: bounds)
    let core = snapped.isEmpty ? area : snapped
    let isThin = bounds.width < CellMetrics.width / 2 || bounds.height < CellMetrics.height / 2
    let corner = CellMetrics.size(columns: rect.column, rows: rect.row)
    let place = bounds.offsetBy(dx: corner.width, dy: corner.height)
    let sharesCells = yieldInk(to: absolute(core), over: place)
    // A faint track is drawn like its bar: a tint would be a row high, and its fill a line in it.
    let isBar =
      bounds.height <= CellMetrics.height / 2 && bounds.width >= 2 * CellMetrics.width
      && strength >= Self.markStrength
    let ink = AreaInk(
      core: isThin ? .empty : core, isTint: strength < Self.inkStrength && !isBar,
      underlines: isThin && bounds.midY > (CGFloat(area.row) + 0.6) * CellMetrics.height)
    draw(path, shiftedBy: shift, in: area, paint: paint, style: style, as: ink)
    if sharesCells { grid.joinBlocks(in: absolute(area).intersection(clip)) }
    let isBetween = isThin && core.rows == 1 && ink.isOffCenter(bounds)
    rememberInk(of: core, isBetween ? .hairline : path.isCurve ? .curve : .ground, at: place)
  }

  /// Draws the cells of an area by how much of each a path covers.
  private mutating func draw(
    _ path: Path, shiftedBy shift: CGSize, in area: CellRect, paint: Paint, style: FillStyle,
    as ink: AreaInk
  ) {
    var raster = CoverageRaster(columns: area.columns, rows: area.rows)
    raster.cover(
      path.offsetBy(
        dx: shift.width - CGFloat(area.column) * CellMetrics.width,
        dy: shift.height - CGFloat(area.row) * CellMetrics.height),
      isEvenOddFilled: style.isEOFilled)
    for line in 0..<area.rows {
      let row = area.row + line
      let shade = paint.isUniformAcross ? color(of: paint, column: area.column, row: row) : nil
      raster.forEachRun(row: line) { columns, pattern in
        let columns = area.column + columns.lowerBound..<area.column + columns.upperBound
        let isMirrored = path.isMirrored(in: pattern)
        if let shade {
          return draw(
            pattern, isMirrored: isMirrored, columns: columns, row: row, color: shade, as: ink)
        }
        for column in columns {
          draw(
            pattern, isMirrored: isMirrored, columns: column..<column + 1, row: row,
            color: color(of: paint, column: column, row: row), as: ink)
        }
      }
    }
  }

  /// Draws the glyph of a small area in the middle column of its cells, and remembers that letters
  /// on it need a background.
  private mutating func put(_ mark: Unicode.Scalar, paint: Paint) {
    let column = max(0, (rect.columns - 1) / 2)
    let row = middleRow
    if underlinesText(row: row) { return }
    let color = color(of: paint, column: column, row: row)
    put(mark, column: column, row: row, color: color)
    // The columns it covers by at least half, as many left of a letter in it as right.
    let left = CellMetrics.column(at: frame.minX)
    let right = -CellMetrics.column(at: -frame.maxX)
    rememberInk(
      of: CellRect(column: left - rect.column, row: row, columns: right - left, rows: 1),
      .mark(shade(color)))
  }

  /// Underlines the letters that a dot would cover; returns whether there are any.
  ///
  /// A dot of 3 points below a date falls on the date's row and would replace a digit.
  private mutating func underlinesText(row: Int) -> Bool {
    guard max(frame.width, frame.height) < 6 else { return false }
    var area = CGRect(origin: origin, size: frame.size)
    area = area.insetBy(dx: -CellMetrics.width / 2, dy: 0)
    var cells = cells(touching: area)
    (cells.row, cells.rows) = (row, 1)
    let text = absolute(cells).intersection(clip)
    guard grid.holdsText(text, in: glyphSet), !grid.shows("•", in: text) else { return false }
    grid.underline(text)
    return true
  }

  /// The row of text in the middle of the frame, counted from ``rect``.
  var middleRow: Int { CellMetrics.row(at: frame.midY - CellMetrics.height / 2) - rect.row }

  /// The glyph of an area too small for blocks: a dot up to three cells wide, or a square of one or
  /// two; nil for a square on the edge of a row, which may belong to a chart.
  private func mark(of path: Path, isHollow: Bool) -> Unicode.Scalar? {
    if effects.rotation != 0 || rect.rows > 2 { return nil }
    let isUnicode = glyphSet == .unicode
    switch path.form {
    case .ellipse(let area) where rect.columns <= 3:
      guard max(area.width, area.height) <= CellMetrics.height * 1.5 else { return nil }
      if isHollow { return isUnicode ? "○" : "o" }
      return area.width < 6 ? (isUnicode ? "•" : ".") : (isUnicode ? "●" : "o")
    case .rectangle(let area, let radii) where rect.columns <= 2 && rect.rows <= 1:
      guard abs(area.width - area.height) <= 2, area.width < CellMetrics.height else { return nil }
      if Self.isHalfSquare(area), abs(area.midY - CellMetrics.height / 2) > 3 { return nil }
      let isCentered = abs(area.midY - CellMetrics.height / 2) <= 1
      let stands = [area.minY, area.maxY].contains { edge in
        abs(edge - (edge / CellMetrics.height).rounded() * CellMetrics.height) <= 1
      }
      if stands && !isCentered { return nil }
      let isRound = radii.largest * 2 >= area.width
      if isHollow { return isUnicode ? (isRound ? "○" : "□") : "o" }
      return isUnicode ? (isRound ? "●" : "■") : (isRound ? "o" : "#")
    case .rectangle, .ellipse, .elements, .stroke: return nil
    }
  }
}

extension Path {
  /// Whether a cell of the area is drawn with glyphs that have mirror images.
  ///
  /// True for all of an ellipse and for a rectangle's corners, but not for a bar thinner than a
  /// cell.
  fileprivate func isMirrored(in pattern: CoveragePattern) -> Bool {
    switch form {
    case .ellipse(let area): Self.isThick(area)
    case .rectangle(let area, _): Self.isThick(area) && !pattern.isFlat
    case .elements, .stroke: false
    }
  }

  /// Whether it consists of elements or strokes, rather than being an ellipse or a rectangle.
  package var isCurve: Bool {
    switch form {
    case .ellipse, .rectangle: false
    case .elements, .stroke: true
    }
  }

  private static func isThick(_ area: CGRect) -> Bool {
    area.width >= CellMetrics.width && area.height >= CellMetrics.height
  }
}
