/// A block element that parts a cell into ink and ground: a half, quadrants or sextants.
struct BlockPattern {
  /// The block element.
  let scalar: Unicode.Scalar
  /// Which of the cell's eight parts are ink; see ``CellParts``.
  let ink: UInt8

  /// A blank and a whole, then halves, then the other quadrants: the earlier of equals is taken.
  ///
  /// Source: The Unicode Standard 15.0, chart U+2580–U+259F.
  static let quadrants: [BlockPattern] = zip(
    [0, 15, 3, 12, 5, 10, 1, 2, 4, 8, 6, 9, 7, 11, 13, 14], " █▀▄▌▐▘▝▖▗▞▚▛▜▙▟".unicodeScalars
  ).map { bits, scalar in
    // Each row of quadrants is two rows of parts.
    let upper = UInt8(bits & 3) * 5
    let lower = UInt8(bits >> 2) * 5
    return BlockPattern(scalar: scalar, ink: upper | lower << 4)
  }

  /// The quadrants, and after them the sextants that are none.
  ///
  /// Source: The Unicode Standard 15.0, chart U+1FB00–U+1FB3B, where the sextants are in the order
  /// of their bits, without the two halves.
  static let sextants: [BlockPattern] =
    quadrants
    + (1..<63).filter { $0 != 21 && $0 != 42 }.enumerated().compactMap { index, bits in
      guard let scalar = Unicode.Scalar(0x1FB00 + UInt32(index)) else { return nil }
      let bits = UInt8(bits)
      // The sextants of the middle are two rows of parts.
      let middle = bits >> 2 & 3
      return BlockPattern(
        scalar: scalar, ink: bits & 3 | middle << 2 | middle << 4 | (bits >> 4) << 6)
    }
}

/// The samples of a cell gathered in eight parts, two a row: of rows that are a third, a sixth, a
/// sixth and a third of the cell high. Quadrants and sextants both are made of them.
struct CellParts {
  private var light: [Light]
  /// The numbers that encode the colours, weighted for the eye, and summed.
  private var sums: [SIMD4<Float>]

  /// How many samples each part has.
  private static let counts: [Float] = [4, 4, 2, 2, 2, 2, 4, 4]
  /// Of red, green and blue, as ``RGBA/paletteIndex256`` has them.
  private static let weights = SIMD4<Float>(2, 4, 3, 0)

  /// Parts of 24 opaque samples.
  init(_ samples: [RGBA]) {
    light = Array(repeating: Light(), count: 8)
    sums = Array(repeating: .zero, count: 8)
    for index in samples.indices {
      let part = Self.part(ofRow: index / 2) * 2 + index % 2
      light[part].add(samples[index])
      sums[part] += Self.channels(samples[index])
    }
  }

  private static func part(ofRow row: Int) -> Int { row < 4 ? 0 : row < 6 ? 1 : row < 8 ? 2 : 3 }

  private static func channels(_ color: RGBA) -> SIMD4<Float> {
    SIMD4(Float(color.red), Float(color.green), Float(color.blue), 0)
  }

  /// The pattern whose two means, of ink and of ground, are nearest to the samples by the sum of
  /// squares; with `ground`, the ground has that colour.
  ///
  /// O(patterns).
  func best(of patterns: [BlockPattern], ground: RGBA? = nil) -> BlockPattern? {
    var best: BlockPattern?
    var bestGain = -Float.infinity
    for pattern in patterns {
      // What the squared error is less than the sum of the samples' own squares, which is the same
      // for all: |sum|² / count for a mean, 2 × sum · color − count × |color|² for a given colour.
      let (ink, inkCount) = sum(of: pattern.ink)
      let (rest, restCount) = sum(of: ~pattern.ink)
      var gain = inkCount > 0 ? Self.norm(ink) / inkCount : 0
      if let ground {
        let color = Self.channels(ground)
        gain += 2 * (rest * color * Self.weights).sum() - restCount * Self.norm(color)
      } else if restCount > 0 {
        gain += Self.norm(rest) / restCount
      }
      // Better by more than rounding, which is 1 in 10⁷ of numbers up to 24 × 255² × 9.
      if gain > bestGain + 16 { (best, bestGain) = (pattern, gain) }
    }
    return best
  }

  private static func norm(_ color: SIMD4<Float>) -> Float { (color * color * weights).sum() }

  private func sum(of parts: UInt8) -> (sum: SIMD4<Float>, count: Float) {
    var (sum, count) = (SIMD4<Float>.zero, Float(0))
    for part in 0..<8 where parts >> UInt8(part) & 1 == 1 {
      sum += sums[part]
      count += Self.counts[part]
    }
    return (sum, count)
  }

  /// The mean of light in some parts.
  func color(of parts: UInt8) -> RGBA {
    var sum = Light()
    for part in 0..<8 where parts >> UInt8(part) & 1 == 1 { sum += light[part] }
    return RGBA(light: sum)
  }
}
