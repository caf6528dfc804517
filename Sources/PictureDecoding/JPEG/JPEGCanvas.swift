/// Draws a JPEG: blocks become samples, samples pixels, and pixels the means of areas.
struct JPEGCanvas {
  /// Coefficients needed per block: 64, or 1 if a block becomes one sample.
  let kept: Int
  var isDrawn = false
  private let transform: InverseTransform
  private let colorModel: ColorModel
  /// The size from the blocks, before shrinking to the target.
  private let size: PixelSize
  private var shrinker: PictureShrinker

  /// The conversion from components to red, green and blue.
  private enum ColorModel {
    case gray
    case rgb
    case luminance
    case inks
    case luminanceInks
  }

  init(_ frame: JPEGFrame, target: PixelSize, adobeTransform: UInt8?) {
    // The fewest samples per block that cover the target.
    let side =
      [1, 2, 4].first {
        Self.count(frame.size.width, $0) >= target.width
          && Self.count(frame.size.height, $0) >= target.height
      } ?? 8
    kept = side == 1 ? 1 : 64
    transform = InverseTransform(side: side)
    size = PixelSize(
      atLeastOne: Self.count(frame.size.width, side), Self.count(frame.size.height, side))
    shrinker = PictureShrinker(from: size, to: target)
    colorModel =
      switch (frame.components.count, adobeTransform) {
      case (1, _): .gray
      case (3, 0): .rgb
      case (3, nil) where frame.components.map(\.identifier).elementsEqual("RGB".utf8): .rgb
      case (3, _): .luminance
      case (_, 2): .luminanceInks
      case (_, _): .inks
      }
  }

  private static func count(_ length: Int, _ side: Int) -> Int { (length * side + 7) / 8 }

  /// Allocates all coefficients, for a progressive file.
  func reserve(_ frame: inout JPEGFrame) {
    for index in frame.components.indices where frame.components[index].coefficients.isEmpty {
      let blocks = frame.components[index].columns * frame.components[index].rows
      frame.components[index].coefficients = Array(repeating: 0, count: blocks * kept)
    }
  }

  /// Zeroes the coefficients of one row of units.
  func clear(_ frame: inout JPEGFrame) {
    for index in frame.components.indices {
      let blocks = frame.components[index].columns * frame.components[index].vertical
      let count = blocks * kept
      if frame.components[index].coefficients.count == count {
        for place in 0..<count { frame.components[index].coefficients[place] = 0 }
      } else {
        frame.components[index].coefficients = Array(repeating: 0, count: count)
      }
    }
  }

  mutating func draw(_ frame: JPEGFrame, _ quantization: [[Float]?]) {
    for row in 0..<frame.unitRows {
      guard draw(unitRow: row, storedRow: row, of: frame, quantization) else { return }
    }
    isDrawn = true
  }

  /// Draws one row of units; false if coefficients or quantization of a component are missing.
  mutating func draw(
    unitRow: Int, storedRow: Int, of frame: JPEGFrame, _ quantization: [[Float]?]
  ) -> Bool {
    var planes: [Plane] = []
    for component in frame.components {
      guard let table = quantization[component.quantization], !component.coefficients.isEmpty
      else { return false }
      planes.append(plane(of: component, storedRow, table))
    }
    let height = frame.vertical * transform.side
    var row = [Picture.Pixel](repeating: .clear, count: size.width)
    for y in unitRow * height..<min((unitRow + 1) * height, size.height) {
      let lines = zip(planes, frame.components).map { plane, component in
        (y - unitRow * height) * component.vertical / frame.vertical * plane.width
      }
      fill(&row, from: planes, at: lines, frame)
      shrinker.add(row, row: y)
    }
    return true
  }

  consuming func picture() -> Picture { shrinker.picture() }

  /// The samples of one component in one row of units.
  private struct Plane {
    let width: Int
    var samples: [UInt8]
  }

  private func plane(
    of component: JPEGFrame.Component, _ storedRow: Int, _ table: [Float]
  ) -> Plane {
    let side = transform.side
    let width = component.columns * side
    var plane = Plane(
      width: width, samples: Array(repeating: 0, count: width * component.vertical * side))
    var rows = [SIMD8<Float>](repeating: .zero, count: 8)
    for blockRow in 0..<component.vertical {
      for column in 0..<component.columns {
        let block = (storedRow * component.vertical + blockRow) * component.columns + column
        transform.samples(
          of: component.coefficients, at: block * kept, quantization: table, into: &rows)
        for y in 0..<side {
          let line = rows[y].rounded(.toNearestOrEven)
            .clamped(lowerBound: .zero, upperBound: SIMD8(repeating: 255))
          let start = (blockRow * side + y) * width + column * side
          for x in 0..<side { plane.samples[start + x] = UInt8(line[x]) }
        }
      }
    }
    return plane
  }

  private func fill(
    _ row: inout [Picture.Pixel], from planes: [Plane], at lines: [Int], _ frame: JPEGFrame
  ) {
    func sample(_ index: Int, _ x: Int) -> UInt8 {
      let component = frame.components[index]
      // A subsampled component shares each sample between neighbours.
      let column =
        component.horizontal == frame.horizontal
        ? x : x * component.horizontal / frame.horizontal
      return planes[index].samples[lines[index] + column]
    }
    for x in row.indices {
      let first = sample(0, x)
      switch colorModel {
      case .gray: row[x] = Picture.Pixel(red: first, green: first, blue: first)
      case .rgb: row[x] = Picture.Pixel(red: first, green: sample(1, x), blue: sample(2, x))
      case .luminance: row[x] = Self.color(first, sample(1, x), sample(2, x))
      case .inks:
        row[x] = Picture.Pixel(red: first, green: sample(1, x), blue: sample(2, x))
          .darkened(by: sample(3, x))
      case .luminanceInks:
        row[x] = Self.color(first, sample(1, x), sample(2, x)).inverted.darkened(by: sample(3, x))
      }
    }
  }

  /// Converts luminance and two differences (ITU-T T.871, clause 7), in units of 1 / 65,536.
  private static func color(_ luminance: UInt8, _ blue: UInt8, _ red: UInt8) -> Picture.Pixel {
    let y = Int32(luminance) << 16 + 0x8000
    let (cb, cr) = (Int32(blue) - 128, Int32(red) - 128)
    func level(_ value: Int32) -> UInt8 { UInt8(clamping: value >> 16) }
    return Picture.Pixel(
      red: level(y + 91_881 * cr), green: level(y - 22_554 * cb - 46_802 * cr),
      blue: level(y + 116_130 * cb))
  }
}

extension Picture.Pixel {
  fileprivate var inverted: Self { Self(red: 255 - red, green: 255 - green, blue: 255 - blue) }

  /// The pixel under black ink; 255 means no ink, as Adobe's programs store it.
  fileprivate func darkened(by ink: UInt8) -> Self {
    func level(_ value: UInt8) -> UInt8 { UInt8((Int(value) * Int(ink) + 127) / 255) }
    return Self(red: level(red), green: level(green), blue: level(blue))
  }
}
