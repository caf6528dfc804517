/// Decompresses a zlib stream (RFC 1950) of DEFLATE blocks (RFC 1951) on demand.
///
/// Holds at most 96 KiB of output. A picture is read row by row, so a stream that would expand to
/// gigabytes costs only the rows in its header.
struct Inflater {
  private enum Block {
    case header
    case stored(left: Int)
    case coded
    case end
  }

  private var bits: BitSource
  private var block = Block.header
  private var isLastBlock = false
  private var literals = PrefixCode()
  private var distances = PrefixCode()
  /// Output up to `end`, of which `taken` bytes are already returned.
  private var output = [UInt8](repeating: 0, count: 3 * Self.reach)
  private var end = 0
  private var taken = 0

  /// The longest distance of a copy.
  private static let reach = 0x8000
  private static let longestCopy = 258

  /// Reads zlib's header of two bytes.
  init(_ bytes: [UInt8]) throws(BrokenStream) {
    bits = BitSource(bytes)
    let method = try bits.take(8)
    let flags = try bits.take(8)
    guard method & 15 == 8, method >> 4 <= 7, (method << 8 | flags) % 31 == 0, flags & 32 == 0
    else { throw BrokenStream() }
  }

  mutating func read(into row: inout [UInt8]) throws(BrokenStream) {
    var index = 0
    while index < row.count {
      if taken == end { try unpack(row.count - index) }
      let count = min(end - taken, row.count - index)
      for step in 0..<count { row[index + step] = output[taken + step] }
      taken += count
      index += count
    }
  }

  /// Decompresses at least a byte and little more than `wanted`: invalid data may follow a picture.
  private mutating func unpack(_ wanted: Int) throws(BrokenStream) {
    if end > 2 * Self.reach {
      for index in 0..<Self.reach { output[index] = output[end - Self.reach + index] }
      end = Self.reach
      taken = end
    }
    let goal = min(end + wanted, output.count - Self.longestCopy)
    while end < goal {
      switch block {
      case .header: try readBlockHeader()
      case .stored(let left):
        let count = min(left, goal - end)
        for _ in 0..<count { put(UInt8(truncatingIfNeeded: try bits.take(8))) }
        block = left > count ? .stored(left: left - count) : .header
      case .coded: try readSymbols(to: goal)
      case .end: throw BrokenStream()
      }
    }
  }

  private mutating func put(_ byte: UInt8) {
    output[end] = byte
    end += 1
  }

  private mutating func readSymbols(to goal: Int) throws(BrokenStream) {
    while end < goal {
      let symbol = try literals.symbol(from: &bits)
      if symbol < 256 {
        put(UInt8(symbol))
      } else if symbol == 256 {
        block = .header
        return
      } else {
        guard symbol < 286 else { throw BrokenStream() }
        let length = try Self.lengths[symbol - 257].value(&bits)
        let code = try distances.symbol(from: &bits)
        guard code < 30 else { throw BrokenStream() }
        let distance = try Self.distanceSpans[code].value(&bits)
        guard distance <= end else { throw BrokenStream() }
        for _ in 0..<length { put(output[end - distance]) }
      }
    }
  }

  private mutating func readBlockHeader() throws(BrokenStream) {
    guard !isLastBlock else {
      block = .end
      return
    }
    isLastBlock = try bits.take(1) == 1
    switch try bits.take(2) {
    case 0:
      bits.alignToByte()
      let length = try bits.take(16)
      guard try bits.take(16) == ~length & 0xFFFF else { throw BrokenStream() }
      block = .stored(left: length)
    case 1:
      literals = Self.fixedLiterals
      distances = Self.fixedDistances
      block = .coded
    case 2:
      try readCodes()
      block = .coded
    default: throw BrokenStream()
    }
  }

  /// Reads the codes of a block, whose lengths are coded too (RFC 1951, 3.2.7).
  private mutating func readCodes() throws(BrokenStream) {
    let literalCount = try bits.take(5) + 257
    let distanceCount = try bits.take(5) + 1
    let lengthCount = try bits.take(4) + 4
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var codeLengths = [UInt8](repeating: 0, count: 19)
    for place in order.prefix(lengthCount) { codeLengths[place] = UInt8(try bits.take(3)) }
    let code = try PrefixCode(lengths: codeLengths)
    var lengths: [UInt8] = []
    while lengths.count < literalCount + distanceCount {
      let symbol = try code.symbol(from: &bits)
      switch symbol {
      case 16:
        guard let last = lengths.last else { throw BrokenStream() }
        lengths += Array(repeating: last, count: try bits.take(2) + 3)
      case 17: lengths += Array(repeating: 0, count: try bits.take(3) + 3)
      case 18: lengths += Array(repeating: 0, count: try bits.take(7) + 11)
      default: lengths.append(UInt8(symbol))
      }
    }
    guard lengths.count == literalCount + distanceCount else { throw BrokenStream() }
    literals = try PrefixCode(lengths: Array(lengths.prefix(literalCount)))
    distances = try PrefixCode(lengths: Array(lengths.suffix(distanceCount)))
  }

  /// The numbers of a symbol: a base plus extra bits.
  private struct Span {
    let base: Int
    let extraBits: Int

    func value(_ bits: inout BitSource) throws(BrokenStream) -> Int {
      base + (try bits.take(extraBits))
    }

    /// Consecutive spans from `base`, with the given numbers of extra bits.
    static func row(from base: Int, extraBits: [Int]) -> [Span] {
      var next = base
      return extraBits.map { bits in
        defer { next += 1 << bits }
        return Span(base: next, extraBits: bits)
      }
    }
  }

  /// Lengths of copies from symbol 257; the last is exactly 258, outside of the sequence.
  private static let lengths =
    Span.row(
      from: 3, extraBits: [0, 0, 0, 0, 0, 0, 0, 0] + (1...5).flatMap { [$0, $0, $0, $0] }
    ).dropLast() + [Span(base: 227, extraBits: 5), Span(base: 258, extraBits: 0)]
  private static let distanceSpans = Span.row(
    from: 1, extraBits: [0, 0, 0, 0] + (1...13).flatMap { [$0, $0] })

  private static let fixedLiterals =
    (try? PrefixCode(
      lengths: Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112)
        + Array(repeating: 7, count: 24) + Array(repeating: 8, count: 8))) ?? PrefixCode()
  /// Two of the 32 codes are invalid.
  private static let fixedDistances =
    (try? PrefixCode(lengths: Array(repeating: 5, count: 32))) ?? PrefixCode()
}
