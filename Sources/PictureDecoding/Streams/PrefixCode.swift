/// A canonical prefix code (RFC 1951, 3.2.2): symbols by the lengths of their codes.
struct PrefixCode {
  /// For each of the next 9 bits, a symbol and its length; length 0 for a longer code.
  private var short: [(symbol: UInt16, length: UInt8)] = []
  /// The number of codes, and the first of them, of each length.
  private var counts = [Int](repeating: 0, count: 16)
  /// The symbols in the order of their codes.
  private var symbols: [UInt16] = []

  /// A code without symbols.
  init() {}

  /// A code in which symbol i has `lengths[i]` bits, 0 for none.
  ///
  /// Too many codes are refused; too few are as zlib takes them: of a single code, or none.
  init(lengths: [UInt8]) throws(BrokenStream) {
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var left = 1
    for length in 1...15 {
      left = left << 1 - counts[length]
      guard left >= 0 else { throw BrokenStream() }
    }
    guard left == 0 || counts[1...].reduce(0, +) <= 1 else { throw BrokenStream() }
    var places = [0]  // where the symbols of each length begin
    for length in 0..<15 { places.append(places[length] + (length > 0 ? counts[length] : 0)) }
    symbols = Array(repeating: 0, count: places[15] + counts[15])
    for (symbol, length) in lengths.enumerated() where length > 0 {
      symbols[places[Int(length)]] = UInt16(symbol)
      places[Int(length)] += 1
    }
    fillShort()
  }

  private mutating func fillShort() {
    short = Array(repeating: (0, 0), count: 512)
    var (code, index) = (0, 0)
    for length in 1...9 {
      for _ in 0..<counts[length] {
        // Codes come with their highest bit first, and the table is by the lowest.
        let reversed = Int(UInt16(code).bitReversed) >> (16 - length)
        for entry in stride(from: reversed, to: 512, by: 1 << length) {
          short[entry] = (symbols[index], UInt8(length))
        }
        code += 1
        index += 1
      }
      code <<= 1
    }
  }

  /// The symbol whose code comes next.
  func symbol(from bits: inout BitSource) throws(BrokenStream) -> Int {
    guard !symbols.isEmpty else { throw BrokenStream() }
    let next = bits.peek()
    let entry = short[next & 511]
    if entry.length > 0 {
      try bits.skip(Int(entry.length))
      return Int(entry.symbol)
    }
    var (code, first, index) = (0, 0, 0)
    for length in 1...15 {
      code |= next >> (length - 1) & 1
      if code - first < counts[length] {
        try bits.skip(length)
        return Int(symbols[index + code - first])
      }
      index += counts[length]
      first = (first + counts[length]) << 1
      code <<= 1
    }
    throw BrokenStream()
  }
}

extension UInt16 {
  /// The same bits from the other end.
  fileprivate var bitReversed: UInt16 { (0..<16).reduce(0) { $0 << 1 | self >> UInt16($1) & 1 } }
}

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
