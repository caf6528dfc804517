/// The bits of one scan of a JPEG, the highest of each byte first, up to the next marker.
struct JPEGBits {
  private let bytes: [UInt8]
  /// The byte to read next; at a marker it stays.
  private(set) var offset: Int
  private var buffer: UInt64 = 0
  private var count = 0

  init(_ bytes: [UInt8], from offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  /// The next bits as a number, up to 16.
  mutating func take(_ width: Int) throws(BrokenStream) -> Int {
    fill()
    guard count >= width else { throw BrokenStream() }
    count -= width
    return Int(truncatingIfNeeded: buffer >> UInt64(count)) & (1 << width - 1)
  }

  /// A number of so many bits with its sign (T.81, F.2.2.1 EXTEND).
  mutating func takeSigned(_ width: Int) throws(BrokenStream) -> Int {
    let value = try take(width)
    return width > 0 && value < 1 << (width - 1) ? value - (1 << width) + 1 : value
  }

  /// 16 bits of what comes next, zeros behind the end.
  mutating func peek() -> Int {
    fill()
    return count >= 16
      ? Int(truncatingIfNeeded: buffer >> UInt64(count - 16)) & 0xFFFF
      : Int(truncatingIfNeeded: buffer << UInt64(16 - count)) & 0xFFFF
  }

  /// Passes over bits that were looked at.
  mutating func skip(_ width: Int) throws(BrokenStream) {
    guard count >= width else { throw BrokenStream() }
    count -= width
  }

  /// Goes on behind the restart marker that has to come next.
  mutating func restart() throws(BrokenStream) {
    count = 0
    while offset + 1 < bytes.count {
      if bytes[offset] == 0xFF, (0xD0...0xD7).contains(bytes[offset + 1]) {
        offset += 2
        return
      }
      guard bytes[offset] == 0xFF, bytes[offset + 1] == 0xFF else { break }
      offset += 1
    }
    throw BrokenStream()
  }

  private mutating func fill() {
    if count < 32 { refill() }
  }

  private mutating func refill() {
    if offset + 4 <= bytes.count {
      let (a, b, c, d) = (bytes[offset], bytes[offset + 1], bytes[offset + 2], bytes[offset + 3])
      if a != 0xFF, b != 0xFF, c != 0xFF, d != 0xFF {
        let four = UInt64(a) << 24 | UInt64(b) << 16 | UInt64(c) << 8 | UInt64(d)
        buffer = buffer << 32 | four
        offset += 4
        count += 32
        return
      }
    }
    while count <= 48, offset < bytes.count {
      let byte = bytes[offset]
      if byte == 0xFF {
        // A zero behind it makes it data; anything else is a marker.
        guard offset + 1 < bytes.count, bytes[offset + 1] == 0 else { return }
        offset += 1
      }
      offset += 1
      buffer = buffer << 8 | UInt64(byte)
      count += 8
    }
  }
}
