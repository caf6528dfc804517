/// What the header of a PNG says (11.2.2 of the standard).
struct PNGHeader {
  /// What the samples of a pixel are.
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

    /// The bits that a sample may have.
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

  /// Reads the 13 bytes of the chunk `IHDR`; `nil` if they say what the standard does not allow.
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
  /// The number in the four bytes from an index on, the highest first.
  func bigEndian(at index: Int) -> UInt32 {
    self[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
