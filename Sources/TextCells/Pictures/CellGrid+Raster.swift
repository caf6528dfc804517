extension CellGrid {
  /// The pixels of the grid, 8 × 16 a cell, row after row, as a terminal shows them but for letters.
  ///
  /// Grounds, block elements, the lines among them and braille are exact; shades are mixtures. Any
  /// other glyph has no pixels of its own and is a bar in the middle of its cell, half as strong as
  /// its colour: type too small to read looks so.
  ///
  /// - Parameter label: The colour of glyphs that have none.
  package func raster(label: RGBA) -> [RGBA] {
    let width = columns * 8
    var pixels = [RGBA](
      repeating: RGBA(red: 0, green: 0, blue: 0, alpha: 0), count: width * rows * 16)
    for row in 0..<rows {
      for column in 0..<columns {
        let cell = self[column, row]
        // The right half of a wide glyph has none.
        let isHalf = column > 0 && self[column - 1, row].width == 2
        let (ink, strength) = Self.ink(of: isHalf ? self[column - 1, row].glyph : cell.glyph)
        let ground = cell.style.background ?? RGBA(red: 0, green: 0, blue: 0, alpha: 0)
        var inked = cell.style.foreground ?? label
        inked.alpha = UInt8(Double(inked.alpha) * strength)
        inked = inked.blended(over: ground)
        for sample in 0..<64 {
          let color = ink >> UInt64(sample) & 1 == 1 ? inked : ground
          let start = (row * 16 + sample / 8 * 2) * width + column * 8 + sample % 8
          pixels[start] = color
          pixels[start + width] = color
        }
      }
    }
    return pixels
  }

  /// The samples that a glyph inks, and how strong.
  private static func ink(of glyph: String) -> (samples: UInt64, strength: Double) {
    guard let scalar = glyph.unicodeScalars.first, glyph != " " else { return (0, 0) }
    switch scalar {
    case "░": return (.max, 0.25)
    case "▒": return (.max, 0.5)
    case "▓": return (.max, 0.75)
    case "\u{2800}"..."\u{28FF}":
      let dots = DotPattern(rawValue: UInt8(scalar.value & 0xFF))
      var samples: UInt64 = 0
      for y in 0..<4 {
        for x in 0..<2 where dots.rawValue & DotPattern.bit(x: x, y: y) != 0 {
          samples |= 0b11 << UInt64(y * 16 + x * 4 + 1)
        }
      }
      return (samples, 1)
    default:
      if let ink = CoveragePattern.Ink.blocks.first(where: { $0.scalar == scalar }) {
        return (ink.samples, 1)
      }
      return (0x0000_7E7E_7E7E_0000, 0.5)
    }
  }
}
