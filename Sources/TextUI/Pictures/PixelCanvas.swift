package import PictureDecoding

/// A bitmap on which a program paints a picture of its own.
///
/// Coordinates are pixels from the upper left corner. Edges are smoothed by four lines in each row.
package struct PixelCanvas {
  /// The blending of a new colour with the existing one (W3C, Compositing and Blending).
  package enum Mode: Sendable {
    case normal, multiply, screen, darken, lighten, overlay, plusLighter
    case clear, copy, sourceIn, sourceOut, sourceAtop
    case destinationOver, destinationIn, destinationOut, destinationAtop, xor
  }

  /// The share of each pixel inside a path, 0…1.
  package typealias Mask = [Float]

  package let size: PixelSize
  private var pixels: [Picture.Pixel]
  private static let linesPerRow = 4

  package init(size: PixelSize) {
    self.size = size
    let clear = Picture.Pixel(red: 0, green: 0, blue: 0, alpha: 0)
    pixels = Array(repeating: clear, count: size.pixelCount)
  }

  package var picture: Picture { Picture(size: size, pixels: pixels) }

  package func mask(of path: Path, isEvenOddFilled: Bool = false) -> Mask {
    var mask = Mask(repeating: 0, count: size.pixelCount)
    let lines = Self.linesPerRow
    let pitch = 1 / Double(lines)
    Scanlines(
      path.polylines, lines: 0..<size.height * lines, pitch: pitch, firstLine: pitch / 2,
      isEvenOddFilled: isEvenOddFilled
    ).forEach { line, xs in
      let low = max(0, xs.lowerBound)
      let high = min(Double(size.width), xs.upperBound)
      guard low < high else { return }
      let row = line / lines * size.width
      for x in Int(low)..<Int(high.rounded(.up)) {
        mask[row + x] += Float((min(high, Double(x + 1)) - max(low, Double(x))) * pitch)
      }
    }
    return mask
  }

  package mutating func paint(
    _ mask: Mask, clip: Mask?, mode: Mode, opacity: Double, color: (_ x: Int, _ y: Int) -> RGBA
  ) {
    for y in 0..<size.height {
      for x in 0..<size.width {
        let index = y * size.width + x
        let covered = min(1, mask[index]) * (clip?[index] ?? 1)
        guard covered > 0 else { continue }
        let color = color(x, y)
        let alpha = Float(color.alpha) / 255 * Float(opacity)
        pixels[index] = Self.blend(
          SIMD3(Float(color.red), Float(color.green), Float(color.blue)) / 255, alpha,
          over: pixels[index], mode, covered)
      }
    }
  }

  /// Draws a picture in a frame, or only its opacity in a tint.
  package mutating func draw(
    _ resource: ImageResource, in frame: CGRect, tint: RGBA?, clip: Mask?, mode: Mode,
    opacity: Double
  ) {
    guard frame.width > 0, frame.height > 0, resource.size.width > 0, resource.size.height > 0,
      let picture = resource.decoded(
        density: CGSize(
          width: frame.width / resource.size.width, height: frame.height / resource.size.height))
    else { return }
    func axis(_ length: CGFloat, _ pixels: Int) -> PictureAxis {
      PictureAxis(
        length: length, pixels: pixels, naturalLength: CGFloat(pixels), caps: (0, 0),
        isTiled: false, isPixelated: false)
    }
    let (across, down) = (
      axis(frame.width, picture.size.width), axis(frame.height, picture.size.height)
    )
    func taps(_ axis: PictureAxis, _ count: Int, _ start: CGFloat) -> [[PictureAxis.Tap]] {
      (0..<count).map { axis.taps(from: CGFloat($0) - start, to: CGFloat($0) - start + 1) }
    }
    let columns = taps(across, size.width, frame.minX)
    let rows = taps(down, size.height, frame.minY)
    let mask = mask(of: Path(frame))
    paint(mask, clip: clip, mode: mode, opacity: opacity) { x, y in
      var color = PictureSampler.mean(of: picture, columns[x], rows[y])
      // The mask already accounts for pixels partly outside the frame.
      let share =
        columns[x].reduce(0) { $0 + $1.share } * rows[y].reduce(0) { $0 + $1.share }
      if share > 0, share < 1 {
        color.alpha = UInt8(min(255, (Float(color.alpha) / share).rounded()))
      }
      guard let tint else { return color }
      return RGBA(
        red: tint.red, green: tint.green, blue: tint.blue,
        alpha: UInt8(Int(tint.alpha) * Int(color.alpha) / 255))
    }
  }

  private static func blend(
    _ source: SIMD3<Float>, _ sourceAlpha: Float, over pixel: Picture.Pixel, _ mode: Mode,
    _ covered: Float
  ) -> Picture.Pixel {
    let under = SIMD3(Float(pixel.red), Float(pixel.green), Float(pixel.blue)) / 255
    let underAlpha = Float(pixel.alpha) / 255
    let mixed = mix(source, under, mode)
    // Blends in proportion to the opacity of the colour below.
    let color = (1 - underAlpha) * source + underAlpha * mixed
    let (ofSource, ofUnder) = shares(sourceAlpha, underAlpha, mode)
    var alpha = sourceAlpha * ofSource + underAlpha * ofUnder
    var light = sourceAlpha * ofSource * color + underAlpha * ofUnder * under
    // Only the covered part of the pixel changes.
    light = light * covered + under * underAlpha * (1 - covered)
    alpha = min(1, alpha) * covered + underAlpha * (1 - covered)
    guard alpha > 0 else { return Picture.Pixel(red: 0, green: 0, blue: 0, alpha: 0) }
    let channels = (light / alpha * 255).rounded(.toNearestOrEven)
      .clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 255))
    return Picture.Pixel(
      red: UInt8(channels.x), green: UInt8(channels.y), blue: UInt8(channels.z),
      alpha: UInt8((alpha * 255).rounded()))
  }

  private static func mix(
    _ source: SIMD3<Float>, _ under: SIMD3<Float>, _ mode: Mode
  ) -> SIMD3<Float> {
    switch mode {
    case .multiply: source * under
    case .screen: source + under - source * under
    case .darken: pointwiseMin(source, under)
    case .lighten: pointwiseMax(source, under)
    case .overlay:
      // Multiplies dark backgrounds and screens bright ones, both doubled.
      (2 * mix(source, under, .multiply)).replacing(
        with: 2 * mix(source, under, .screen) - SIMD3(repeating: 1), where: under .> 0.5)
    case .normal, .plusLighter, .clear, .copy, .sourceIn, .sourceOut, .sourceAtop,
      .destinationOver, .destinationIn, .destinationOut, .destinationAtop, .xor:
      source
    }
  }

  /// The factors of the new colour and the existing one.
  private static func shares(
    _ source: Float, _ under: Float, _ mode: Mode
  ) -> (source: Float, under: Float) {
    switch mode {
    case .normal, .multiply, .screen, .darken, .lighten, .overlay: (1, 1 - source)
    case .plusLighter: (1, 1)
    case .clear: (0, 0)
    case .copy: (1, 0)
    case .sourceIn: (under, 0)
    case .sourceOut: (1 - under, 0)
    case .sourceAtop: (under, 1 - source)
    case .destinationOver: (1 - under, 1)
    case .destinationIn: (0, source)
    case .destinationOut: (0, 1 - source)
    case .destinationAtop: (1 - under, source)
    case .xor: (1 - under, 1 - source)
    }
  }
}
