/// A stream that ends early or means nothing; the decoder that reads it knows where it was.
struct BrokenStream: Error {}

/// The bits of a stream, the lowest of each byte first, as DEFLATE and GIF have them.
struct BitSource {
  private let bytes: [UInt8]
  private var buffer: UInt64 = 0
  private var count = 0
  /// How many bytes were taken into the buffer.
  private var next = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next bits as a number, up to 16.
  mutating func take(_ width: Int) throws(BrokenStream) -> Int {
    guard fill() >= width else { throw BrokenStream() }
    return drop(width)
  }

  /// At least 15 bits of what comes next, zeros behind the end.
  mutating func peek() -> Int {
    _ = fill()
    return Int(truncatingIfNeeded: buffer & 0x7FFF)
  }

  /// Passes over bits that were looked at.
  mutating func skip(_ width: Int) throws(BrokenStream) {
    guard count >= width else { throw BrokenStream() }
    _ = drop(width)
  }

  /// Goes on at the next whole byte.
  mutating func alignToByte() { _ = drop(count % 8) }

  private mutating func drop(_ width: Int) -> Int {
    let value = Int(truncatingIfNeeded: buffer & (1 &<< UInt64(width) &- 1))
    buffer &>>= UInt64(width)
    count -= width
    return value
  }

  private mutating func fill() -> Int {
    if count >= 16 { return count }
    if count <= 32, next + 4 <= bytes.count {
      let low = UInt64(bytes[next]) | UInt64(bytes[next + 1]) << 8
      let high = UInt64(bytes[next + 2]) | UInt64(bytes[next + 3]) << 8
      buffer |= (low | high << 16) << UInt64(count)
      next += 4
      count += 32
    }
    while count <= 56, next < bytes.count {
      buffer |= UInt64(bytes[next]) << UInt64(count)
      next += 1
      count += 8
    }
    return count
  }
}
