/// The frame header of a JPEG (T.81, B.2.2), with the coefficients read so far.
struct JPEGFrame {
  /// A component: luminance, a colour difference, or an ink.
  struct Component {
    let identifier: UInt8
    /// Its blocks per unit, across and down.
    let horizontal: Int
    let vertical: Int
    let quantization: Int
    /// Its blocks in whole units, across and down.
    var columns = 0
    var rows = 0
    /// Its blocks in a scan of its own, without padding to whole units.
    var ownColumns = 0
    var ownRows = 0
    /// The coefficients in zigzag order: 64 per block, or 1 if only means are needed.
    var coefficients: [Int16] = []
    var dcTable = 0
    var acTable = 0
    var lastDC = 0
    /// By coefficient, the number of low bits still to come; `nil` before its first scan.
    private(set) var missingBits = [Int?](repeating: nil, count: 64)

    /// Whether a scan comes next for its coefficients: their first, or their next bit (G.1.1.1).
    ///
    /// Stops a file from repeating the same scan endlessly.
    mutating func advance(by scan: JPEGScan) -> Bool {
      for place in scan.band {
        guard missingBits[place] == (scan.isRefinement ? scan.shift + 1 : nil) else { return false }
        missingBits[place] = scan.shift
      }
      return true
    }
  }

  let size: PixelSize
  let isProgressive: Bool
  var components: [Component] = []
  /// The most blocks per unit of any component, across and down.
  let horizontal: Int
  let vertical: Int

  /// The units of the picture, across and down.
  let unitColumns: Int
  let unitRows: Int

  /// Reads the segment of SOF0, SOF1 or SOF2.
  init(_ segment: [UInt8], isProgressive: Bool, offset: Int) throws(PictureError) {
    guard segment.count >= 6, segment.count == 6 + 3 * Int(segment[5]),
      let size = PixelSize(
        width: Int(segment[3]) << 8 | Int(segment[4]),
        height: Int(segment[1]) << 8 | Int(segment[2]))
    else { throw .malformed(.jpeg, offset: offset) }
    guard segment[0] == 8 else { throw .unsupported(.jpeg, .precision) }
    guard [1, 3, 4].contains(segment[5]) else { throw .unsupported(.jpeg, .components) }
    self.size = size
    self.isProgressive = isProgressive
    for start in stride(from: 6, to: segment.count, by: 3) {
      let (horizontal, vertical) = (Int(segment[start + 1] >> 4), Int(segment[start + 1] & 15))
      guard (1...4).contains(horizontal), (1...4).contains(vertical), segment[start + 2] < 4 else {
        throw .malformed(.jpeg, offset: offset)
      }
      // A single component has no other to be sampled against.
      let isAlone = segment[5] == 1
      components.append(
        Component(
          identifier: segment[start], horizontal: isAlone ? 1 : horizontal,
          vertical: isAlone ? 1 : vertical, quantization: Int(segment[start + 2])))
    }
    let horizontal = components.map(\.horizontal).max() ?? 1
    let vertical = components.map(\.vertical).max() ?? 1
    (self.horizontal, self.vertical) = (horizontal, vertical)
    unitColumns = Self.count(size.width, 8 * horizontal)
    unitRows = Self.count(size.height, 8 * vertical)
    for index in components.indices {
      let (across, down) = (components[index].horizontal, components[index].vertical)
      components[index].columns = unitColumns * across
      components[index].rows = unitRows * down
      components[index].ownColumns = Self.count(Self.count(size.width * across, horizontal), 8)
      components[index].ownRows = Self.count(Self.count(size.height * down, vertical), 8)
    }
  }

  /// The number of `length` units that cover `span`, rounded up.
  private static func count(_ span: Int, _ length: Int) -> Int { (span + length - 1) / length }
}

/// Turns a block's 64 coefficients into samples: the inverse cosine transform of T.81, A.3.3, onto
/// 8 × 8 samples, or for a smaller picture directly onto 4 × 4, 2 × 2 or one.
///
/// A sample of the smaller forms is the mean of its area, which a linear transform keeps.
struct InverseTransform {
  /// Samples per side of a block: 8, 4, 2 or 1.
  let side: Int
  /// By coefficient of a row, its wave over the samples of the row.
  private let waves: [SIMD8<Float>]

  /// The position of each stored coefficient (T.81, figure A.6).
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

  /// cos(nπ / 16), by the recurrence from half-angle formulas.
  private static let cosines: [Float] = {
    let step = (2 + (2 + 2.0.squareRoot()).squareRoot()).squareRoot() / 2
    var values: [Double] = [1, step]
    for index in 2..<32 { values.append(2 * step * values[index - 1] - values[index - 2]) }
    return values.map { Float($0) }
  }()

  /// The rows of samples of a block: 0...255 in the first `side` lanes.
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
    // First along the rows: each row of coefficients becomes a row of partial sums.
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
