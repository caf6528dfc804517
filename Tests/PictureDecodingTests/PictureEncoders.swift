import TestSupport

/// Bits as files pack them: into each byte from its lowest bit (DEFLATE, GIF) or its highest (PNG, JPEG).
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var free = 0
  let isHighestFirst: Bool

  init(highestFirst: Bool) { isHighestFirst = highestFirst }

  /// Appends the lowest `count` bits of a number, the first of them being its lowest or highest.
  mutating func append(_ value: Int, _ count: Int, highestFirst: Bool) {
    for place in 0..<count {
      let bit = UInt8(value >> (highestFirst ? count - 1 - place : place) & 1)
      if free == 0 {
        bytes.append(0)
        free = 8
      }
      free -= 1
      bytes[bytes.count - 1] |= bit << UInt8(isHighestFirst ? free : 7 - free)
    }
  }

  mutating func fill(with bit: Int = 0) { while free > 0 { append(bit, 1, highestFirst: true) } }

  mutating func append(bytes new: [UInt8]) {
    for byte in new { append(Int(byte), 8, highestFirst: isHighestFirst) }
  }
}

/// DEFLATE (RFC 1951) in blocks of all three kinds, of random lengths.
enum Deflate {
  /// The base and the extra bits of the codes 257…285, and of those of distances (3.2.5).
  private static let lengths: [(base: Int, extra: Int)] =
    (3...10).map { ($0, 0) }
    + (1...5).flatMap { extra in (0..<4).map { (3 + (4 + $0) << extra, extra) } } + [(258, 0)]
  private static let distances: [(base: Int, extra: Int)] =
    (1...4).map { ($0, 0) }
    + (1...13).flatMap { extra in (0..<2).map { (1 + (2 + $0) << extra, extra) } }

  static func zlib(_ data: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    var bits = BitWriter(highestFirst: false)
    bits.append(bytes: [0x78, 0x01])
    var start = 0
    repeat {
      let end = min(data.count, start + Int.random(in: 1...400, using: &random))
      bits.append(end == data.count ? 1 : 0, 1, highestFirst: false)
      let kind = Int.random(in: 0...2, using: &random)
      bits.append(kind, 2, highestFirst: false)
      switch kind {
      case 0:
        bits.fill()
        bits.append(end - start, 16, highestFirst: false)
        bits.append(~(end - start), 16, highestFirst: false)
        bits.append(bytes: Array(data[start..<end]))
      case 1:
        let lengths = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
        write(data, start..<end, codes(lengths), codes([Int](repeating: 5, count: 30)), &bits)
      default:
        // Full codes: 226 · 2⁻⁸ + 60 · 2⁻⁹ = 1 and 2 · 2⁻⁴ + 28 · 2⁻⁵ = 1, given out by lot.
        let symbols = (0..<286).map { $0 < 226 ? 8 : 9 }.shuffled(using: &random)
        let reaches = (0..<30).map { $0 < 2 ? 4 : 5 }.shuffled(using: &random)
        bits.append(286 - 257, 5, highestFirst: false)
        bits.append(30 - 1, 5, highestFirst: false)
        let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4]
        bits.append(order.count - 4, 4, highestFirst: false)
        for symbol in order {
          bits.append([4, 5, 8, 9].contains(symbol) ? 2 : 0, 3, highestFirst: false)
        }
        for length in symbols + reaches {
          bits.append([4: 0, 5: 1, 8: 2, 9: 3][length] ?? 0, 2, highestFirst: true)
        }
        write(data, start..<end, codes(symbols), codes(reaches), &bits)
      }
      start = end
    } while start < data.count
    bits.fill()
    var (a, b) = (1, 0)
    for byte in data { (a, b) = ((a + Int(byte)) % 65_521, (b + a + Int(byte)) % 65_521) }
    return bits.bytes + [b >> 8, b & 0xFF, a >> 8, a & 0xFF].map { UInt8($0) }
  }

  /// The canonical code of each symbol (3.2.2): in the order of lengths, and of symbols among equals.
  private static func codes(_ lengths: [Int]) -> [(code: Int, length: Int)] {
    var codes = lengths.map { (code: 0, length: $0) }
    var (code, length) = (0, 0)
    for symbol in lengths.indices.sorted(by: { (lengths[$0], $0) < (lengths[$1], $1) }) {
      code <<= lengths[symbol] - length
      length = lengths[symbol]
      codes[symbol].code = code
      code += 1
    }
    return codes
  }

  /// Writes a stretch of the data, what stood before in it as the longest match, and its end.
  private static func write(
    _ data: [UInt8], _ range: Range<Int>, _ symbols: [(code: Int, length: Int)],
    _ reaches: [(code: Int, length: Int)], _ bits: inout BitWriter
  ) {
    func put(_ symbol: (code: Int, length: Int)) {
      bits.append(symbol.code, symbol.length, highestFirst: true)
    }
    var place = range.lowerBound
    while place < range.upperBound {
      var best = (length: 0, distance: 0)
      for distance in 1...max(1, min(place, 300)) where distance <= place {
        var length = 0
        while length < 258, place + length < range.upperBound,
          data[place + length] == data[place + length - distance]
        {
          length += 1
        }
        if length > best.length { best = (length, distance) }
      }
      guard best.length > 2 else {
        put(symbols[Int(data[place])])
        place += 1
        continue
      }
      let length = lengths.lastIndex { $0.base <= best.length } ?? 0
      put(symbols[257 + length])
      bits.append(best.length - lengths[length].base, lengths[length].extra, highestFirst: false)
      let distance = distances.lastIndex { $0.base <= best.distance } ?? 0
      put(reaches[distance])
      bits.append(
        best.distance - distances[distance].base, distances[distance].extra, highestFirst: false)
      place += best.length
    }
    put(symbols[256])
  }
}

/// LZW as GIF has it (appendix F): codes grow with the table, which is begun again when it is full.
enum LZW {
  static func codes(_ indices: [UInt8], codeSize: Int) -> [UInt8] {
    var bits = BitWriter(highestFirst: false)
    let clear = 1 << codeSize
    var table: [[UInt8]: Int] = [:]
    var (next, width) = (clear + 2, codeSize + 1)
    func code(_ run: [UInt8]) -> Int { run.count == 1 ? Int(run[0]) : table[run] ?? clear }
    bits.append(clear, width, highestFirst: false)
    var run: [UInt8] = []
    for index in indices {
      if run.isEmpty || table[run + [index]] != nil {
        run.append(index)
        continue
      }
      bits.append(code(run), width, highestFirst: false)
      if next == 4096 {
        bits.append(clear, width, highestFirst: false)
        table = [:]
        (next, width) = (clear + 2, codeSize + 1)
      } else {
        table[run + [index]] = next
        if next == 1 << width { width += 1 }
        next += 1
      }
      run = [index]
    }
    bits.append(code(run), width, highestFirst: false)
    // The reader has made an entry of it, too.
    if next == 1 << width, width < 12 { width += 1 }
    bits.append(clear + 1, width, highestFirst: false)
    bits.fill()
    return bits.bytes
  }
}
