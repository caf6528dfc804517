/// A block element of ink and background: a half, quadrants, quarters or sextants.
struct BlockPattern {
  let scalar: Unicode.Scalar
  /// The bits of the cell's twelve parts that are ink; see ``CellParts``.
  let ink: UInt16

  static let whole: UInt16 = 0xFFF

  /// Takes the inked rows of parts in the left and the right half, the top row in the lowest bit.
  private init(_ scalar: Unicode.Scalar, left: UInt16, right: UInt16) {
    self.scalar = scalar
    ink = (0..<6).reduce(0) { ink, row in
      ink | (left >> row & 1) << (2 * row) | (right >> row & 1) << (2 * row + 1)
    }
  }

  /// A blank and a whole, halves, quarters and the other quadrants; of equals the first wins.
  ///
  /// Source: The Unicode Standard 15.0, chart U+2580–U+259F.
  static let blocks: [BlockPattern] =
    zip([0, 15, 3, 12, 5, 10], " █▀▄▌▐".unicodeScalars).map(quadrants)
    + [
      BlockPattern("▂", left: 0b10_0000, right: 0b10_0000),
      BlockPattern("▆", left: 0b11_1110, right: 0b11_1110),
    ]
    + zip([1, 2, 4, 8, 6, 9, 7, 11, 13, 14], "▘▝▖▗▞▚▛▜▙▟".unicodeScalars).map(quadrants)

  private static func quadrants(_ bits: UInt16, _ scalar: Unicode.Scalar) -> BlockPattern {
    func half(_ bits: UInt16) -> UInt16 { (bits & 1) * 0b111 | (bits >> 2 & 1) * 0b11_1000 }
    return BlockPattern(scalar, left: half(bits), right: half(bits >> 1))
  }

  /// The blocks, then the sextants that are not among them.
  ///
  /// Source: The Unicode Standard 15.0, chart U+1FB00–U+1FB3B, where the sextants are in the order
  /// of their bits, without the two halves.
  static let sextants: [BlockPattern] =
    blocks
    + (1..<63).filter { $0 != 21 && $0 != 42 }.enumerated().compactMap { index, bits in
      guard let scalar = Unicode.Scalar(0x1FB00 + UInt32(index)) else { return nil }
      func half(_ bits: Int) -> UInt16 {
        UInt16((bits & 1) * 0b11 | (bits >> 2 & 1) * 0b1100 | (bits >> 4 & 1) * 0b11_0000)
      }
      return BlockPattern(scalar, left: half(bits), right: half(bits >> 1))
    }
}

/// The samples of a cell summed in twelve parts, two in a row; the rows are 3, 1, 2, 2, 1 and 3
/// samples high, so that halves, thirds and outer quarters of a cell are whole parts.
struct CellParts {
  private var light: [Light]
  /// The sums of the encoded colour channels.
  private var sums: [SIMD4<Float>]

  private static let counts: [Float] = [3, 3, 1, 1, 2, 2, 2, 2, 1, 1, 3, 3]
  /// The row of parts that each row of samples belongs to.
  private static let rows = [0, 0, 0, 1, 2, 2, 3, 3, 4, 5, 5, 5]
  /// The weights of red, green and blue, as in ``RGBA/paletteIndex256``.
  private static let weights = SIMD4<Float>(2, 4, 3, 0)

  /// Sums 24 opaque samples.
  init(_ samples: [RGBA]) {
    light = Array(repeating: Light(), count: 12)
    sums = Array(repeating: .zero, count: 12)
    for index in samples.indices {
      let part = Self.rows[index / 2] * 2 + index % 2
      light[part].add(samples[index])
      sums[part] += Self.channels(samples[index])
    }
  }

  private static func channels(_ color: RGBA) -> SIMD4<Float> {
    SIMD4(Float(color.red), Float(color.green), Float(color.blue), 0)
  }

  /// The pattern whose mean colours of ink and background are nearest to the samples by the sum of
  /// squares; `ground` fixes the background's colour; O(patterns).
  func best(of patterns: [BlockPattern], ground: RGBA? = nil) -> BlockPattern? {
    var best: BlockPattern?
    var bestGain = -Float.infinity
    for pattern in patterns {
      // The squared error, subtracted from the sum of the samples' squares, which is the same for
      // all: |sum|² / count for a mean, 2 × sum · color − count × |color|² for a given colour.
      let (ink, inkCount) = sum(of: pattern.ink)
      let (rest, restCount) = sum(of: ~pattern.ink)
      var gain = inkCount > 0 ? Self.norm(ink) / inkCount : 0
      if let ground {
        let color = Self.channels(ground)
        gain += 2 * (rest * color * Self.weights).sum() - restCount * Self.norm(color)
      } else if restCount > 0 {
        gain += Self.norm(rest) / restCount
      }
      // Better by more than rounding: 1 in 10⁷ of numbers up to 24 × 255² × 9.
      if gain > bestGain + 16 { (best, bestGain) = (pattern, gain) }
    }
    return best
  }

  private static func norm(_ color: SIMD4<Float>) -> Float { (color * color * weights).sum() }

  private func sum(of parts: UInt16) -> (sum: SIMD4<Float>, count: Float) {
    var (sum, count) = (SIMD4<Float>.zero, Float(0))
    for part in 0..<12 where parts >> UInt16(part) & 1 == 1 {
      sum += sums[part]
      count += Self.counts[part]
    }
    return (sum, count)
  }

  func color(of parts: UInt16) -> RGBA {
    var sum = Light()
    for part in 0..<12 where parts >> UInt16(part) & 1 == 1 { sum += light[part] }
    return RGBA(light: sum)
  }
}
