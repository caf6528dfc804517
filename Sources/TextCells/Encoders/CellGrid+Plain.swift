extension CellGrid {
  /// The grid as text without any style.
  ///
  /// Leaves out what would mislead without colour: the blocks at the edge of an area behind
  /// letters, and a level line across an area. Rows end without trailing spaces; line feeds join
  /// them, without one at the end. O(columns × rows).
  public func plain() -> String {
    if !pictures.isEmpty { return showingPictures(on: .plain(glyphSet)).plain() }
    var output = ByteBuffer(capacity: (columns + 1) * rows * 2)
    clusters.withUnsafeBufferPointer { clusters in
      for row in 0..<rows {
        if row > 0 { output.append(0x0A) }
        let end = inkEnd(ofRow: row)
        for cell in cells[row * columns..<end] { output.append(cell.plainGlyph, of: clusters) }
      }
    }
    return output.text
  }

  /// The index after the last cell of a row that shows a glyph.
  private func inkEnd(ofRow row: Int) -> Int {
    var end = (row + 1) * columns
    while end > row * columns && cells[end - 1].plainGlyph == .space { end -= 1 }
    return end
  }

  /// The grid with the glyphs of ``plain()``.
  var inPlainForm: CellGrid {
    var grid = self
    for index in cells.indices { grid.cells[index].glyph = cells[index].plainGlyph }
    return grid
  }

  /// The grid with textured areas on the background of their card, which is that of the row's first
  /// cell.
  ///
  /// Few colours make neighbouring colours equal. With sixteen, near greys become the terminal's
  /// own background, so the blocks at their edges go too.
  func withTextures(_ depth: ColorDepth) -> CellGrid {
    var grid = self
    // Below the edge of a level may be the texture of a lower one.
    let textures = Set(
      cells.lazy.filter { 0x2591...0x2593 ~= $0.glyph.rawValue }.map(\.foregroundBits))
    // From the bottom, where the edge of an area finds out whether that is a texture.
    for row in (0..<rows).reversed() where columns > 0 {
      let first = cells[row * columns]
      // A plot that begins with its row has no card around it.
      let ground = 0x2580...0x259F ~= first.plainGlyph.rawValue ? PackedCell.blank : first
      for column in 0..<columns {
        let index = row * columns + column
        if depth == .ansi16, cells[index].plainForm == .blank, cells[index].foreground.hue == nil {
          grid.cells[index].glyph = .space
        }
        // Otherwise an upright line across a texture would be solid on both sides of its dots.
        if column > 0, 0x2801...0x28FF ~= cells[index].plainGlyph.rawValue,
          0x2591...0x2593 ~= grid.cells[index - 1].glyph.rawValue, let area = cells[index].ground,
          area != ground.ground
        {
          grid.cells[index].foreground = area
          grid.cells[index].copyBackground(of: ground)
        } else {
          grid.cells[index].showTexture(on: ground)
        }
        // Otherwise the edge of a texture would be as strong as an area without one.
        guard row + 1 < rows, 0x2581...0x2587 ~= cells[index].plainGlyph.rawValue else { continue }
        let below = grid.cells[index + columns]
        let isCrossed =
          0x2801...0x28FF ~= below.glyph.rawValue
          && !below.hasBackground(of: cells[index + columns])
        if isCrossed || 0x2591...0x2593 ~= below.glyph.rawValue,
          textures.contains(cells[index].foregroundBits)
            || below.foreground.paletteIndex16 == cells[index].foreground.paletteIndex16
        {
          grid.cells[index].flags.insert(.dim)
        }
      }
    }
    return grid
  }
}

extension CellGrid {
  /// The grid drawn with a set of glyphs, cell for cell.
  ///
  /// With ``GlyphSet/ascii`` every other glyph becomes an ASCII character of similar look or
  /// meaning, or `?`: `é` is `e`, `│` is `|`, and a block or braille pattern becomes a character
  /// about as dark. A wide glyph becomes one character and a space. O(columns × rows).
  public func limited(to glyphSet: GlyphSet) -> CellGrid {
    if glyphSet == .unicode { return self }
    var grid = self
    grid.glyphSet = glyphSet
    for index in cells.indices where cells[index].glyph.pictureCell == nil {
      let cell = cells[index]
      if cell.width != 0 {
        grid.cells[index].glyph = PackedGlyph(rawValue: asciiGlyph(for: cell.glyph))
      } else {
        grid.cells[index].glyph = .space
      }
      grid.cells[index].width = 1
    }
    grid.clusters = []
    return grid
  }

  private func asciiGlyph(for glyph: PackedGlyph) -> UInt32 {
    if !glyph.isCluster { return ASCIILikeness.of(glyph.rawValue) }
    return clusters.withUnsafeBufferPointer { bytes in
      ASCIILikeness.of(bytes.scalar(at: glyph.clusterRange.lowerBound).value)
    }
  }
}

/// Finds the ASCII character nearest in look or meaning to another one.
enum ASCIILikeness {
  /// The ASCII likeness of a scalar's value; `?` if it has none.
  static func of(_ value: UInt32) -> UInt32 {
    switch value {
    case 0x20..<0x7F: return value
    case 0xFF01...0xFF5E: return value - 0xFF01 + 0x21
    case 0x2800...0x28FF: return shade(of: (value & 0xFF).nonzeroBitCount)
    default: break
    }
    guard let scalar = Unicode.Scalar(value) else { return unknown }
    if scalar.properties.generalCategory == .spaceSeparator { return 0x20 }
    for (likeness, glyphs) in table where glyphs.unicodeScalars.contains(scalar) {
      return likeness.value
    }
    return letter(of: scalar) ?? unknown
  }

  private static let unknown: UInt32 = 0x3F

  /// The character about as dark as that many of eight dots.
  private static func shade(of dots: Int) -> UInt32 {
    let shades: [Unicode.Scalar] = [" ", ".", ".", ":", ":", "*", "*", "#", "#"]
    return shades[dots].value
  }

  /// The base letter of a Latin letter, by its Unicode name: `LATIN SMALL LETTER E WITH ACUTE`.
  private static func letter(of scalar: Unicode.Scalar) -> UInt32? {
    let words = (scalar.properties.name ?? "").split(separator: " ")
    guard words.first == "LATIN", words.contains("LETTER") else { return nil }
    let name = words.drop { $0 != "LETTER" }.dropFirst()
    let base = name.first { $0.utf8.count == 1 } ?? name.first
    guard let letter = base?.unicodeScalars.first else { return nil }
    return words.contains("SMALL") ? letter.value | 0x20 : letter.value
  }

  private static let table: [(likeness: Unicode.Scalar, glyphs: String)] = [
    ("-", "·‐‑‒–—―−─━┄┅┈┉╌╍╴╶╸╺⎯"), ("=", "═▃▄▅≡"), ("|", "│┃┆┇┊┋╎╏╵╷╹╻║▏▎▍▕¦"),
    ("+", "╭╮╰╯┌┐└┘├┤┬┴┼┏┓┗┛┣┫┳┻╋╔╗╚╝╠╣╦╩╬±✚✓✔"), ("#", "█▉▊▋▌▐▆▇▓▙▛▜▟▚▞■▪◼▰"), ("_", "▁▂"),
    (".", "∙░▖▗▘▝□▫▱◽"), (":", "▒"), ("\"", "▀▔“”„‟″"), ("'", "‘’‚‛′´"), ("/", "╱⁄∕"),
    ("\\", "╲"), ("x", "╳×✕✗✘"), ("<", "←‹«◀◁◂≤⟨"), (">", "→↗›»▶▷▸≥⟩"), ("^", "↑▲△▴"),
    ("v", "↓▼▽▾"),
    ("~", "…≈∼↔↕"), ("*", "•●◆★☆✦✧✱✶❤♥♦☀"), ("o", "○◯◦◇°º◉◎"), ("a", "ª"), ("!", "¡≠"), ("?", "¿"),
    ("u", "µμ"),
    ("E", "€"), ("L", "£"), ("Y", "¥"), ("c", "©¢"), ("r", "®"), ("s", "§"), ("1", "¹₁"),
    ("2", "²₂"),
    ("3", "³₃"), ("0", "⁰₀"),
  ]
}

extension String {
  /// The text in ASCII alone: every other character becomes one of similar look or meaning, or `?`.
  ///
  /// A wide character becomes one and a space, so that columns stay in place; one without width
  /// goes. Control characters stay. O(n).
  public func limitedToASCII() -> String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    var output = ""
    for character in self {
      if character.isASCII {
        output.append(character)
        continue
      }
      let columns = TextWidth.columns(of: String(character))
      guard columns > 0, let first = character.unicodeScalars.first,
        let likeness = Unicode.Scalar(ASCIILikeness.of(first.value))
      else { continue }
      output.unicodeScalars.append(likeness)
      if columns > 1 { output.append(" ") }
    }
    return output
  }
}
