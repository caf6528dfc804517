/// A line around a rectangle, in box drawings that take one cell at each edge.
struct Border: Hashable, Sendable {
  enum Weight: Hashable, Sendable { case light, heavy }

  let cells: CellRect
  let weight: Weight
  let isDashed: Bool
  private let radii: RectangleCornerRadii

  /// The border in some cells; nil where box drawings cannot show it.
  ///
  /// They cannot when the line is 8 points (a cell's width) or thicker, when there is no cell
  /// between the edges, or when a corner is too round for one cell (over 24 points) in a box tall
  /// enough (over 3 rows) to show it.
  init?(in cells: CellRect, radii: RectangleCornerRadii, style: StrokeStyle) {
    self.cells = cells
    guard cells.columns >= 2, cells.rows >= 1, style.lineWidth < CellMetrics.width else {
      return nil
    }
    if radii.largest > 24 && cells.rows > 3 { return nil }
    weight = style.lineWidth < 3 ? .light : .heavy
    isDashed = !style.dash.isEmpty
    self.radii = radii
  }

  /// One or two pieces of the line, drawn together or not at all: half a pair of brackets would
  /// mislead.
  struct Pieces {
    let glyph: Unicode.Scalar
    let cells: CellRect
    /// The piece at the other side; the upper and the lower edge have only one.
    let otherGlyph: Unicode.Scalar
    let otherCells: CellRect
  }

  func forEach(in set: GlyphSet, _ body: (Pieces) -> Void) {
    let bottom = cells.endRow - 1
    func pair(_ left: Unicode.Scalar, _ right: Unicode.Scalar, _ row: Int, _ rows: Int) {
      let first = CellRect(column: cells.column, row: row, columns: 1, rows: rows)
      let second = CellRect(column: cells.endColumn - 1, row: row, columns: 1, rows: rows)
      body(Pieces(glyph: left, cells: first, otherGlyph: right, otherCells: second))
    }
    if cells.rows == 1 {
      return pair(
        isRound(radii.topLeading) ? "(" : "[", isRound(radii.topTrailing) ? ")" : "]", cells.row, 1)
    }
    let sides = sides(in: set)
    for row in [cells.row, bottom] {
      let side = CellRect(column: cells.column + 1, row: row, columns: cells.columns - 2, rows: 1)
      body(
        Pieces(
          glyph: sides.horizontal, cells: side, otherGlyph: sides.horizontal, otherCells: side))
    }
    pair(sides.vertical, sides.vertical, cells.row + 1, cells.rows - 2)
    pair(
      glyph("╭", "┌", "┏", radii.topLeading, in: set),
      glyph("╮", "┐", "┓", radii.topTrailing, in: set), cells.row, 1)
    pair(
      glyph("╰", "└", "┗", radii.bottomLeading, in: set),
      glyph("╯", "┘", "┛", radii.bottomTrailing, in: set), bottom, 1)
  }

  /// The glyphs of the sides.
  ///
  /// Source of all pieces: The Unicode Standard 15.0, chart U+2500–U+257F.
  private func sides(in set: GlyphSet) -> (horizontal: Unicode.Scalar, vertical: Unicode.Scalar) {
    switch (set, weight) {
    case (.ascii, .light): isDashed ? (".", ":") : ("-", "|")
    case (.ascii, .heavy): ("=", "|")
    case (.unicode, .heavy): isDashed ? ("┅", "┇") : ("━", "┃")
    case (.unicode, .light): isDashed ? ("┄", "┆") : ("─", "│")
    }
  }

  /// The glyph of a corner; Unicode has no heavy round ones.
  private func glyph(
    _ round: Unicode.Scalar, _ square: Unicode.Scalar, _ heavy: Unicode.Scalar,
    _ radius: CGFloat, in set: GlyphSet
  ) -> Unicode.Scalar {
    switch (set, weight) {
    case (.ascii, _): "+"
    case (.unicode, .heavy): heavy
    case (.unicode, .light): isRound(radius) ? round : square
    }
  }

  private func isRound(_ radius: CGFloat) -> Bool { radius > 2 }
}
