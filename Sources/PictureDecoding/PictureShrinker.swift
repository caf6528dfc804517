/// Shrinks a picture: each target pixel is the mean of its area; pixels may arrive in any order.
///
/// Averages light, not encoded values, or thin bright lines would darken. Light is the square of
/// the value: within 4 % of sRGB's curve, and without a table.
struct PictureShrinker {
  private let source: PixelSize
  private let target: PixelSize
  /// Red, green and blue light times alpha, and alpha, summed by area.
  private var sums: [SIMD4<Float>] = []
  private var pixels: [Picture.Pixel] = []
  /// By source column: its first target column, and the share that falls there.
  private var columns: [(first: Int, share: Float)] = []

  init(from source: PixelSize, to target: PixelSize) {
    self.source = source
    self.target = target
    if source == target {
      pixels = Array(repeating: .clear, count: target.pixelCount)
    } else {
      sums = Array(repeating: .zero, count: target.pixelCount)
      columns = (0..<source.width).map { Self.place(of: $0, source.width, target.width) }
    }
  }

  /// Maps a source line to its first target line, and the share that falls there.
  private static func place(
    of index: Int, _ source: Int, _ target: Int
  ) -> (first: Int, share: Float) {
    let first = index * target / source
    // In units of 1 / source of a target line, so whole numbers are exact.
    let room = (first + 1) * source - index * target
    return (first, room >= target ? 1 : Float(room) / Float(target))
  }

  /// Adds pixels of one row at the columns `start`, `start + step` and so on.
  mutating func add(_ row: [Picture.Pixel], row y: Int, from start: Int = 0, step: Int = 1) {
    if sums.isEmpty {
      for index in row.indices { pixels[y * target.width + start + index * step] = row[index] }
      return
    }
    let (first, share) = Self.place(of: y, source.height, target.height)
    // Sums a row's part of a column first: in a sum of millions, a pixel would be rounded away.
    var (sum, column, x) = (SIMD4<Float>.zero, columns[start].first, start)
    for pixel in row {
      let light = Self.light(of: pixel)
      let place = columns[x]
      if place.first != column {
        add(sum, column, first, share)
        (sum, column) = (.zero, place.first)
      }
      sum += light * place.share
      if place.share < 1 {
        add(sum, column, first, share)
        (sum, column) = (light * (1 - place.share), column + 1)
      }
      x += step
    }
    add(sum, column, first, share)
  }

  private mutating func add(_ sum: SIMD4<Float>, _ column: Int, _ row: Int, _ share: Float) {
    sums[row * target.width + column] += sum * share
    if share < 1 { sums[(row + 1) * target.width + column] += sum * (1 - share) }
  }

  private static func light(of pixel: Picture.Pixel) -> SIMD4<Float> {
    let alpha = Float(pixel.alpha)
    let color = SIMD4(Float(pixel.red), Float(pixel.green), Float(pixel.blue), 1)
    var light = color * color * alpha
    light.w = alpha
    return light
  }

  consuming func picture() -> Picture {
    guard !sums.isEmpty else { return Picture(size: target, pixels: pixels) }
    let area = Float(source.pixelCount) / Float(target.pixelCount)
    return Picture(
      size: target,
      pixels: sums.map { sum in
        guard sum.w > 0 else { return .clear }
        let color = (sum / sum.w).squareRoot().rounded(.toNearestOrEven)
          .clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
        return Picture.Pixel(
          red: UInt8(color.x), green: UInt8(color.y), blue: UInt8(color.z),
          alpha: UInt8(min((sum.w / area).rounded(), 255)))
      })
  }
}
