/// The grid of a picture, as seen by one drawing.
///
/// Columns and rows count from the upper left cell of ``rect``. Drawing is clipped, and colours are
/// resolved ones, to which opacity and rendering mode are applied here.
package struct DrawingContext {
  /// The cells of the drawing; they may lie partly outside the clip.
  package private(set) var rect: CellRect
  /// The exact frame of the drawing in points, before it was snapped to ``rect``.
  package private(set) var frame: CGRect
  package let glyphSet: GlyphSet

  var grid: CellGrid
  var effects: Effects
  let linksLead: Bool
  /// Areas of ink without drawings over them yet, in cells of the grid.
  var inked: [Inked] = []
  var borders: [Bordered] = []
  /// The transforms of paths, numbered by ``Effects/rotation``; the first is the identity.
  var rotations: [CGAffineTransform] = []
  /// The colour changes, the innermost first, numbered by ``Effects/colors``.
  var colorChanges: [[ColorMatrix]] = []
  var pictures: [DecodedPicture] = []
  /// The glyph of cells that an area covers wholly; `nil` is a solid block.
  var texture: Unicode.Scalar?
  /// The covered part of a cell from which it shows the texture.
  var leastTextured = 1.0
  /// Whether a chart's mark is being drawn, whose length has a meaning.
  var isChart = false
  /// The last line, which becomes the track of a later one along it.
  var track: Track?
  let label: RGBA
  var mapping: ColorMapping
  var backdrop: RGBA

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

  /// Narrows ``rect`` to the columns that can be seen, so that text is broken for them.
  ///
  /// Drawn in full, a text centred in too little room would lose both its ends, and “28 min” without
  /// its first digit is another time. In the columns left it keeps its start and ends in an ellipsis.
  mutating func leaveClippedColumns() {
    rect = rect.intersection(
      CellRect(column: clip.column, row: rect.row, columns: clip.columns, rows: rect.rows))
  }

  mutating func go(to exact: CGRect) { (frame, rect) = (exact, CellMetrics.cells(of: exact)) }

  struct Effects {
    var clip: CellRect
    var opacity = 1.0
    var isAccented = false
    /// The grid's number of the link; 0 is none.
    var link: UInt16 = 0
    /// The number of the paths' transform; 0 is none.
    var rotation: UInt32 = 0
    /// The number of the colour changes; 0 is none.
    var colors: UInt32 = 0

    init(clip: CellRect) { self.clip = clip }
  }

  /// The cells that may be drawn, counted from the upper left of the picture.
  package var clip: CellRect { effects.clip }

  package func color(of paint: Paint, column: Int, row: Int) -> RGBA {
    if paint.isUniform { return paint.representative }
    return color(of: paint, column: column, y: Double(row) + 0.5)
  }

  /// The colour of a paint in the middle of a column, `y` rows below the upper edge.
  private func color(of paint: Paint, column: Int, y: Double) -> RGBA {
    let columns = Double(max(rect.columns, 1))
    let rows = Double(max(rect.rows, 1))
    return paint.color(x: (Double(column) + 0.5) / columns, y: y / rows, size: frame.size)
  }

  /// Draws a glyph of one column on a background laid over the existing one; the glyph's colour is
  /// mixed with the previous background, as in the cells beside it.
  package mutating func put(
    _ glyph: Unicode.Scalar, column: Int, row: Int, color: RGBA, background: RGBA? = nil,
    attributes: CellAttributes = []
  ) {
    yieldInk(to: absolute(CellRect(column: column, row: row, columns: 1, rows: 1)), isText: true)
    putOver(
      glyph, column: column, row: row, color: color, background: background,
      attributes: attributes)
  }

  /// Draws a glyph of one column that belongs to the drawing below it, such as a line over an area.
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

  /// Draws a glyph of one column, and says what text without colours shows in its cell.
  package mutating func put(
    _ glyph: Unicode.Scalar, column: Int, row: Int, color: RGBA, background: RGBA? = nil,
    plainForm: PackedCell.PlainForm
  ) {
    put(glyph, column: column, row: row, color: color, background: background)
    let (column, row) = (rect.column + column, rect.row + row)
    if clip.contains(column: column, row: row) {
      grid.setPlainForm(plainForm, column: column, row: row)
    }
  }

  /// Writes a line of text, leaving out clusters that are not wholly inside the clip.
  ///
  /// Returns the column after the text.
  @discardableResult
  package mutating func write(
    _ text: Substring, column: Int, row: Int, color: RGBA, attributes: CellAttributes = [],
    link: String? = nil
  ) -> Int {
    let column = rect.column + column
    let row = rect.row + row
    // Most pictures have neither, and measuring text takes time.
    if !inked.isEmpty || !borders.isEmpty {
      // Leading spaces keep the ink: a centred text would clear the curve to its left.
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

  /// The pen for text on a picture, whose background is made to contrast with it; `nil` elsewhere.
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

  /// Lays a colour behind an area; a translucent one is blended.
  package mutating func fill(_ area: CellRect, color: RGBA) {
    grid.paint(absolute(area), background: shade(color), clip: clip)
  }

  /// Shows the colour behind an area in plain text too, if the area is empty.
  mutating func showInPlainText(_ area: CellRect) { grid.showGround(of: area.intersection(clip)) }

  package mutating func fill(_ paint: Paint) {
    if paint.isUniform {
      grid.paint(rect, background: shade(paint.representative), clip: clip)
      return
    }
    let visible = rect.intersection(clip)
    // A gradient from left to right has one colour for each column: one call for each, instead of
    // one for each cell.
    if paint.isUniformDown {
      for column in visible.column..<visible.endColumn {
        let color = color(of: paint, column: column - rect.column, row: 0)
        grid.paint(
          CellRect(column: column, row: visible.row, columns: 1, rows: visible.rows),
          background: shade(color), clip: clip)
      }
      return
    }
    // An area clipped to zero columns may still have rows, and a stride must not be zero.
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

  /// The pen for cells of only an opaque colour; `nil` for a translucent one.
  func solidPen(_ color: RGBA) -> PackedCell? {
    let shaded = shade(color)
    // A translucent one depends on the colour below, which a pen does not know.
    if shaded.alpha < 255 { return nil }
    return PackedCell(
      foreground: shaded, background: shaded, isAccented: effects.isAccented, link: effects.link)
  }

  func shade(_ color: RGBA) -> RGBA {
    mapping.color(
      changed(color).multiplyingOpacity(by: effects.opacity), isAccented: effects.isAccented)
  }

  /// The pen for glyphs on an area of their own colour, such as white ones on a red disc in a
  /// single tint: it takes the colour of the backdrop.
  func knockedOut(_ pen: UnmixedPen, of ground: RGBA?) -> UnmixedPen {
    // In full colour, white on red is two colours; in the accented mode both would be the tint.
    guard mapping != .fullColor, let ground else { return pen }
    return pen.knockedOut(of: ground)
  }

  func pen(_ color: RGBA, attributes: CellAttributes = []) -> UnmixedPen {
    UnmixedPen(
      color: shade(color), label: label, backdrop: backdrop, attributes: attributes,
      isAccented: effects.isAccented, link: effects.link)
  }
}
