/// What an output can show of a picture.
struct PictureOutput {
  let colorDepth: ColorDepth
  let glyphSet: GlyphSet
  let hasSextants: Bool
  /// What lies behind what is not opaque, and which of ink and ground is the brighter.
  let palette: TerminalPalette

  /// Text without colours, on a dark ground unless told otherwise.
  static func plain(_ glyphSet: GlyphSet, palette: TerminalPalette = .dark) -> PictureOutput {
    PictureOutput(
      colorDepth: .monochrome, glyphSet: glyphSet, hasSextants: false, palette: palette)
  }

  /// All colours, in the blocks that every font has.
  static func full(_ glyphSet: GlyphSet, palette: TerminalPalette = .dark) -> PictureOutput {
    PictureOutput(
      colorDepth: .trueColor, glyphSet: glyphSet, hasSextants: false, palette: palette)
  }

  private var patterns: [BlockPattern] {
    hasSextants ? BlockPattern.sextants : BlockPattern.blocks
  }

  /// Below this opacity, a tenth, a sample counts as clear.
  private static let clear: UInt8 = 26
}

extension CellGrid {
  /// The grid with the cells of pictures as an output shows them; itself where there are none.
  ///
  /// O(columns × rows) where there is a picture.
  func showingPictures(on output: PictureOutput) -> CellGrid {
    if pictures.isEmpty { return self }
    var grid = self
    if output.colorDepth == .monochrome {
      grid.drawPicturesInInk(output)
    } else {
      for index in cells.indices where cells[index].glyph.pictureCell != nil {
        grid.cells[index] = shown(cells[index], on: output)
      }
    }
    grid.pictures = []
    return grid
  }

  /// A cell of a picture in the colours of an output; any other as it is.
  func shown(_ cell: PackedCell, on output: PictureOutput) -> PackedCell {
    guard let place = picture(of: cell), let samples = samples(of: cell) else { return cell }
    let columns = pictures[place.index].area.columns
    let blocks = output.blocks(
      of: samples, column: place.cell % columns, row: place.cell / columns)
    var shown = PackedCell(
      glyph: PackedGlyph(exactBlock: blocks.scalar), foreground: blocks.ink,
      background: blocks.ground, link: cell.link)
    if cell.flags.contains(.isAccented) { shown.flags.insert(.isAccented) }
    if blocks.ink == nil && blocks.ground == nil { shown.glyph = .space }
    return shown
  }
}

/// What a cell shows of a picture.
struct CellBlocks {
  let scalar: Unicode.Scalar
  var ink: RGBA?
  var ground: RGBA?
}

extension PictureOutput {
  /// The block and the colours that come nearest to the samples of a cell, at a column and row of
  /// its picture: so the cells move with it.
  ///
  /// Where some of them are clear the ground is left to the terminal.
  func blocks(of samples: [RGBA], column: Int, row: Int) -> CellBlocks {
    let isOpen = samples.contains { $0.alpha < Self.clear }
    let parts = CellParts(
      samples.map { sample in
        sample.alpha < Self.clear ? palette.background : sample.blended(over: palette.background)
      })
    switch colorDepth {
    case .monochrome, .trueColor: break
    case .ansi16, .ansi256:
      if !isOpen { return dithered(parts, column: column, row: row) }
    }
    if glyphSet == .ascii {
      let mean = parts.color(of: BlockPattern.whole)
      let isMostlyClear = samples.count { $0.alpha < Self.clear } * 2 > samples.count
      return CellBlocks(scalar: " ", ink: nil, ground: isMostlyClear ? nil : limited(mean, 0, 0))
    }
    let ground = isOpen ? palette.background : nil
    guard let pattern = parts.best(of: patterns, ground: ground) else {
      return CellBlocks(scalar: " ")
    }
    return CellBlocks(
      scalar: pattern.scalar,
      ink: pattern.ink == 0 ? nil : limited(parts.color(of: pattern.ink), column, row),
      ground: isOpen ? nil : limited(parts.color(of: ~pattern.ink), column, row))
  }
}
