extension Picture {
  /// The pixels as a PNG file, not compressed.
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
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Self.chunk("IHDR", header)
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
  /// The most significant byte first.
  fileprivate var bytes: [UInt8] {
    [UInt8(self >> 24), UInt8(self >> 16 & 0xFF), UInt8(self >> 8 & 0xFF), UInt8(self & 0xFF)]
  }
}
