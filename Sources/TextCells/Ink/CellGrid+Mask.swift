extension CellGrid {
  /// Masks what was drawn since `earlier`, a state of this grid, by what a grid of its size shows.
  ///
  /// Where colours were drawn, the mask's glyphs take them. Elsewhere a cell stays where the mask
  /// has a letter or covers half of it or more. Both fade by the mask's opacity.
  ///
  /// Returns whether only colours were drawn: then they fill the mask's blocks as a shape is
  /// filled, in plain text too.
  package mutating func mask(
    by mask: CellGrid, since earlier: CellGrid, solid: Unicode.Scalar, label: RGBA, backdrop: RGBA
  ) -> Bool {
    let drawn = cells.indices.filter { cells[$0] != earlier.cells[$0] }
    let isFill = drawn.allSatisfy { cells[$0].glyph.pictureCell == nil && cells[$0].area != nil }
    let solid = PackedGlyph(picture: solid)
    for index in drawn {
      let (cell, stencil, before) = (cells[index], mask.cells[index], earlier.cells[index])
      cells[index] = before
      if stencil == .blank { continue }
      let opacity = Double((stencil.ground ?? stencil.ink ?? label).alpha) / 255
      let isSolid = stencil.ground != nil || stencil.glyph == solid
      let isPart = !isSolid && stencil.glyph.isBlock
      if let area = cell.area, !isSolid, isFill || !isPart {
        let shade = area.multiplyingOpacity(by: opacity).blended(over: before.ground ?? backdrop)
        show(stencil, of: mask, at: index, in: shade, as: cell)
        continue
      }
      if isPart, !stencil.glyph.coversHalf { continue }
      let fills = isFill && stencil.glyph != .space && stencil.glyph.pictureCell == nil
      if let area = cell.area, cell.glyph.pictureCell == nil, opacity < 1 || fills {
        tint(index, with: area.multiplyingOpacity(by: opacity))
        cells[index].link = cell.link
        if fills { show(stencil, of: mask, at: index, in: cells[index].background, as: cell) }
      } else {
        cells[index] = cell
        if opacity < 1 { fade(index, to: opacity, over: before, label: label, backdrop: backdrop) }
      }
    }
    for row in 0..<rows { mendHalves(in: row, around: bounds) }
    return isFill && !drawn.isEmpty
  }

  /// Shows a mask's glyph on the ground that a cell has, with the link of what was masked.
  private mutating func show(
    _ stencil: PackedCell, of mask: CellGrid, at index: Int, in color: RGBA, as drawn: PackedCell
  ) {
    var cell = stencil
    cell.glyph = adopt(stencil.glyph, of: mask)
    cell.foreground = color
    cell.flags.remove(.isAccented)
    cell.flags.formUnion(drawn.flags.intersection(.isAccented).union(.hasForeground))
    cell.link = drawn.link
    cell.copyBackground(of: cells[index])
    cells[index] = cell
  }

  /// Mixes a cell with what is behind it; without a ground, a glyph with the backdrop.
  private mutating func fade(
    _ index: Int, to opacity: Double, over before: PackedCell, label: RGBA, backdrop: RGBA
  ) {
    let behind = before.ground ?? backdrop
    if cells[index].glyph.pictureCell != nil {
      return tint(index, with: behind.multiplyingOpacity(by: 1 - opacity))
    }
    cells[index].foreground = (cells[index].ink ?? label).multiplyingOpacity(by: opacity)
      .blended(over: behind)
    cells[index].flags.insert(.hasForeground)
    if let ground = cells[index].ground {
      cells[index].background = ground.multiplyingOpacity(by: opacity)
        .blended(over: before.ground ?? .none)
    }
  }
}

extension PackedCell {
  /// The colour of a cell without letters or lines; `nil` for others, and for the edge of an area.
  fileprivate var area: RGBA? {
    switch glyph.rawValue {
    case 0x20: ground
    case 0x2580 where plainForm == .blank:
      // The two tones of a gradient.
      ink?.multiplyingOpacity(by: 0.5).blended(over: background)
    case 0x2580...0x259F where glyph.coversHalf: ink
    default: glyph.pictureCell != nil || ground == ink ? ground : nil
    }
  }
}

extension PackedGlyph {
  fileprivate var coversHalf: Bool {
    Unicode.Scalar(scalarValue).map(CoveragePattern.isMostlyCovered) ?? false
  }
}
