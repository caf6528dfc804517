/// Decodes PNG (ISO/IEC 15948): all colour types and depths, interlaced or not, with transparency.
struct PNGDecoder {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func decode(_ bytes: [UInt8], _ job: Picture.Job) throws(PictureError) -> Picture {
    let chunks = try PNGChunks(bytes)
    let target = try job.target(for: chunks.header.size)
    var shrinker = PictureShrinker(from: chunks.header.size, to: target)
    do throws(BrokenStream) {
      var inflater = try Inflater(chunks.data)
      for pass in chunks.header.isInterlaced ? Pass.interlaced : [Pass.whole] {
        try read(pass, of: chunks, from: &inflater, into: &shrinker)
      }
    } catch {
      throw .malformed(.png, offset: chunks.dataOffset)
    }
    return shrinker.picture()
  }

  /// A subset of the pixels that is stored together: regularly spaced rows and columns.
  private struct Pass {
    let (x, y, xStep, yStep): (Int, Int, Int, Int)

    static let whole = Pass(x: 0, y: 0, xStep: 1, yStep: 1)
    /// Adam7 (8.2 of the standard).
    static let interlaced = [
      Pass(x: 0, y: 0, xStep: 8, yStep: 8), Pass(x: 4, y: 0, xStep: 8, yStep: 8),
      Pass(x: 0, y: 4, xStep: 4, yStep: 8), Pass(x: 2, y: 0, xStep: 4, yStep: 4),
      Pass(x: 0, y: 2, xStep: 2, yStep: 4), Pass(x: 1, y: 0, xStep: 2, yStep: 2),
      Pass(x: 0, y: 1, xStep: 1, yStep: 2),
    ]

    init(x: Int, y: Int, xStep: Int, yStep: Int) {
      (self.x, self.y, self.xStep, self.yStep) = (x, y, xStep, yStep)
    }
  }

  private static func read(
    _ pass: Pass, of chunks: PNGChunks, from inflater: inout Inflater,
    into shrinker: inout PictureShrinker
  ) throws(BrokenStream) {
    let header = chunks.header
    let width = (header.size.width - pass.x + pass.xStep - 1) / pass.xStep
    guard width > 0 else { return }
    let stride = max(header.bitsPerPixel / 8, 1)
    let byteCount = (width * header.bitsPerPixel + 7) / 8
    var previous = [UInt8](repeating: 0, count: byteCount)
    var filter: [UInt8] = [0]
    var row = previous
    for y in Swift.stride(from: pass.y, to: header.size.height, by: pass.yStep) {
      try inflater.read(into: &filter)
      try inflater.read(into: &row)
      try unfilter(&row, filter[0], above: previous, stride: stride)
      shrinker.add(chunks.pixels(of: row, width), row: y, from: pass.x, step: pass.xStep)
      swap(&row, &previous)
    }
  }

  /// Adds the filter's prediction to each byte (clause 9).
  private static func unfilter(
    _ row: inout [UInt8], _ filter: UInt8, above: [UInt8], stride: Int
  ) throws(BrokenStream) {
    switch filter {
    case 0: break
    case 1:
      for index in row.indices.dropFirst(stride) { row[index] &+= row[index - stride] }
    case 2:
      for index in row.indices { row[index] &+= above[index] }
    case 3:
      for index in row.indices {
        let left = index < stride ? 0 : Int(row[index - stride])
        row[index] &+= UInt8((left + Int(above[index])) / 2)
      }
    case 4:
      for index in row.indices {
        let left = index < stride ? 0 : Int(row[index - stride])
        let corner = index < stride ? 0 : Int(above[index - stride])
        row[index] &+= paeth(left, Int(above[index]), corner)
      }
    default: throw BrokenStream()
    }
  }

  /// The neighbour closest to `left + above - corner`.
  private static func paeth(_ left: Int, _ above: Int, _ corner: Int) -> UInt8 {
    let guess = left + above - corner
    let (a, b, c) = (abs(guess - left), abs(guess - above), abs(guess - corner))
    return UInt8(a <= b && a <= c ? left : b <= c ? above : corner)
  }
}

extension Picture {
  /// The pixels as an uncompressed PNG file.
  ///
  /// Source: PNG, 3rd edition, and RFC 1950 and 1951, blocks of stored bytes.
  package var png: [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity(size.height * (size.width * 4 + 1))
    for y in 0..<size.height {
      rows.append(0)
      for pixel in pixels[y * size.width..<(y + 1) * size.width] {
        rows += [pixel.red, pixel.green, pixel.blue, pixel.alpha]
      }
    }
    var stored: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: rows.count, by: 0xFFFF) {
      let end = min(start + 0xFFFF, rows.count)
      let count = UInt16(end - start)
      stored.append(end == rows.count ? 1 : 0)
      stored += [UInt8(count & 0xFF), UInt8(count >> 8), UInt8(~count & 0xFF), UInt8(~count >> 8)]
      stored += rows[start..<end]
    }
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in rows {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    stored += (high << 16 | low).bytes
    let header = UInt32(size.width).bytes + UInt32(size.height).bytes + [8, 6, 0, 0, 0]
    return PNGDecoder.signature + Self.chunk("IHDR", header)
      + Self.chunk("IDAT", stored) + Self.chunk("IEND", [])
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    var check: UInt32 = .max
    for byte in named {
      check ^= UInt32(byte)
      for _ in 0..<8 { check = check & 1 == 1 ? check >> 1 ^ 0xEDB8_8320 : check >> 1 }
    }
    return UInt32(content.count).bytes + named + (~check).bytes
  }
}

extension UInt32 {
  fileprivate var bytes: [UInt8] {
    [UInt8(self >> 24), UInt8(self >> 16 & 0xFF), UInt8(self >> 8 & 0xFF), UInt8(self & 0xFF)]
  }
}
