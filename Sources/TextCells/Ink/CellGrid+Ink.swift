extension CellGrid {
  /// What earlier drawings show in a cell.
  package enum Content {
    case dots(DotPattern)
    case block(Unicode.Scalar)
    case text
    case other
  }

  /// What earlier drawings show in a cell; `.other` outside the grid.
  ///
  /// ASCII pictures use characters that may be text too; there only letters and digits count as
  /// text.
  package func content(column: Int, row: Int, in set: GlyphSet) -> Content {
    guard column >= 0, column < columns, row >= 0, row < rows else { return .other }
    let glyph = cells[row * columns + column].glyph
    switch glyph.rawValue {
    case 0x2800...0x28FF: return .dots(DotPattern(rawValue: UInt8(glyph.rawValue & 0xFF)))
    case 0x2580...0x259F: return Unicode.Scalar(glyph.rawValue).map(Content.block) ?? .other
    case 0x20, 0x2500...0x25FF: return .other
    case _ where glyph.pictureCell != nil: return .other
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return .text
    default: return set == .unicode || glyph.rawValue > 0x7F ? .text : .other
    }
  }

  /// Whether a cell of a rectangle shows text; see ``content(column:row:in:)``.
  package func holdsText(_ rect: CellRect, in set: GlyphSet) -> Bool {
    for row in rect.row..<rect.endRow {
      for column in rect.column..<rect.endColumn {
        if case .text = content(column: column, row: row, in: set) { return true }
      }
    }
    return false
  }

  package mutating func underline(_ rect: CellRect) {
    let visible = rect.intersection(bounds)
    for row in visible.row..<visible.endRow {
      for column in visible.column..<visible.endColumn {
        cells[row * columns + column].flags.insert(.underline)
      }
    }
  }

  /// Blanks the ink of a bar: block elements and box drawings.
  package mutating func clearInk(in rect: CellRect) {
    let visible = rect.intersection(bounds)
    for row in visible.row..<visible.endRow {
      for column in visible.column..<visible.endColumn {
        let index = row * columns + column
        if case 0x2500...0x259F = cells[index].glyph.rawValue { cells[index].glyph = .space }
      }
    }
  }

  /// Whether a cell of a rectangle shows a glyph; a cell with the two tones of a gradient counts as
  /// a space.
  package func shows(_ glyph: Unicode.Scalar, in rect: CellRect) -> Bool {
    let visible = rect.intersection(bounds)
    if visible.isEmpty { return false }
    let glyph = PackedGlyph(picture: glyph)
    return (visible.row..<visible.endRow).contains { row in
      cells[row * columns + visible.column..<row * columns + visible.endColumn]
        .contains { $0.glyph == glyph || glyph == .space && $0.plainForm == .blank }
    }
  }

  /// Blanks the cells of a rectangle that show a glyph.
  package mutating func clear(_ glyph: Unicode.Scalar, in rect: CellRect) {
    let visible = rect.intersection(bounds)
    let glyph = PackedGlyph(picture: glyph)
    for row in visible.row..<visible.endRow {
      for index in row * columns + visible.column..<row * columns + visible.endColumn
      where cells[index].glyph == glyph { cells[index].glyph = .space }
    }
  }

  /// Takes dots out of a cell and puts others in; a cell that shows neither stays as it is.
  package mutating func replace(
    _ dots: DotPattern, by others: DotPattern, column: Int, row: Int, in set: GlyphSet
  ) {
    guard dots != others, bounds.contains(column: column, row: row) else { return }
    let index = row * columns + column
    var left = others
    if case .dots(let shown) = content(column: column, row: row, in: set) {
      left = shown.subtracting(dots).union(others)
    } else if cells[index].glyph != dots.glyph(in: set).map(PackedGlyph.init(picture:)) {
      return
    }
    cells[index].glyph = left.glyph(in: set).map(PackedGlyph.init(picture:)) ?? .space
  }

  /// Makes the colour of a block that covers at least half of a cell the cell's background; `label`
  /// is the colour of a block in the terminal's own.
  package mutating func makeGround(column: Int, row: Int, block: Unicode.Scalar, label: RGBA) {
    let index = row * columns + column
    if !CoveragePattern.isMostlyCovered(by: block) { return }
    cells[index].background = cells[index].ink ?? label
    cells[index].flags.insert(.hasBackground)
  }

  package mutating func copyGround(
    column: Int, row: Int, ofColumn otherColumn: Int, row otherRow: Int
  ) {
    guard bounds.contains(column: column, row: row),
      bounds.contains(column: otherColumn, row: otherRow)
    else { return }
    cells[row * columns + column].copyBackground(of: cells[otherRow * columns + otherColumn])
  }

  /// Makes the colour of an area the background of a cell that it covers by half or more; false if
  /// it covers less.
  ///
  /// Shades cover their cell.
  package mutating func makeAreaGround(column: Int, row: Int) -> Bool {
    guard isArea(column: column, row: row) else { return false }
    let index = row * columns + column
    cells[index].background = cells[index].foreground
    cells[index].flags.insert(.hasBackground)
    return true
  }

  /// Whether an area covers a cell by half or more.
  package func isArea(column: Int, row: Int) -> Bool {
    guard bounds.contains(column: column, row: row) else { return false }
    let cell = cells[row * columns + column]
    guard case 0x2580...0x259F = cell.glyph.rawValue, cell.flags.contains(.hasForeground),
      cell.plainForm != .blank, let block = Unicode.Scalar(cell.glyph.rawValue)
    else { return false }
    let isShade = 0x2591...0x2593 ~= cell.glyph.rawValue
    return isShade || CoveragePattern.isMostlyCovered(by: block)
  }

  /// Whether a cell shows part of an area and `ground` around it.
  package func isEdge(column: Int, row: Int, on ground: RGBA?) -> Bool {
    guard bounds.contains(column: column, row: row) else { return false }
    let cell = cells[row * columns + column]
    // The edge of an area behind letters does not count, nor does the middle of a gradient's row.
    if cell.plainForm == .blank { return false }
    return switch cell.glyph.rawValue {
    case 0x2588, 0x2591...0x2593: false
    case 0x2580...0x259F: background(column: column, row: row) == ground
    default: false
    }
  }

  /// Makes the colours of blocks the backgrounds of their cells, as the method for a single cell
  /// does.
  package mutating func makeGround(ofBlocksIn area: CellRect, label: RGBA) {
    let visible = area.intersection(bounds)
    for row in visible.row..<visible.endRow {
      for column in visible.column..<visible.endColumn {
        guard case 0x2580...0x259F = cells[row * columns + column].glyph.rawValue,
          let block = Unicode.Scalar(cells[row * columns + column].glyph.rawValue)
        else { continue }
        makeGround(column: column, row: row, block: block, label: label)
      }
    }
  }

  /// Makes blocks solid that stand on a background of their own colour, such as two halves of a
  /// row.
  package mutating func joinBlocks(in area: CellRect) {
    let visible = area.intersection(bounds)
    for row in visible.row..<visible.endRow {
      for index in row * columns + visible.column..<row * columns + visible.endColumn {
        guard case 0x2580...0x259F = cells[index].glyph.rawValue,
          cells[index].flags.contains(.hasForeground),
          cells[index].ground == cells[index].foreground
        else { continue }
        cells[index].glyph = PackedGlyph(picture: "█")
      }
    }
  }

  /// Gives the glyph of a cell the colour of its background, if it has one.
  package mutating func blendGlyph(column: Int, row: Int) {
    guard bounds.contains(column: column, row: row),
      let ground = cells[row * columns + column].ground
    else { return }
    cells[row * columns + column].foreground = ground
    cells[row * columns + column].flags.insert(.hasForeground)
  }

  /// Blanks a letter in a cell, or the half of one.
  package mutating func blankText(column: Int, row: Int, in set: GlyphSet) {
    guard bounds.contains(column: column, row: row),
      case .text = content(column: column, row: row, in: set)
    else { return }
    blankHalves(at: row * columns + column)
    cells[row * columns + column].glyph = .space
  }

  /// Hides a cell of the grid in plain text.
  package mutating func markRim(column: Int, row: Int) {
    cells[row * columns + column].plainForm = .blank
  }

  package func plainForm(column: Int, row: Int) -> PackedCell.PlainForm {
    guard bounds.contains(column: column, row: row) else { return .glyph }
    let cell = cells[row * columns + column]
    return switch cell.glyph.rawValue {
    case 0x2591: .light
    case 0x2592: .medium
    case 0x2593: .dark
    case 0x2580...0x259F: .solid
    default: cell.plainForm
    }
  }

  package mutating func showGround(of area: CellRect) {
    let visible = area.intersection(bounds)
    // An area outside has rows and columns that the grid does not have.
    if visible.isEmpty { return }
    let rows = (visible.row..<visible.endRow).map {
      $0 * columns + visible.column..<$0 * columns + visible.endColumn
    }
    guard rows.allSatisfy({ cells[$0].allSatisfy { $0.glyph == .space && $0.ground != nil } })
    else { return }
    let solid = PackedGlyph(picture: glyphSet == .unicode ? "█" : "#")
    for index in rows.joined() {
      cells[index].glyph = solid
      cells[index].foreground = cells[index].background
      cells[index].flags.insert(.hasForeground)
    }
  }

  package mutating func setPlainForm(_ form: PackedCell.PlainForm, column: Int, row: Int) {
    guard bounds.contains(column: column, row: row) else { return }
    cells[row * columns + column].plainForm = form
  }

  /// Marks the blocks at the edge of an area, in it and next to it: those in the colour of a
  /// background beside them.
  private mutating func markRims(of area: CellRect) {
    let reach = CellRect(
      column: area.column - 1, row: area.row - 1, columns: area.columns + 2, rows: area.rows + 2
    ).intersection(bounds)
    for row in reach.row..<reach.endRow {
      for column in reach.column..<reach.endColumn {
        let index = row * columns + column
        guard case 0x2580...0x259F = cells[index].glyph.rawValue else { continue }
        // The corner of a disc of two rows is two columns from the nearest cell it covers wholly.
        let around = CellRect(column: column - 2, row: row - 1, columns: 5, rows: 3)
        if hasGround(cells[index].foreground, in: around.intersection(area)) {
          cells[index].plainForm = .blank
        }
      }
    }
  }

  private func hasGround(_ color: RGBA, in area: CellRect) -> Bool {
    for row in area.row..<area.endRow {
      for index in row * columns + area.column..<row * columns + area.endColumn
      where cells[index].ground == color && cells[index].glyph == .space { return true }
    }
    return false
  }

  /// Turns the solid blocks of an area into blanks on a background of their colour; an area of one
  /// row without solid blocks is a thin bar and turns into the line `thin`, unless that is nil.
  package mutating func makeGround(
    of area: CellRect, solid: Unicode.Scalar, thin: Unicode.Scalar?, label: RGBA
  ) {
    let visible = area.intersection(bounds)
    let solid = PackedGlyph(picture: solid)
    var isThin = visible.rows == 1 && thin != nil
    defer { if thin != nil { markRims(of: visible) } }
    cells.withUnsafeMutableBufferPointer { cells in
      for row in visible.row..<visible.endRow {
        let range = row * columns + visible.column..<row * columns + visible.endColumn
        for index in range {
          if cells[index].glyph == solid {
            cells[index].makeGround(label: label)
            isThin = false
          }
        }
        if isThin, let thin {
          for index in range where cells[index].glyph != .space {
            cells[index].plainForm = .glyph
            cells[index].glyph = PackedGlyph(picture: thin)
          }
        }
      }
    }
  }
}

extension PackedCell {
  /// The cell with its glyph's colour as background, so that the glyph shows only without colours.
  package var onItself: PackedCell {
    guard flags.contains(.hasForeground) else { return self }
    var cell = self
    cell.background = foreground
    cell.flags.insert(.hasBackground)
    return cell
  }

  /// Turns a solid block into a blank on a background of its colour.
  fileprivate mutating func makeGround(label: RGBA) {
    glyph = .space
    background = ink ?? label
    flags.insert(.hasBackground)
  }
}
