extension CellGrid {
  /// What a cell shows of earlier pictures.
  enum Picture {
    case dots(DotPattern)
    case block(Unicode.Scalar)
    case other
  }

  /// What a cell shows of earlier pictures; nothing where it lies outside.
  func picture(column: Int, row: Int) -> Picture {
    guard column >= 0, column < columns, row >= 0, row < rows else { return .other }
    let glyph = cells[row * columns + column].glyph.rawValue
    switch glyph {
    case 0x2800...0x28FF: return .dots(DotPattern(rawValue: UInt8(glyph & 0xFF)))
    case 0x2580...0x259F: return Unicode.Scalar(glyph).map(Picture.block) ?? .other
    default: return .other
    }
  }

  /// Turns the solid blocks of an area into blanks on a ground of their colour.
  mutating func makeGround(of area: CellRect, solid: Unicode.Scalar, label: RGBA) {
    let visible = area.intersection(bounds)
    for row in visible.row..<visible.endRow {
      for index in row * columns + visible.column..<row * columns + visible.endColumn
      where cells[index].glyph == PackedGlyph(picture: solid) {
        cells[index].glyph = .space
        if cells[index].flags.contains(.hasBackground) { continue }
        let hasColor = cells[index].flags.contains(.hasForeground)
        cells[index].background = hasColor ? cells[index].foreground : label
        cells[index].flags.insert(.hasBackground)
      }
    }
  }
}
