/// Turns the 64 coefficients of a block into samples: the inverse cosine transform of T.81, A.3.3,
/// onto 8 × 8 samples or, for a smaller picture, straight onto 4 × 4, 2 × 2 or one.
///
/// A sample of a smaller one is the mean of those it stands for: the waves are averaged, and so all
/// that comes of them is.
struct InverseTransform {
  /// How many samples a side of a block gets: 8, 4, 2 or 1.
  let side: Int
  /// For each coefficient of a row the wave it stands for, over the samples of a row.
  private let waves: [SIMD8<Float>]

  /// Where the coefficients come from, in the order they are stored in (T.81, figure A.6).
  static let zigzag: [Int] = {
    var order: [Int] = []
    for diagonal in 0..<15 {
      let columns = max(0, diagonal - 7)...min(diagonal, 7)
      let cells = columns.map { (diagonal - $0) * 8 + $0 }
      order += diagonal.isMultiple(of: 2) ? cells : cells.reversed()
    }
    return order
  }()

  init(side: Int) {
    self.side = side
    let cosines = Self.cosines
    waves = (0..<8).map { frequency in
      var wave = SIMD8<Float>.zero
      for sample in 0..<8 {
        let value =
          frequency == 0
          ? Float(0.125).squareRoot() : cosines[(2 * sample + 1) * frequency % 32] / 2
        wave[sample * side / 8] += value * Float(side) / 8
      }
      return wave
    }
  }

  /// The cosines of multiples of π / 16, by halving an angle and adding it.
  private static let cosines: [Float] = {
    let step = (2 + (2 + 2.0.squareRoot()).squareRoot()).squareRoot() / 2
    var values: [Double] = [1, step]
    for index in 2..<32 { values.append(2 * step * values[index - 1] - values[index - 2]) }
    return values.map { Float($0) }
  }()

  /// The rows of samples of a block, each 0…255 in the first `side` places.
  func samples(
    of coefficients: [Int16], at base: Int, quantization: [Float], into rows: inout [SIMD8<Float>]
  ) {
    let mean = Float(coefficients[base]) * quantization[0] / 8 + 128
    guard side > 1 else {
      rows[0] = SIMD8(repeating: mean)
      return
    }
    var columns = [SIMD8<Float>](repeating: .zero, count: 8)
    var isFlat = true
    // First along the rows of coefficients: each becomes a row of partial sums.
    for place in 0..<64 {
      let value = coefficients[base + place]
      guard value != 0 else { continue }
      let cell = Self.zigzag[place]
      let (row, column) = (cell >> 3, cell & 7)
      if place > 0 { isFlat = false }
      columns[row] += waves[column] * (Float(value) * quantization[place])
    }
    for y in 0..<side {
      guard !isFlat else {
        rows[y] = SIMD8(repeating: mean)
        continue
      }
      var sum = SIMD8<Float>(repeating: 128)
      for row in 0..<8 { sum += columns[row] * waves[row][y] }
      rows[y] = sum
    }
  }
}
