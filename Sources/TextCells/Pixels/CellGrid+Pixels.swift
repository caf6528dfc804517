extension CellGrid {
  /// The grid as by ``ansi(_:)``, with pictures, block elements and braille as pixels over their
  /// cells: they are seamless in any font, and a picture has 24 colours a cell instead of two.
  ///
  /// Letters and lines stay text to search and copy. After the text the cursor returns to each
  /// group of cells with pixels, and ends after the text again.
  package func pixels(
    _ format: PixelProtocol, of size: CellPixels, _ options: ANSIOptions = ANSIOptions()
  ) -> String {
    let palette = options.palette ?? palette
    var text = self
    for index in cells.indices where cells[index].hasPixels {
      text.cells[index].glyph = .space
      text.cells[index].flags.remove(.hasForeground)
    }
    text.pictures = []
    var output = text.ansi(options)
    for area in pixelAreas {
      let raster = PixelRaster(self, in: area, of: size, on: palette)
      output += "\u{1B}7"
      if area.row < rows - 1 { output += "\u{1B}[\(rows - 1 - area.row)A" }
      output += "\r" + (area.column > 0 ? "\u{1B}[\(area.column)C" : "")
      output += format == .kitty ? raster.kitty(over: area) : raster.sixel
      output += "\u{1B}8"
    }
    return output
  }

  /// The bounding boxes of adjoining cells with pixels, from the top.
  private var pixelAreas: [CellRect] {
    var areas: [CellRect] = []
    var left = Set(cells.indices.filter { cells[$0].hasPixels })
    for first in cells.indices where left.remove(first) != nil {
      var (low, high) = ((first % columns, first / columns), (first % columns, first / columns))
      var open = [first]
      while let index = open.popLast() {
        let (column, row) = (index % columns, index / columns)
        low = (min(low.0, column), min(low.1, row))
        high = (max(high.0, column), max(high.1, row))
        for y in max(row - 1, 0)...min(row + 1, rows - 1) {
          for x in max(column - 1, 0)...min(column + 1, columns - 1)
          where left.remove(y * columns + x) != nil { open.append(y * columns + x) }
        }
      }
      areas.append(
        CellRect(
          column: low.0, row: low.1, columns: high.0 - low.0 + 1, rows: high.1 - low.1 + 1))
    }
    return areas
  }
}

extension PackedCell {
  /// Whether pixels replace the cell: a picture, a block element or braille.
  fileprivate var hasPixels: Bool {
    switch glyph.rawValue {
    case 0x2580...0x259F, 0x2801...0x28FF: true
    default: glyph.pictureCell != nil
    }
  }
}

/// Cells of a grid as pixels; the cells of letters are clear.
struct PixelRaster {
  let width: Int
  let height: Int
  /// Row after row, opaque or clear.
  private(set) var pixels: [RGBA?]

  init(_ grid: CellGrid, in area: CellRect, of size: CellPixels, on palette: TerminalPalette) {
    width = area.columns * size.width
    height = area.rows * size.height
    pixels = Array(repeating: nil, count: width * height)
    for row in 0..<area.rows {
      for column in 0..<area.columns {
        let cell = grid.cells[(area.row + row) * grid.columns + area.column + column]
        guard cell.hasPixels else { continue }
        let start = row * size.height * width + column * size.width
        let samples = grid.samples(of: cell)
        let ground = cell.opaqueBackground(on: palette)
        let ink = cell.dimmedForeground(on: palette) ?? palette.foreground
        for y in 0..<size.height {
          for x in 0..<size.width {
            let color: RGBA?
            if let samples {
              let sample = samples[y * 12 / size.height * 2 + x * 2 / size.width]
              color = sample.alpha == 0 ? nil : sample.blended(over: palette.background)
            } else {
              var inked = ink
              inked.alpha = Self.strength(of: cell.glyph.scalarValue, x, y, in: size)
              color =
                inked.alpha == 0 ? ground : inked.blended(over: ground ?? palette.background)
            }
            pixels[start + y * width + x] = color
          }
        }
      }
    }
  }

  /// The share of a pixel that a glyph inks, 0…255.
  private static func strength(of glyph: UInt32, _ x: Int, _ y: Int, in size: CellPixels) -> UInt8 {
    switch glyph {
    case 0x2591...0x2593: return UInt8(64 * (glyph - 0x2590))
    case 0x2800...0x28FF:
      // A dot in the middle of its eighth of the cell, a third of the cell's width across.
      let (dotX, dotY) = (x * 2 / size.width, y * 4 / size.height)
      let pattern = DotPattern(rawValue: UInt8(glyph & 0xFF))
      guard pattern.rawValue & DotPattern.bit(x: dotX, y: dotY) != 0 else { return 0 }
      let across = 2 * x + 1 - (2 * dotX + 1) * size.width / 2
      let down = 2 * y + 1 - (2 * dotY + 1) * size.height / 4
      let radius = size.width / 3
      return across * across + down * down <= radius * radius ? 255 : 0
    default:
      let samples = CoveragePattern.Ink.blocks.first { $0.scalar.value == glyph }?.samples ?? 0
      let sample = y * 8 / size.height * 8 + x * 8 / size.width
      return samples >> UInt64(sample) & 1 == 1 ? 255 : 0
    }
  }
}
