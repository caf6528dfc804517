struct PictureOutput {
  let colorDepth: ColorDepth
  let glyphSet: GlyphSet
  let hasSextants: Bool
  /// The colours behind translucent samples, which also tell whether ink or background is brighter.
  let palette: TerminalPalette

  /// Text without colours, on a dark background by default.
  static func plain(_ glyphSet: GlyphSet, palette: TerminalPalette = .dark) -> PictureOutput {
    Self(colorDepth: .monochrome, glyphSet: glyphSet, hasSextants: false, palette: palette)
  }

  /// All colours, in the blocks that every font has.
  static func full(_ glyphSet: GlyphSet, palette: TerminalPalette = .dark) -> PictureOutput {
    Self(colorDepth: .trueColor, glyphSet: glyphSet, hasSextants: false, palette: palette)
  }

  private var patterns: [BlockPattern] { hasSextants ? BlockPattern.sextants : BlockPattern.blocks }

  /// Below this opacity, a tenth, a sample counts as clear.
  private static let clear: UInt8 = 26

  /// The block and the colours nearest to the samples of a cell.
  ///
  /// The column and row are the picture's own, so dithering moves with it.
  ///
  /// Where some samples are clear, the background is the terminal's.
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

extension CellGrid {
  /// The grid with pictures in the glyphs and colours of an output; itself if it has none.
  ///
  /// O(columns × rows) with a picture.
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

  /// A cell of a picture in the glyph and colours of an output; other cells unchanged.
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

struct CellBlocks {
  let scalar: Unicode.Scalar
  var ink: RGBA?
  var ground: RGBA?
}

/// Pictures in 256 and 16 colours: each quarter of a cell gets one of the two palette colours that
/// mix nearest to the picture there, chosen by a fixed matrix.
///
/// Neighbours have no influence, so a change in one part of a picture keeps the cells of others.
extension PictureOutput {
  /// The block and the two colours for a cell whose quarters are dithered.
  func dithered(_ parts: CellParts, column: Int, row: Int) -> CellBlocks {
    let colors = (0..<4).map { quarter in
      let (x, y) = (quarter % 2, quarter / 2)
      let part = UInt16(y == 0 ? 0b01_0101 : 0b0101_0100_0000) << UInt16(x)
      return limited(parts.color(of: part), 2 * column + x, 2 * row + y)
    }
    // The two colours of quarters that are nearest to the others.
    var best = CellBlocks(scalar: " ", ink: nil, ground: colors[0])
    var least = Int.max
    for first in 0..<4 {
      for second in first..<4 {
        let (ground, ink) = (colors[first], colors[second])
        var (bits, error) = (0, 0)
        for quarter in 0..<4 {
          let toGround = colors[quarter].distance(to: ground)
          let toInk = colors[quarter].distance(to: ink)
          if toInk < toGround { bits |= 1 << quarter }
          error += min(toGround, toInk)
        }
        guard error < least else { continue }
        least = error
        best = CellBlocks(
          scalar: CoveragePattern.Ink.quadrants[bits], ink: bits == 0 ? nil : ink, ground: ground)
      }
    }
    return best
  }

  /// A colour in the depth of the output, dithered by its place.
  func limited(_ color: RGBA, _ x: Int, _ y: Int) -> RGBA {
    switch colorDepth {
    case .monochrome, .trueColor: color
    case .ansi256: ColorMix(of: color, in: color.neighbors256, tolerance: 8).color(x, y)
    case .ansi16: ColorMix(of: color, in: RGBA.xterm, tolerance: 30).color(x, y)
    }
  }
}

/// Two palette colours that together resemble a third.
private struct ColorMix {
  private var first: RGBA
  private var second: RGBA
  /// The number of places in sixteen with the second colour.
  private var share = 0

  /// The mix with the least error; unlike colours add a `tolerance`-th of their distance.
  ///
  /// O(*n*²) in the colours.
  init(of color: RGBA, in palette: [RGBA], tolerance: Int) {
    let nearest = palette.min { color.distance(to: $0) < color.distance(to: $1) } ?? color
    (first, second) = (nearest, nearest)
    var least = color.distance(to: nearest)
    let wanted = Self.light(color)
    for (index, one) in palette.enumerated() {
      let base = Self.light(one)
      for other in palette[(index + 1)...] where other != one {
        let way = Self.light(other) - base
        let fraction = ((wanted - base) * way).sum() / (way * way).sum()
        let share = Int((min(max(fraction, 0), 1) * 16).rounded())
        let rarer = min(share, 16 - share)
        if rarer == 0 { continue }
        let mixed = Self.color(base + way * Float(share) / 16)
        let error = color.distance(to: mixed) + one.distance(to: other) * rarer / 8 / tolerance
        if error < least { (first, second, self.share, least) = (one, other, share, error) }
      }
    }
  }

  func color(_ x: Int, _ y: Int) -> RGBA { OrderedDithering.rank(x, y) < share ? second : first }

  private static func light(_ color: RGBA) -> SIMD3<Float> {
    let channels = SIMD3(Float(color.red), Float(color.green), Float(color.blue))
    return channels * channels
  }

  private static func color(_ light: SIMD3<Float>) -> RGBA {
    let channels = light.squareRoot().rounded(.toNearestOrEven)
    return RGBA(red: UInt8(channels.x), green: UInt8(channels.y), blue: UInt8(channels.z))
  }
}

extension RGBA {
  /// The colours of xterm's palette around this one: the corners of its cube, and two greys.
  fileprivate var neighbors256: [RGBA] {
    func levels(_ channel: UInt8) -> [UInt8] {
      let upper = Self.levels.firstIndex { $0 >= channel } ?? 5
      return [Self.levels[max(upper - 1, 0)], Self.levels[upper]]
    }
    var colors: [RGBA] = []
    for red in levels(red) {
      for green in levels(green) {
        for blue in levels(blue) { colors.append(RGBA(red: red, green: green, blue: blue)) }
      }
    }
    let brightness = 2 * Int(red) + 4 * Int(green) + 3 * Int(blue)
    let step = UInt8(min(max((brightness - 72) / 90, 0), 22))
    for shade in [8 + 10 * step, 18 + 10 * step] {
      colors.append(RGBA(red: shade, green: shade, blue: shade))
    }
    return colors
  }

  private static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
}

/// The order in which dithering fills the places of a 4 × 4 square, evenly spread.
enum OrderedDithering {
  /// The number of a place, 0…15 (Bayer, 1973).
  static func rank(_ x: Int, _ y: Int) -> Int { matrix[y & 3][x & 3] }

  private static let matrix: [[Int]] = [
    [0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5],
  ]
}
