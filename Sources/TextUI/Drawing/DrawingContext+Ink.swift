extension DrawingContext {
  /// The opacity from which a filled area is drawn in ink, a quarter; a fainter one only tints its
  /// background.
  ///
  /// Ink is glyphs, which plain text shows too. A faint area is meant to lie behind something.
  static let inkStrength = 0.25
  /// The opacity from which a dot or a square of one cell shows; it is hollow up to
  /// ``inkStrength``.
  static let markStrength = 0.05

  var solid: Unicode.Scalar { glyphSet == .unicode ? "█" : "#" }

  struct AreaInk {
    /// The cells that it fills, counted from ``rect``; other cells that it touches keep their text,
    /// as do the rows that a bar beside a text only reaches into.
    let core: CellRect
    let isTint: Bool
    /// Whether it is a thin bar at the bottom of a row, which underlines text there.
    let underlines: Bool

    /// Whether a bar is nearer to an edge of its row than to its middle, and so between two rows.
    func isOffCenter(_ bounds: CGRect) -> Bool {
      let place = bounds.midY / CellMetrics.height
      return abs(place - place.rounded(.down) - 0.5) > 0.25
    }
  }

  /// Draws the covered part of neighbouring cells that share one pattern.
  ///
  /// A later drawing over the area turns its solid cells into background: see
  /// ``yieldInk(to:over:isText:)``.
  mutating func draw(
    _ pattern: CoveragePattern, isMirrored: Bool, columns: Range<Int>, row: Int, color: RGBA,
    as ink: AreaInk
  ) {
    let cells = CellRect(column: columns.lowerBound, row: row, columns: columns.count, rows: 1)
    if ink.isTint {
      if pattern == .full || !isMirrored {
        if pattern.fraction >= 0.5 { fill(cells, color: color) }
      } else {
        for column in columns { tintRim(pattern, column: column, row: row, color: color) }
      }
      return
    }
    let isCore = ink.core.intersection(cells) == cells
    if !isCore, grid.holdsText(absolute(cells).intersection(clip), in: glyphSet) {
      for column in columns {
        let cell = CellRect(column: column, row: row, columns: 1, rows: 1)
        if ink.core.contains(column: column, row: row)
          || !grid.holdsText(absolute(cell).intersection(clip), in: glyphSet)
        {
          draw(pattern, isMirrored: isMirrored, cell, color: color)
        } else if ink.underlines {
          grid.underline(absolute(cell).intersection(clip))
        }
      }
    } else {
      draw(pattern, isMirrored: isMirrored, cells, color: color)
    }
  }

  /// Draws the edge of a round faint area: as a block in an empty cell, else as a tint.
  private mutating func tintRim(_ pattern: CoveragePattern, column: Int, row: Int, color: RGBA) {
    let cell = CellRect(column: column, row: row, columns: 1, rows: 1)
    if glyphSet == .unicode, grid.shows(" ", in: absolute(cell).intersection(clip)) {
      if let glyph = pattern.glyph(in: .unicode, isMirrored: true) {
        var pen = pen(color)
        pen.label = nil
        grid.fill(glyph, rect: absolute(cell), pen: pen, clip: clip)
        grid.markRim(column: rect.column + column, row: rect.row + row)
      }
    } else if pattern.fraction >= 0.5 {
      fill(cell, color: color)
    }
  }

  private mutating func draw(
    _ pattern: CoveragePattern, isMirrored: Bool, _ cells: CellRect, color: RGBA
  ) {
    if let texture, pattern.fraction >= leastTextured {
      putTexture(texture, cells, color: color)
    } else if glyphSet == .ascii, isChart, pattern != .full {
      drawEdge(pattern, cells, color: color)
    } else if pattern == .full, color != label, let pen = solidPen(color) {
      grid.fill(solid, rect: absolute(cells), pen: pen, clip: clip)
    } else if let glyph = pattern.glyph(in: glyphSet, isMirrored: isMirrored) {
      // In the shade of the solid cells, which have a colour of their own in every mode.
      var pen = pen(color)
      if color != label { pen.label = nil }
      grid.fill(glyph, rect: absolute(cells), pen: pen, clip: clip)
    }
  }

  /// Draws the edge of a chart's area in ASCII; in a cell that another area shares, the one that
  /// covers more is drawn.
  private mutating func drawEdge(_ pattern: CoveragePattern, _ cells: CellRect, color: RGBA) {
    guard texture == nil, let glyph = pattern.glyph(in: .ascii) else { return }
    var pen = pen(color)
    if color != label { pen.label = nil }
    for column in cells.column..<cells.endColumn {
      let cell = CellRect(column: column, row: cells.row, columns: 1, rows: 1)
      let isFree = grid.shows(" ", in: absolute(cell).intersection(clip))
      guard isFree || pattern.fraction >= 0.5 else { continue }
      grid.fill(isFree ? glyph : solid, rect: absolute(cell), pen: pen, clip: clip)
    }
  }

  mutating func put(_ glyph: Unicode.Scalar, columns: Range<Int>, row: Int, color: RGBA) {
    if columns.isEmpty { return }
    let cells = CellRect(column: columns.lowerBound, row: row, columns: columns.count, rows: 1)
    yieldInk(to: absolute(cells))
    putOver(glyph, cells, color: color)
  }

  /// Draws the same glyph into cells, mixing its colour with the background of each.
  mutating func putOver(_ glyph: Unicode.Scalar, _ cells: CellRect, color: RGBA) {
    grid.fill(glyph, rect: absolute(cells), pen: pen(color), clip: clip)
  }

  /// Draws a piece of a line over earlier drawings: text stays, and the colour of an area that
  /// covers at least half of the cell becomes its background.
  mutating func putLine(_ glyph: Unicode.Scalar, column: Int, row: Int, color: RGBA) {
    let (x, y) = (rect.column + column, rect.row + row)
    switch grid.content(column: x, row: y, in: glyphSet) {
    case .text: return
    // The quadrants at a disc's edge must not fill a cell: corners would stick out of the line
    // around it.
    case .block("▀"), .block("▄"), .block("▌"), .block("▐"), .block("▖"..."▟"): break
    case .block(let block): grid.makeGround(column: x, row: y, block: block, label: label)
    case .dots, .other: break
    }
    putOver(glyph, column: column, row: row, color: color)
  }

  /// Draws dots over earlier drawings; dots join, in the later colour.
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

  struct Inked {
    enum Kind {
      /// A rectangle or an ellipse, such as a background or a track.
      case ground
      /// The drawing of a curve: letters take only the cells they need.
      case curve
      /// A thin bar between two rows: text in its row removes it.
      case hairline
      /// A dot or a square of one glyph, in a colour that becomes the background of letters on it.
      case mark(RGBA)
    }

    let cells: CellRect
    let kind: Kind
    /// Its place in points of the grid, if known.
    var bounds: CGRect?

    /// Whether something at `place` shares at most cells with it, as the halves of a row do; a
    /// quarter of the smaller one may overlap.
    func isBeside(_ place: CGRect?) -> Bool {
      guard let place, let bounds else { return false }
      let width = min(place.maxX, bounds.maxX) - max(place.minX, bounds.minX)
      let height = min(place.maxY, bounds.maxY) - max(place.minY, bounds.minY)
      return width <= min(place.width, bounds.width) / 4
        || height <= min(place.height, bounds.height) / 4
    }
  }

  /// Remembers that an area holds ink that may have to become background.
  mutating func rememberInk(of area: CellRect, _ kind: Inked.Kind, at bounds: CGRect? = nil) {
    // The clipped part is not its own.
    inked.append(Inked(cells: absolute(area).intersection(clip), kind: kind, bounds: bounds))
  }

  func absolute(_ area: CellRect) -> CellRect {
    CellRect(
      column: rect.column + area.column, row: rect.row + area.row, columns: area.columns,
      rows: area.rows)
  }

  /// Makes space for a drawing at a place (absolute cells).
  ///
  /// A filled area below becomes the background: its solid cells turn blank and keep their colour
  /// behind, so that a label on a filled shape is legible without colour too. Cells at its edges do
  /// so only where the drawing covers them and more than half of them is filled. Letters on a curve
  /// take only their own cells and one on either side, a single-cell mark only its own. A drawing
  /// beside an area, in a cell with parts of both, leaves it: two squares of half a row are two
  /// colours of one cell.
  ///
  /// Returns whether there is such a cell.
  @discardableResult
  mutating func yieldInk(
    to place: CellRect, over bounds: CGRect? = nil, isText: Bool = false
  ) -> Bool {
    if inked.isEmpty { return false }
    var sharesCells = false
    for area in inked {
      if let own = area.bounds, area.isBeside(bounds) {
        // It may touch half a row more than the cells it fills.
        let corner = CellMetrics.size(columns: rect.column, rows: rect.row)
        let touched = cells(touching: own.offsetBy(dx: -corner.width, dy: -corner.height))
        let shared = absolute(touched).intersection(place).intersection(clip)
        grid.makeGround(ofBlocksIn: shared, label: label)
        sharesCells = sharesCells || !shared.isEmpty
        continue
      }
      var isCurve = false
      switch area.kind {
      case .ground: break
      case .curve: isCurve = true
      case .hairline:
        if isText && !area.cells.intersection(place).isEmpty { grid.clearInk(in: area.cells) }
        continue
      case .mark(let color):
        if isText && !area.cells.intersection(place).isEmpty {
          grid.paint(area.cells, background: color, clip: clip)
        }
        continue
      }
      let keepsRest = isText && isCurve
      let reach = keepsRest && place.columns > 1 ? 1 : 0
      let around = CellRect(
        column: place.column - reach, row: place.row, columns: place.columns + 2 * reach,
        rows: place.rows)
      let covered = area.cells.intersection(around)
      if covered.isEmpty { continue }
      grid.makeGround(
        of: keepsRest ? covered.intersection(clip) : area.cells, solid: solid,
        thin: keepsRest ? nil : glyphSet == .unicode ? "─" : "-", label: label)
      grid.makeGround(
        ofBlocksIn: area.cells.intersection(place).intersection(clip), label: label)
    }
    inked.removeAll { area in
      if case .curve = area.kind, isText { return false }
      if area.isBeside(bounds) { return false }
      return !area.cells.intersection(place).isEmpty
    }
    return sharesCells
  }
}
