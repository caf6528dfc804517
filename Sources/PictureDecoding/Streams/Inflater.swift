/// Unpacks a zlib stream (RFC 1950) of DEFLATE blocks (RFC 1951), as many bytes as are asked for.
///
/// It holds the last 32 KiB of what it has unpacked and nothing else, so that a picture is read row
/// by row and a stream that would unpack to gigabytes costs only the rows that its header names.
struct Inflater {
  private enum State {
    case blockHeader
    case stored(left: Int)
    case coded
    case copy(distance: Int, left: Int)
    case end
  }

  private var bits: BitSource
  private var state = State.blockHeader
  private var isLastBlock = false
  private var literals = PrefixCode()
  private var distances = PrefixCode()
  private var window = [UInt8](repeating: 0, count: 0x8000)
  private var position = 0

  /// Begins with the two bytes of zlib's header.
  init(_ bytes: [UInt8]) throws(BrokenStream) {
    bits = BitSource(bytes)
    let method = try bits.take(8)
    let flags = try bits.take(8)
    guard method & 15 == 8, method >> 4 <= 7, (method << 8 | flags) % 31 == 0, flags & 32 == 0
    else { throw BrokenStream() }
  }

  /// Fills the whole array with what comes next.
  mutating func read(into row: inout [UInt8]) throws(BrokenStream) {
    var index = 0
    while index < row.count {
      switch state {
      case .blockHeader: try readBlockHeader()
      case .stored(let left):
        guard left > 0 else {
          state = .blockHeader
          continue
        }
        put(UInt8(truncatingIfNeeded: try bits.take(8)), in: &row, &index)
        state = .stored(left: left - 1)
      case .coded: try readSymbol(into: &row, &index)
      case .copy(let distance, let left):
        let count = min(left, row.count - index)
        for _ in 0..<count {
          put(window[(position - distance) & 0x7FFF], in: &row, &index)
        }
        state = left > count ? .copy(distance: distance, left: left - count) : .coded
      case .end: throw BrokenStream()
      }
    }
  }

  private mutating func put(_ byte: UInt8, in row: inout [UInt8], _ index: inout Int) {
    row[index] = byte
    index += 1
    window[position & 0x7FFF] = byte
    position += 1
  }

  private mutating func readSymbol(
    into row: inout [UInt8], _ index: inout Int
  ) throws(BrokenStream) {
    let symbol = try literals.symbol(from: &bits)
    if symbol < 256 {
      put(UInt8(symbol), in: &row, &index)
    } else if symbol == 256 {
      state = .blockHeader
    } else {
      guard symbol < 286 else { throw BrokenStream() }
      let length = try Self.lengths[symbol - 257].value(&bits)
      let code = try distances.symbol(from: &bits)
      guard code < 30 else { throw BrokenStream() }
      let distance = try Self.distanceSpans[code].value(&bits)
      guard distance <= position else { throw BrokenStream() }
      state = .copy(distance: distance, left: length)
    }
  }

  private mutating func readBlockHeader() throws(BrokenStream) {
    guard !isLastBlock else {
      state = .end
      return
    }
    isLastBlock = try bits.take(1) == 1
    switch try bits.take(2) {
    case 0:
      bits.alignToByte()
      let length = try bits.take(16)
      guard try bits.take(16) == ~length & 0xFFFF else { throw BrokenStream() }
      state = .stored(left: length)
    case 1:
      literals = Self.fixedLiterals
      distances = Self.fixedDistances
      state = .coded
    case 2:
      try readCodes()
      state = .coded
    default: throw BrokenStream()
    }
  }

  /// The codes of a block, their lengths themselves coded (RFC 1951, 3.2.7).
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

  /// A number that a symbol stands for: a base and some further bits.
  private struct Span {
    let base: Int
    let extraBits: Int

    func value(_ bits: inout BitSource) throws(BrokenStream) -> Int {
      base + (try bits.take(extraBits))
    }

    /// Spans one after the other, from `base`, with so many further bits each.
    static func row(from base: Int, extraBits: [Int]) -> [Span] {
      var next = base
      return extraBits.map { bits in
        defer { next += 1 << bits }
        return Span(base: next, extraBits: bits)
      }
    }
  }

  /// Lengths of copies, from symbol 257 on.
  ///
  /// The last is 258 exactly, not the next in the row.
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
  /// Two of its 32 codes mean nothing.
  private static let fixedDistances =
    (try? PrefixCode(lengths: Array(repeating: 5, count: 32))) ?? PrefixCode()
}
