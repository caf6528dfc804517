/// Pictures in 256 and 16 colours: each quarter of a cell gets a colour of the palette so that
/// neighbours together come near to what the picture has there.
///
/// The order of the colours follows a fixed matrix and what is beside has no say, so a part of a
/// picture that does not change keeps its cells when another part does.
///
/// Source: Thomas Knoll's pattern dithering (US 6 606 166, expired 2019), with the matrix of Bayer
/// (1973).
extension PictureOutput {
  private static let matrix: [[Int]] = [
    [0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5],
  ]

  /// The block and the two colours for a cell whose quarters are dithered.
  func dithered(_ parts: CellParts, column: Int, row: Int) -> CellBlocks {
    let colors = (0..<4).map { quarter in
      let (x, y) = (quarter % 2, quarter / 2)
      let part = UInt8(y == 0 ? 0b0101 : 0b0101_0000) << UInt8(x)
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
    case .none, .trueColor: color
    case .ansi256: dithered(color, x, y) { RGBA(paletteIndex: $0.nearestIndex256) }
    case .ansi16: dithered(color, x, y) { RGBA(paletteIndex: $0.nearestIndex16) }
    }
  }

  /// One of sixteen colours that together have the light of the wanted one, by the matrix.
  private func dithered(_ color: RGBA, _ x: Int, _ y: Int, nearest: (RGBA) -> RGBA) -> RGBA {
    let wanted = Self.light(color)
    var error = SIMD3<Float>.zero
    var candidates: [RGBA] = []
    for _ in 0..<16 {
      let candidate = nearest(Self.color(wanted + error))
      candidates.append(candidate)
      error += wanted - Self.light(candidate)
    }
    candidates.sort { $0.luminance < $1.luminance }
    return candidates[Self.matrix[y & 3][x & 3]]
  }

  private static func light(_ color: RGBA) -> SIMD3<Float> {
    let channels = SIMD3(Float(color.red), Float(color.green), Float(color.blue))
    return channels * channels
  }

  private static func color(_ light: SIMD3<Float>) -> RGBA {
    let channels = light.clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 65025))
      .squareRoot()
    return RGBA(red: UInt8(channels.x), green: UInt8(channels.y), blue: UInt8(channels.z))
  }
}
