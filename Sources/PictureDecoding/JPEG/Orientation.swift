/// How a camera was held (Exif 2.32, tag 274): the numbers 1 to 8 of its table.
enum Orientation: UInt8 {
  case up = 1
  case upMirrored
  case down
  case downMirrored
  case leftMirrored
  case right
  case rightMirrored
  case left

  /// Whether rows are stored as columns.
  var isTransposed: Bool { rawValue >= 5 }

  /// Reads the segment of the marker APP1; `nil` if it says nothing of it.
  init?(exif segment: [UInt8]) {
    let tiff = Array(segment.dropFirst(6))
    guard segment.starts(with: "Exif\0\0".utf8), tiff.count >= 8 else { return nil }
    let isLittle = tiff.starts(with: "II".utf8)
    func number(at offset: Int, count: Int) -> Int? {
      guard offset >= 0, offset <= tiff.count - count else { return nil }
      let bytes = tiff[offset..<offset + count]
      return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(at: 4, count: 4), let count = number(at: directory, count: 2)
    else { return nil }
    for entry in 0..<min(count, 1000) {
      let start = directory + 2 + 12 * entry
      guard let tag = number(at: start, count: 2) else { return nil }
      guard tag == 274 else { continue }
      guard let value = number(at: start + 8, count: 2) else { return nil }
      self.init(rawValue: UInt8(clamping: value))
      return
    }
    return nil
  }

  /// A stored picture as it is to be seen.
  func turned(_ picture: Picture) -> Picture {
    guard self != .up else { return picture }
    let (width, height) = (picture.size.width, picture.size.height)
    let size = isTransposed ? picture.size.transposed : picture.size
    var pixels: [Picture.Pixel] = []
    pixels.reserveCapacity(picture.pixels.count)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let (column, row) =
          switch self {
          case .up: (x, y)
          case .upMirrored: (width - 1 - x, y)
          case .down: (width - 1 - x, height - 1 - y)
          case .downMirrored: (x, height - 1 - y)
          case .leftMirrored: (y, x)
          case .right: (y, height - 1 - x)
          case .rightMirrored: (width - 1 - y, height - 1 - x)
          case .left: (width - 1 - y, x)
          }
        pixels.append(picture[column, row])
      }
    }
    return Picture(size: size, pixels: pixels)
  }
}
