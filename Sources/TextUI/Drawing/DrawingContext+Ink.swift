extension DrawingContext {
  /// The opacity from which a filled area is drawn in ink, a quarter; a fainter one only tints
  /// its ground.
  ///
  /// Ink are glyphs, which plain text shows too. A faint area is meant to lie behind something.
  static let inkOpacity: UInt8 = 64

  /// The glyph of a cell that is covered wholly.
  var solid: Unicode.Scalar { glyphSet == .unicode ? "█" : "#" }

  /// Draws what an area covers of cells side by side, the same samples of each.
  ///
  /// Something drawn over the area later makes a ground of its solid cells: see ``yieldInk(to:)``.
  mutating func ink(
    _ pattern: CoveragePattern, isMirrored: Bool, columns: Range<Int>, row: Int, color: RGBA
  ) {
    let cells = CellRect(column: columns.lowerBound, row: row, columns: columns.count, rows: 1)
    if color.alpha < Self.inkOpacity {
      if pattern.fraction >= 0.5 { fill(cells, color: color) }
    } else if pattern == .full, color != label, let pen = solidPen(color) {
      grid.fill(solid, rect: absolute(cells), pen: pen, clip: clip)
    } else if let glyph = pattern.glyph(in: glyphSet, isMirrored: isMirrored) {
      putOver(glyph, cells, color: color)
    }
  }

  /// Draws the same glyph into cells side by side, counted from ``rect``.
  mutating func put(_ glyph: Unicode.Scalar, columns: Range<Int>, row: Int, color: RGBA) {
    if columns.isEmpty { return }
    let cells = CellRect(column: columns.lowerBound, row: row, columns: columns.count, rows: 1)
    yieldInk(to: absolute(cells))
    putOver(glyph, cells, color: color)
  }

  /// Draws the same glyph into cells, over what is there: with the colour mixed for each with what
  /// lies behind it.
  mutating func putOver(_ glyph: Unicode.Scalar, _ cells: CellRect, color: RGBA) {
    grid.fill(glyph, rect: absolute(cells), pen: pen(color), clip: clip)
  }

  /// Draws a piece of a line over what is there: it gives way to text, and the colour of an area
  /// that covers at least half of the cell stays behind it.
  mutating func putLine(_ glyph: Unicode.Scalar, column: Int, row: Int, color: RGBA) {
    let (x, y) = (rect.column + column, rect.row + row)
    switch grid.content(column: x, row: y, in: glyphSet) {
    case .text: return
    case .block(let block): grid.makeGround(column: x, row: y, block: block)
    case .dots, .other: break
    }
    putOver(glyph, column: column, row: row, color: color)
  }

  /// Draws dots over what is there; over dots they join, and the later colour holds for both.
  mutating func putLine(_ dots: DotPattern, column: Int, row: Int, color: RGBA) {
    var joined = dots
    if case .dots(let there) = grid.content(
      column: rect.column + column, row: rect.row + row, in: glyphSet)
    {
      joined = dots.union(there)
    }
    guard !dots.isEmpty, let glyph = joined.glyph(in: glyphSet) else { return }
    putLine(glyph, column: column, row: row, color: color)
  }

  /// An area filled with glyphs, in cells of the grid.
  struct Inked {
    let cells: CellRect
    /// Whether it is the picture of a curve, and no rectangle or ellipse as grounds are.
    let isCurve: Bool
  }

  /// Remembers that an area holds ink which may have to become ground.
  mutating func rememberInk(of area: CellRect, isCurve: Bool) {
    inked.append(Inked(cells: absolute(area), isCurve: isCurve))
  }

  /// Cells counted from ``rect`` as cells of the grid.
  func absolute(_ area: CellRect) -> CellRect {
    CellRect(
      column: rect.column + area.column, row: rect.row + area.row, columns: area.columns,
      rows: area.rows)
  }

  /// Makes room for what will be drawn at a place (absolute cells).
  ///
  /// A filled area that something else is drawn on is its ground: its solid cells become blank
  /// and keep their colour behind, so that a label on a filled shape reads without colour too. Of
  /// its edges only the cells that are drawn over do, where more than half of them is covered.
  /// Letters on a curve take no more of it than their own cells and one on either side.
  mutating func yieldInk(to place: CellRect, isText: Bool = false) {
    if inked.isEmpty { return }
    for area in inked {
      let keepsRest = isText && area.isCurve
      let reach = keepsRest ? 1 : 0
      let around = CellRect(
        column: place.column - reach, row: place.row, columns: place.columns + 2 * reach,
        rows: place.rows)
      let covered = area.cells.intersection(around)
      if covered.isEmpty { continue }
      grid.makeGround(
        of: keepsRest ? covered.intersection(clip) : area.cells, solid: solid,
        thin: keepsRest ? nil : glyphSet == .unicode ? "─" : "-", label: label)
      grid.makeGround(ofBlocksIn: area.cells.intersection(place).intersection(clip))
    }
    inked.removeAll { !(isText && $0.isCurve) && !$0.cells.intersection(place).isEmpty }
  }
}
