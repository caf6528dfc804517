/// A canonical prefix code (RFC 1951, 3.2.2), defined by the code lengths of its symbols.
struct PrefixCode {
  /// By the next 9 bits: a symbol and its length; length 0 means a longer code.
  private var short: [(symbol: UInt16, length: UInt8)] = []
  /// The number of codes of each length.
  private var counts = [Int](repeating: 0, count: 16)
  /// The symbols in order of their codes.
  private var symbols: [UInt16] = []

  init() {}

  /// Symbol i has a code of `lengths[i]` bits; 0 means none.
  ///
  /// Throws for too many codes. Like zlib, accepts too few only with one code or none.
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
        // Codes arrive highest bit first, but the table is indexed lowest bit first.
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
  fileprivate var bitReversed: UInt16 { (0..<16).reduce(0) { $0 << 1 | self >> UInt16($1) & 1 } }
}

/// A truncated or invalid stream; the decoder adds the position.
struct BrokenStream: Error {}

/// Reads a stream's bits, lowest of each byte first, as in DEFLATE and GIF.
struct BitSource {
  private let bytes: [UInt8]
  private var buffer: UInt64 = 0
  private var count = 0
  /// The number of bytes moved to the buffer.
  private var next = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads up to 16 bits as a number.
  mutating func take(_ width: Int) throws(BrokenStream) -> Int {
    guard fill() >= width else { throw BrokenStream() }
    return drop(width)
  }

  /// At least the next 15 bits without consuming them; zeros after the end.
  mutating func peek() -> Int {
    _ = fill()
    return Int(truncatingIfNeeded: buffer & 0x7FFF)
  }

  mutating func skip(_ width: Int) throws(BrokenStream) {
    guard count >= width else { throw BrokenStream() }
    _ = drop(width)
  }

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
