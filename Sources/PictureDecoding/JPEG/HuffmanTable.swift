/// A prefix code of a JPEG (T.81, annex C): up to 256 values by codes of 1 to 16 bits.
///
/// A class, so that handing it on counts one reference and not one for each array.
final class HuffmanTable: Sendable {
  /// For each of the next 10 bits, a value and the length of its code; length 0 for a longer code.
  private let short: [(value: UInt8, length: UInt8)]
  private let counts: [UInt8]
  private let values: [UInt8]

  /// A table of `counts[i]` codes of i + 1 bits; `nil` if there are more than that many bits allow,
  /// or not as many values.
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

  /// The value whose code comes next.
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
