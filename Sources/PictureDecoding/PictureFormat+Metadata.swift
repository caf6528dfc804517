extension PictureFormat {
  /// Removes place, time, author, device, comments, thumbnails and trailing bytes.
  ///
  /// Keeps colour space and orientation. `nil` if the file ends before the first pixel. O(bytes).
  package func withoutMetadata(_ bytes: [UInt8]) -> [UInt8]? {
    switch self {
    case .png: Self.plainPNG(bytes)
    case .jpeg: Self.plainJPEG(bytes)
    case .gif: Self.plainGIF(bytes)
    }
  }

  /// Keeps the chunks of pixels and colours (PNG 3rd edition, §11).
  private static func plainPNG(_ bytes: [UInt8]) -> [UInt8]? {
    let kept = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND", "cHRM", "gAMA", "iCCP", "sRGB"]
    var plain = PNGDecoder.signature
    var offset = plain.count
    while bytes.count - offset >= 12 {
      let length = Int(bytes.bigEndian(at: offset))
      guard length <= bytes.count - offset - 12 else { return nil }
      let type = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
      let end = offset + 12 + length
      if kept.contains(type) { plain += bytes[offset..<end] }
      if type == "IEND" { return plain }
      offset = end
    }
    return nil
  }

  /// Keeps the segments for decoding (ITU-T T.81, §B.1.1), colour profiles, and Adobe's channels.
  private static func plainJPEG(_ bytes: [UInt8]) -> [UInt8]? {
    var plain: [UInt8] = [0xFF, 0xD8]
    var offset = 2
    var hasScan = false
    while bytes.count - offset >= 4, bytes[offset] == 0xFF, bytes[offset + 1] != 0xD9 {
      let marker = bytes[offset + 1]
      // Any number of fill bytes may precede a marker.
      if marker == 0xFF {
        offset += 1
        continue
      }
      let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
      guard length >= 2, length <= bytes.count - offset - 2 else { return nil }
      var end = offset + 2 + length
      let content = bytes[offset + 4..<end]
      if marker == 0xDA {
        hasScan = true
        end = bytes.endOfScan(from: end)
      }
      switch marker {
      // The density follows the name and the version; the rest of JFIF is a thumbnail.
      case 0xE0:
        if content.starts(with: "JFIF\0".utf8), content.count >= 14 {
          plain += [0xFF, 0xE0, 0, 16] + content.prefix(12) + [0, 0]
        }
      case 0xEE: if content.starts(with: "Adobe".utf8) { plain += bytes[offset..<end] }
      case 0xE2: if content.starts(with: "ICC_PROFILE".utf8) { plain += bytes[offset..<end] }
      case 0xE1:
        if let orientation = Orientation(exif: Array(content)) { plain += orientation.exif }
      case 0xE3...0xEF, 0xFE: break
      default: plain += bytes[offset..<end]
      }
      offset = end
    }
    return hasScan ? plain + [0xFF, 0xD9] : nil
  }

  /// Keeps the frames, their delays and the number of repetitions (GIF89a, §§18 to 27).
  private static func plainGIF(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count > 13 else { return nil }
    func table(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << Int(flags & 7 + 1) }
    /// The index after a chain of blocks.
    func end(ofBlocksAt start: Int) -> Int? {
      var offset = start
      while offset < bytes.count, bytes[offset] != 0 { offset += 1 + Int(bytes[offset]) }
      return offset < bytes.count ? offset + 1 : nil
    }
    var offset = 13 + table(bytes[10])
    guard offset < bytes.count else { return nil }
    var plain = Array(bytes[..<offset])
    var hasPicture = false
    while offset < bytes.count {
      let start = offset
      switch bytes[start] {
      case 0x21 where start + 2 < bytes.count:
        guard let end = end(ofBlocksAt: start + 2) else { return hasPicture ? plain + [0x3B] : nil }
        let isRepetition =
          bytes[start + 1] == 0xFF && bytes[(start + 3)...].starts(with: "NETSCAPE2.0".utf8)
        if bytes[start + 1] == 0xF9 || isRepetition { plain += bytes[start..<end] }
        offset = end
      case 0x2C where start + 10 < bytes.count:
        guard let end = end(ofBlocksAt: start + 11 + table(bytes[start + 9])) else {
          return plain + bytes[start...]
        }
        hasPicture = true
        plain += bytes[start..<end]
        offset = end
      default: return hasPicture ? plain + [0x3B] : nil
      }
    }
    return hasPicture ? plain + [0x3B] : nil
  }
}

extension Orientation {
  /// The segment of the marker APP1 that states the orientation alone: one directory of one entry.
  fileprivate var exif: [UInt8] {
    [0xFF, 0xE1, 0, 34] + Array("Exif\0\0MM".utf8)
      + [0, 42, 0, 0, 0, 8, 0, 1, 1, 18, 0, 3, 0, 0, 0, 1, 0, rawValue, 0, 0, 0, 0, 0, 0]
  }
}

/// The orientation of the camera (Exif 2.32, tag 274): 1 to 8 as in its table.
enum Orientation: UInt8 {
  case up = 1
  case upMirrored
  case down
  case downMirrored
  case leftMirrored
  case right
  case rightMirrored
  case left

  var isTransposed: Bool { rawValue >= 5 }

  /// Reads the segment APP1; `nil` if it states no orientation.
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
