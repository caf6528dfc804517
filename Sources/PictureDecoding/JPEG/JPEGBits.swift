/// Reads the bits of one JPEG scan, most significant first, up to the next marker.
struct JPEGBits {
  private let bytes: [UInt8]
  /// The next byte to read; stays at a marker.
  private(set) var offset: Int
  private var buffer: UInt64 = 0
  private var count = 0

  init(_ bytes: [UInt8], from offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  /// Reads up to 16 bits as a number.
  mutating func take(_ width: Int) throws(BrokenStream) -> Int {
    fill()
    guard count >= width else { throw BrokenStream() }
    count -= width
    return Int(truncatingIfNeeded: buffer >> UInt64(count)) & (1 << width - 1)
  }

  /// Reads a signed number of `width` bits (T.81, F.2.2.1 EXTEND).
  mutating func takeSigned(_ width: Int) throws(BrokenStream) -> Int {
    let value = try take(width)
    return width > 0 && value < 1 << (width - 1) ? value - (1 << width) + 1 : value
  }

  /// The next 16 bits without consuming them; zeros after the end.
  mutating func peek() -> Int {
    fill()
    return count >= 16
      ? Int(truncatingIfNeeded: buffer >> UInt64(count - 16)) & 0xFFFF
      : Int(truncatingIfNeeded: buffer << UInt64(16 - count)) & 0xFFFF
  }

  mutating func skip(_ width: Int) throws(BrokenStream) {
    guard count >= width else { throw BrokenStream() }
    count -= width
  }

  /// Continues after the next restart marker; throws if another marker comes first.
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

  private mutating func fill() { if count < 32 { refill() } }

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
        // A zero after it makes it data; anything else is a marker.
        guard offset + 1 < bytes.count, bytes[offset + 1] == 0 else { return }
        offset += 1
      }
      offset += 1
      buffer = buffer << 8 | UInt64(byte)
      count += 8
    }
  }
}

/// A prefix code of a JPEG (T.81, annex C): up to 256 values with codes of 1 to 16 bits.
///
/// A class, so a copy costs one reference count and not one per array.
final class HuffmanTable: Sendable {
  /// By the next 10 bits: a value and the length of its code; length 0 means a longer code.
  private let short: [(value: UInt8, length: UInt8)]
  private let counts: [UInt8]
  private let values: [UInt8]

  /// `counts[i]` codes have i + 1 bits; `nil` for more codes than fit, or a wrong number of values.
  init?(counts: [UInt8], values: [UInt8]) {
    guard counts.count == 16, counts.reduce(0, { $0 + Int($1) }) == values.count else { return nil }
    self.counts = counts
    self.values = values
    var short = [(value: UInt8, length: UInt8)](repeating: (0, 0), count: 1024)
    var (code, index) = (0, 0)
    for length in 1...16 {
      for _ in 0..<counts[length - 1] {
        guard code < 1 << length else { return nil }
        if length <= 10 {
          for entry in code << (10 - length)..<(code + 1) << (10 - length) {
            short[entry] = (values[index], UInt8(length))
          }
        }
        code += 1
        index += 1
      }
      code <<= 1
    }
    self.short = short
  }

  func value(from bits: inout JPEGBits) throws(BrokenStream) -> Int {
    let next = bits.peek()
    let entry = short[next >> 6]
    if entry.length > 0 {
      try bits.skip(Int(entry.length))
      return Int(entry.value)
    }
    var (first, index) = (0, 0)
    for length in 1...16 {
      let count = Int(counts[length - 1])
      let code = next >> (16 - length)
      if code - first < count {
        try bits.skip(length)
        return Int(values[index + code - first])
      }
      index += count
      first = (first + count) << 1
    }
    throw BrokenStream()
  }
}
