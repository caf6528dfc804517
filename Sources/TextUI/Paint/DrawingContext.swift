/// The grid that a picture is drawn into, as one drawing sees it.
///
/// Columns and rows count from the upper left cell of ``rect``. Nothing is drawn outside of the
/// clip, and colours are given as resolved: opacity and rendering mode are applied here.
package struct DrawingContext {
  /// The cells of the drawing; they may lie partly outside the clip.
  package private(set) var rect: CellRect
  /// The exact frame of the drawing in points, before it was snapped to ``rect``.
  package private(set) var frame: CGRect
  package let glyphSet: GlyphSet

  var grid: CellGrid
  var effects: Effects
  let linksLead: Bool
  /// Areas filled with glyphs on which nothing has been drawn yet, in cells of the grid.
  var inked: [Inked] = []
  var borders: [Bordered] = []
  /// How paths are turned, for ``Effects/rotation`` to number: the first not at all.
  var rotations: [CGAffineTransform] = []
  /// What changes colours, the innermost first, by the number in ``Effects``.
  var colorChanges: [[ColorMatrix]] = []
  var pictures: [DecodedPicture] = []
  /// What cells show that an area covers wholly; `nil` is a solid block.
  var texture: Unicode.Scalar?
  /// Whether the mark of a chart is drawn, whose length means something.
  var isChart = false
  /// The last line, which a later one along it makes its track.
  var track: Track?
  let label: RGBA
  var mapping: ColorMapping
  let backdrop: RGBA

  init(columns: Int, rows: Int, environment: EnvironmentValues) {
    grid = CellGrid(columns: columns, rows: rows)
    grid.isForLightGround = environment.colorScheme == .light
    rect = grid.bounds
    effects = Effects(clip: rect)
    frame = CGRect(
      origin: .zero, size: CellMetrics.size(columns: grid.columns, rows: grid.rows))
    glyphSet = environment.glyphSet
    linksLead = environment.linksLead
    mapping = environment.colorMapping
    label = SystemColor.primary.color(in: environment)
    backdrop = SystemColor.background.color(in: environment)
  }
}

extension DrawingContext {
  mutating func go(to item: PlacedItem) { (frame, rect) = (item.frame, item.cells) }

  mutating func go(to exact: CGRect) { (frame, rect) = (exact, CellMetrics.cells(of: exact)) }

  struct Effects {
    var clip: CellRect
    var opacity = 1.0
    var isAccented = false
    /// The grid's number of the link; 0 where there is none.
    var link: UInt16 = 0
    /// The number of what paths are turned by; 0 where there is none.
    var rotation: UInt32 = 0
    /// The number of what changes colours; 0 where there is nothing.
    var colors: UInt32 = 0

    init(clip: CellRect) { self.clip = clip }
  }

  /// The cells outside of which nothing is drawn, counted from the upper left of the picture.
  package var clip: CellRect { effects.clip }

  package func color(of paint: Paint, column: Int, row: Int) -> RGBA {
    if paint.isUniform { return paint.representative }
    return color(of: paint, column: column, y: Double(row) + 0.5)
  }

  /// The colour of a paint in the middle of a column, so many rows below the upper edge.
  private func color(of paint: Paint, column: Int, y: Double) -> RGBA {
    let columns = Double(max(rect.columns, 1))
    let rows = Double(max(rect.rows, 1))
    return paint.color(x: (Double(column) + 0.5) / columns, y: y / rows, size: frame.size)
  }

  /// Draws a glyph of one column on a background that lies over the one that is there; the glyph's
  /// own colour is mixed with what was there before, as in cells beside it.
  package mutating func put(
    _ glyph: Unicode.Scalar, column: Int, row: Int, color: RGBA, background: RGBA? = nil,
    attributes: CellAttributes = []
  ) {
    yieldInk(to: absolute(CellRect(column: column, row: row, columns: 1, rows: 1)), isText: true)
    putOver(
      glyph, column: column, row: row, color: color, background: background,
      attributes: attributes)
  }

  /// Draws a glyph of one column that belongs to what is there, as a line over an area does.
  mutating func putOver(
    _ glyph: Unicode.Scalar, column: Int, row: Int, color: RGBA, background: RGBA? = nil,
    attributes: CellAttributes = []
  ) {
    let column = rect.column + column
    let row = rect.row + row
    if !clip.contains(column: column, row: row) { return }
    let ground = grid.background(column: column, row: row)
    var pen = knockedOut(pen(color, attributes: attributes), of: ground).mixed(over: ground)
    if let background {
      pen.background = shade(background).blended(over: ground ?? backdrop)
      pen.flags.insert(.hasBackground)
    }
    grid.put(glyph, column: column, row: row, pen: pen)
  }

  /// Writes a line of text; what does not fit the clip is left out by whole clusters.
  ///
  /// Returns the column after the text.
  @discardableResult
  package mutating func write(
    _ text: Substring, column: Int, row: Int, color: RGBA, attributes: CellAttributes = [],
    link: String? = nil
  ) -> Int {
    let column = rect.column + column
    let row = rect.row + row
    // Most pictures have neither, and the width of a text is work.
    if !inked.isEmpty || !borders.isEmpty {
      // Spaces in front take no ink away: a centred text would clear the curve to its left.
      let indent = text.prefix { $0 == " " }.count
      let columns = TextWidth.columns(of: text) - indent
      let place = CellRect(column: column + indent, row: row, columns: columns, rows: 1)
      yieldInk(to: place, isText: true)
      openBorders(for: place.intersection(clip))
    }
    var unmixed = pen(color, attributes: attributes)
    if let link, linksLead { unmixed.link = grid.reference(to: link) }
    let ground = grid.background(column: max(column, clip.column), row: row)
    let pen =
      penOnPicture(unmixed, text, column: column, row: row)
      ?? knockedOut(unmixed, of: ground).mixed(over: ground)
    return grid.write(text, column: column, row: row, pen: pen, clip: clip) - rect.column
  }

  /// The pen for text on a picture, whose ground is made to stand out from it; `nil` elsewhere.
  private mutating func penOnPicture(
    _ pen: UnmixedPen, _ text: Substring, column: Int, row: Int
  ) -> PackedCell? {
    guard grid.hasPictures else { return nil }
    return grid.makePictureGround(
      columns: column..<column + TextWidth.columns(of: text), row: row, pen: pen, clip: clip)
  }

  mutating func write(_ text: Substring, column: Int, row: Int, style: StyledText.Style) -> Int {
    write(
      text, column: column, row: row, color: style.color, attributes: style.attributes,
      link: style.link)
  }

  /// Lays a colour behind an area: an opaque one covers it, a translucent one is blended.
  package mutating func fill(_ area: CellRect, color: RGBA) {
    grid.paint(absolute(area), background: shade(color), clip: clip)
  }

  /// Shows the colour behind an area in plain text too, where nothing stands on it.
  mutating func showInPlainText(_ area: CellRect) { grid.showGround(of: area.intersection(clip)) }

  package mutating func fill(_ paint: Paint) {
    if paint.isUniform {
      grid.paint(rect, background: shade(paint.representative), clip: clip)
      return
    }
    let visible = rect.intersection(clip)
    // A gradient from left to right has one colour a column: a call a column and not one a cell.
    if paint.isUniformDown {
      for column in visible.column..<visible.endColumn {
        let color = color(of: paint, column: column - rect.column, row: 0)
        grid.paint(
          CellRect(column: column, row: visible.row, columns: 1, rows: visible.rows),
          background: shade(color), clip: clip)
      }
      return
    }
    // What is clipped away to its last column may still have rows, and no stride is zero.
    let columns = paint.isUniformAcross ? max(visible.columns, 1) : 1
    for row in visible.row..<visible.endRow {
      for column in stride(from: visible.column, to: visible.endColumn, by: columns) {
        let cells = CellRect(column: column, row: row, columns: columns, rows: 1)
        let (x, y) = (column - rect.column, Double(row - rect.row))
        let lower = shade(color(of: paint, column: x, y: y + 0.75))
        let upper = shade(color(of: paint, column: x, y: y + 0.25))
        if glyphSet == .ascii || upper == lower || upper.alpha < 255 || lower.alpha < 255 {
          let color = shade(color(of: paint, column: x, y: y + 0.5))
          grid.paint(cells, background: color, clip: clip)
        } else {
          grid.paint(cells, upper: upper, lower: lower, clip: clip)
        }
      }
    }
  }

  /// The pen for cells that show nothing but an opaque colour; `nil` of a translucent one.
  func solidPen(_ color: RGBA) -> PackedCell? {
    let shaded = shade(color)
    // A translucent one needs what is below it, which a pen does not know.
    if shaded.alpha < 255 { return nil }
    return PackedCell(
      foreground: shaded, background: shaded, isAccented: effects.isAccented, link: effects.link)
  }

  func shade(_ color: RGBA) -> RGBA {
    mapping.color(
      changed(color).multiplyingOpacity(by: effects.opacity), isAccented: effects.isAccented)
  }

  /// The pen for glyphs on an area of their own colour, as white ones on a red disc are where all is one
  /// tint: they are knocked out of it.
  func knockedOut(_ pen: UnmixedPen, of ground: RGBA?) -> UnmixedPen {
    // In full colour a white letter on red is two colours; in the accented mode both would be the tint.
    guard mapping != .fullColor, let ground else { return pen }
    return pen.knockedOut(of: ground)
  }

  func pen(_ color: RGBA, attributes: CellAttributes = []) -> UnmixedPen {
    UnmixedPen(
      color: shade(color), label: label, backdrop: backdrop, attributes: attributes,
      isAccented: effects.isAccented, link: effects.link)
  }
}
