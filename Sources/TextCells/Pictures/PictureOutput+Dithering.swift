/// Pictures in 256 and 16 colours: each quarter of a cell gets one of the two colours of the palette
/// that together come nearest to what the picture has there, in the order of a fixed matrix.
///
/// What is beside has no say, so a part of a picture that does not change keeps its cells when
/// another part does.
extension PictureOutput {
  /// The block and the two colours for a cell whose quarters are dithered.
  func dithered(_ parts: CellParts, column: Int, row: Int) -> CellBlocks {
    let colors = (0..<4).map { quarter in
      let (x, y) = (quarter % 2, quarter / 2)
      let part = UInt16(y == 0 ? 0b01_0101 : 0b0101_0100_0000) << UInt16(x)
      return limited(parts.color(of: part), 2 * column + x, 2 * row + y)
    }
    // Of the colours of the quarters, the two that the others are nearest to.
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

  /// A colour as the output has it, for a place among those that are dithered.
  func limited(_ color: RGBA, _ x: Int, _ y: Int) -> RGBA {
    switch colorDepth {
    case .monochrome, .trueColor: color
    case .ansi256: ColorMix(of: color, in: color.neighbors256, tolerance: 8).color(x, y)
    case .ansi16: ColorMix(of: color, in: RGBA.xterm, tolerance: 30).color(x, y)
    }
  }
}

/// Two colours of a palette that together look like one that it lacks.
private struct ColorMix {
  private var first: RGBA
  private var second: RGBA
  /// How many of sixteen places get the second.
  private var share = 0

  /// The mix with the least error, in which a pattern of unlike colours counts as one too: a
  /// `tolerance`-th of their distance.
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

  /// The colour of a place.
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

/// The order in which the places of a square are filled, so that they are spread evenly.
enum OrderedDithering {
  /// The place's number of sixteen, 0…15.
  ///
  /// Source: Bayer (1973).
  static func rank(_ x: Int, _ y: Int) -> Int { matrix[y & 3][x & 3] }

  private static let matrix: [[Int]] = [
    [0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5],
  ]
}
