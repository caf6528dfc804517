/// A line around a rectangle, in box drawings that take one cell at each edge.
struct Border: Hashable, Sendable {
  /// How a border of this thickness is drawn.
  enum Weight: Hashable, Sendable {
    case light, heavy
  }

  let cells: CellRect
  let weight: Weight
  let isDashed: Bool
  private let radii: RectangleCornerRadii

  /// The border in some cells; nil where box drawings cannot show it.
  ///
  /// That is when the line is 8 points or thicker (a cell's width), when there is no cell between
  /// the edges, or when a corner is too round for one cell (over 24 points) in a box tall enough
  /// (over 3 rows) to show it.
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

  /// Hands on each glyph with the cells it takes: a side or a corner.
  func forEach(in set: GlyphSet, _ body: (Unicode.Scalar, CellRect) -> Void) {
    let right = cells.endColumn - 1
    let bottom = cells.endRow - 1
    func corner(_ glyph: Unicode.Scalar, _ column: Int, _ row: Int) {
      body(glyph, CellRect(column: column, row: row, columns: 1, rows: 1))
    }
    if cells.rows == 1 {
      corner(isRound(radii.topLeading) ? "(" : "[", cells.column, cells.row)
      corner(isRound(radii.topTrailing) ? ")" : "]", right, cells.row)
      return
    }
    let sides = sides(in: set)
    for row in [cells.row, bottom] {
      let side = CellRect(column: cells.column + 1, row: row, columns: cells.columns - 2, rows: 1)
      body(sides.horizontal, side)
    }
    for column in [cells.column, right] {
      let side = CellRect(column: column, row: cells.row + 1, columns: 1, rows: cells.rows - 2)
      body(sides.vertical, side)
    }
    corner(glyph("╭", "┌", "┏", radii.topLeading, in: set), cells.column, cells.row)
    corner(glyph("╮", "┐", "┓", radii.topTrailing, in: set), right, cells.row)
    corner(glyph("╰", "└", "┗", radii.bottomLeading, in: set), cells.column, bottom)
    corner(glyph("╯", "┘", "┛", radii.bottomTrailing, in: set), right, bottom)
  }

  /// The pieces of the sides.
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

  /// The piece of a corner; heavy round ones do not exist.
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
