import struct Foundation.CGFloat

extension DrawingContext {
  /// The opacity from which a filled area is drawn in ink; a fainter one only tints its ground.
  ///
  /// Ink are glyphs, which plain text shows too. A faint area is meant to lie behind something.
  static let inkOpacity: UInt8 = 128

  /// The glyph of a cell that is covered wholly.
  var solid: Unicode.Scalar { glyphSet == .unicode ? "█" : "#" }

  /// Draws what an area covers of one cell.
  ///
  /// Something drawn over the area later makes a ground of its solid cells: see ``yieldInk(to:)``.
  mutating func ink(
    _ pattern: CoveragePattern, column: Int, row: Int, color: RGBA, alone: Bool = false
  ) {
    if pattern.isEmpty { return }
    let cell = CellRect(column: column, row: row, columns: 1, rows: 1)
    if color.alpha < Self.inkOpacity {
      if pattern.fraction >= 0.5 { fill(cell, color: color) }
      return
    }
    guard let glyph = pattern.glyph(in: glyphSet, alone: alone) else { return }
    if glyph == solid && color != label {
      fill(cell, color: color)
      // Seen through a clear glyph colour lies what was just laid behind it.
      putOver(glyph, column: column, row: row, color: color.multiplyingOpacity(by: 0))
    } else {
      putOver(glyph, column: column, row: row, color: color)
    }
  }

  /// Draws dots over what is there.
  ///
  /// Over dots they join, and the later colour holds for both. A line that `follows` an area's
  /// edge only colours a cell the area covers in part: the block shows the edge more finely.
  mutating func put(
    _ dots: DotPattern, column: Int, row: Int, color: RGBA, follows: Bool = false
  ) {
    if dots.isEmpty { return }
    let there = grid.picture(column: rect.column + column, row: rect.row + row)
    switch there {
    case .dots(let other) where glyphSet == .unicode:
      guard let glyph = dots.union(other).glyph(in: .unicode) else { return }
      putOver(glyph, column: column, row: row, color: color)
    case .block(let edge) where follows && edge != solid:
      putOver(edge, column: column, row: row, color: color)
    default:
      guard let glyph = dots.glyph(in: glyphSet) else { return }
      putOver(glyph, column: column, row: row, color: color)
    }
  }

  /// Remembers that an area holds ink which may have to become ground.
  mutating func rememberInk(of area: CellRect) {
    inked.append(
      CellRect(
        column: rect.column + area.column, row: rect.row + area.row, columns: area.columns,
        rows: area.rows))
  }

  /// Makes room for what will be drawn at a place (absolute cells).
  ///
  /// A filled area that something else is drawn on is its ground: its solid cells become blank
  /// and keep their colour behind, so that a label on a filled shape reads without colour too.
  mutating func yieldInk(to place: CellRect) {
    if inked.isEmpty { return }
    for area in inked where !area.intersection(place).isEmpty {
      grid.makeGround(of: area, solid: solid, label: label)
    }
    inked.removeAll { !$0.intersection(place).isEmpty }
  }
}
