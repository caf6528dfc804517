/// The chunks of a PNG that determine its pixels.
struct PNGChunks {
  let header: PNGHeader
  /// The compressed rows of all `IDAT` chunks, joined.
  private(set) var data: [UInt8] = []
  /// The offset of the first one in the file.
  private(set) var dataOffset = 0
  private var palette: [Picture.Pixel] = []
  /// The samples of the one transparent colour in a picture without alpha.
  private var clearSamples: [UInt16]?

  /// Reads all chunks and skips those without influence on the pixels.
  init(_ bytes: [UInt8]) throws(PictureError) {
    var offset = PNGDecoder.signature.count
    var header: PNGHeader?
    var transparency = bytes[0..<0]
    reading: while true {
      guard bytes.count - offset >= 12 else { throw .malformed(.png, offset: bytes.count) }
      let length = Int(bytes.bigEndian(at: offset))
      guard length <= bytes.count - offset - 12 else { throw .malformed(.png, offset: offset) }
      let type = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
      let content = bytes[offset + 8..<offset + 8 + length]
      guard (type == "IHDR") == (header == nil) else { throw .malformed(.png, offset: offset) }
      switch type {
      case "IHDR": header = PNGHeader(content)
      case "PLTE":
        guard length % 3 == 0, length <= 768 else { throw .malformed(.png, offset: offset) }
        palette = stride(from: content.startIndex, to: content.endIndex, by: 3).map {
          Picture.Pixel(red: content[$0], green: content[$0 + 1], blue: content[$0 + 2])
        }
      case "tRNS": transparency = content
      case "IDAT":
        if data.isEmpty { dataOffset = offset }
        data += content
      case "IEND": break reading
      default:
        // An upper case first letter: an unknown chunk that the pixels depend on.
        guard bytes[offset + 4] & 0x20 != 0 else { throw .malformed(.png, offset: offset) }
      }
      if header == nil { throw .malformed(.png, offset: offset) }
      offset += 12 + length
    }
    guard let header, !data.isEmpty, header.colorType != .indexed || !palette.isEmpty else {
      throw .malformed(.png, offset: offset)
    }
    self.header = header
    apply(Array(transparency))
  }

  private mutating func apply(_ transparency: [UInt8]) {
    switch header.colorType {
    case .indexed:
      for index in palette.indices.prefix(transparency.count) {
        palette[index].alpha = transparency[index]
      }
    case .gray, .color:
      let count = header.colorType.samples
      guard transparency.count == 2 * count else { return }
      clearSamples = (0..<count).map {
        UInt16(transparency[2 * $0]) << 8 | UInt16(transparency[2 * $0 + 1])
      }
    case .grayAlpha, .colorAlpha: break
    }
  }

  func pixels(of row: [UInt8], _ width: Int) -> [Picture.Pixel] {
    func level(_ index: Int) -> UInt8 { byte(index, of: row) }
    var pixels: [Picture.Pixel] =
      switch header.colorType {
      case .gray:
        (0..<width).map { Picture.Pixel(red: level($0), green: level($0), blue: level($0)) }
      case .grayAlpha:
        stride(from: 0, to: 2 * width, by: 2).map {
          Picture.Pixel(red: level($0), green: level($0), blue: level($0), alpha: level($0 + 1))
        }
      case .color:
        stride(from: 0, to: 3 * width, by: 3).map {
          Picture.Pixel(red: level($0), green: level($0 + 1), blue: level($0 + 2))
        }
      case .colorAlpha:
        stride(from: 0, to: 4 * width, by: 4).map {
          Picture.Pixel(
            red: level($0), green: level($0 + 1), blue: level($0 + 2), alpha: level($0 + 3))
        }
      case .indexed:
        (0..<width).map {
          // Other readers draw an index beyond the palette in black.
          let index = Int(sample($0, of: row))
          return index < palette.count ? palette[index] : Picture.Pixel(red: 0, green: 0, blue: 0)
        }
      }
    if let clearSamples {
      for x in 0..<width
      where clearSamples.indices.allSatisfy({
        sample(x * clearSamples.count + $0, of: row) == clearSamples[$0]
      }) {
        pixels[x] = .clear
      }
    }
    return pixels
  }

  private func sample(_ index: Int, of row: [UInt8]) -> UInt16 {
    switch header.depth {
    case 16: return UInt16(row[2 * index]) << 8 | UInt16(row[2 * index + 1])
    case 8: return UInt16(row[index])
    case let depth:
      let bit = index * depth
      return UInt16(row[bit / 8]) >> UInt16(8 - depth - bit % 8) & (1 << UInt16(depth) - 1)
    }
  }

  /// A sample scaled to 8 bits: the high byte of 16, or the same fraction of the maximum.
  private func byte(_ index: Int, of row: [UInt8]) -> UInt8 {
    switch header.depth {
    case 16: row[2 * index]
    case 8: row[index]
    case let depth: UInt8(sample(index, of: row) * 255 / (1 << UInt16(depth) - 1))
    }
  }
}

/// The header of a PNG (11.2.2 of the standard).
struct PNGHeader {
  /// The meaning of a pixel's samples.
  enum ColorType: UInt8 {
    case gray = 0
    case color = 2
    case indexed = 3
    case grayAlpha = 4
    case colorAlpha = 6

    var samples: Int {
      switch self {
      case .gray, .indexed: 1
      case .grayAlpha: 2
      case .color: 3
      case .colorAlpha: 4
      }
    }

    /// The allowed bits per sample.
    var depths: [Int] {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .indexed: [1, 2, 4, 8]
      case .color, .grayAlpha, .colorAlpha: [8, 16]
      }
    }
  }

  let size: PixelSize
  let depth: Int
  let colorType: ColorType
  let isInterlaced: Bool

  var bitsPerPixel: Int { depth * colorType.samples }

  /// Reads the 13 bytes of `IHDR`; `nil` for values that the standard forbids.
  init?(_ bytes: ArraySlice<UInt8>) {
    let bytes = Array(bytes)
    guard bytes.count == 13, let type = ColorType(rawValue: bytes[9]),
      let size = PixelSize(
        width: Int(bytes.bigEndian(at: 0)), height: Int(bytes.bigEndian(at: 4))),
      type.depths.contains(Int(bytes[8])),
      bytes[10] == 0, bytes[11] == 0, bytes[12] <= 1
    else { return nil }
    self.size = size
    depth = Int(bytes[8])
    colorType = type
    isInterlaced = bytes[12] == 1
  }
}

extension [UInt8] {
  func bigEndian(at index: Int) -> UInt32 {
    self[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
