import struct Foundation.CGFloat

/// A line around a rectangle, in box drawings that take one cell at each edge.
struct Border: Hashable, Sendable {
  /// How a border of this thickness is drawn.
  enum Weight: Hashable, Sendable {
    case light, heavy
  }

  let cells: CellRect
  let weight: Weight
  let isDashed: Bool
  /// Upper left, upper right, lower left, lower right.
  let isRound: [Bool]

  /// The border around a rectangle in points; nil where box drawings cannot show it.
  ///
  /// That is when the line is 8 points or thicker (a cell's width), when there is no cell between
  /// the edges, or when a corner is too round for one cell (over 24 points) in a box tall enough
  /// (over 3 rows) to show it.
  init?(around rect: CGRect, radii: RectangleCornerRadii, style: StrokeStyle) {
    cells = CellMetrics.cells(of: rect)
    guard cells.columns >= 2, cells.rows >= 1, style.lineWidth < CellMetrics.width else {
      return nil
    }
    if radii.largest > 24 && cells.rows > 3 { return nil }
    weight = style.lineWidth < 3 ? .light : .heavy
    isDashed = !style.dash.isEmpty
    isRound = [
      radii.topLeading > 2, radii.topTrailing > 2, radii.bottomLeading > 2,
      radii.bottomTrailing > 2,
    ]
  }

  /// Hands on each glyph with its column and row.
  func forEach(in set: GlyphSet, _ body: (Unicode.Scalar, Int, Int) -> Void) {
    let glyphs = glyphs(in: set)
    let right = cells.endColumn - 1
    let bottom = cells.endRow - 1
    if cells.rows == 1 {
      body(isRound[0] ? "(" : "[", cells.column, cells.row)
      body(isRound[1] ? ")" : "]", right, cells.row)
      return
    }
    for row in [cells.row, bottom] {
      for column in cells.column + 1..<right { body(glyphs.horizontal, column, row) }
    }
    for row in cells.row + 1..<bottom {
      body(glyphs.vertical, cells.column, row)
      body(glyphs.vertical, right, row)
    }
    body(glyphs.corners[0], cells.column, cells.row)
    body(glyphs.corners[1], right, cells.row)
    body(glyphs.corners[2], cells.column, bottom)
    body(glyphs.corners[3], right, bottom)
  }

  /// The pieces of the border; heavy round corners do not exist.
  ///
  /// Source: The Unicode Standard 15.0, chart U+2500–U+257F.
  private func glyphs(
    in set: GlyphSet
  ) -> (horizontal: Unicode.Scalar, vertical: Unicode.Scalar, corners: [Unicode.Scalar]) {
    switch (set, weight) {
    case (.ascii, .light): (isDashed ? "." : "-", isDashed ? ":" : "|", ["+", "+", "+", "+"])
    case (.ascii, .heavy): ("=", "|", ["+", "+", "+", "+"])
    case (.unicode, .heavy): (isDashed ? "┅" : "━", isDashed ? "┇" : "┃", ["┏", "┓", "┗", "┛"])
    case (.unicode, .light):
      (
        isDashed ? "┄" : "─", isDashed ? "┆" : "│",
        zip(isRound, zip(["╭", "╮", "╰", "╯"], ["┌", "┐", "└", "┘"])).map { $0 ? $1.0 : $1.1 }
      )
    }
  }
}
