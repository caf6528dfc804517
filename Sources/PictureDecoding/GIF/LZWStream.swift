/// Unpacks GIF's variant of LZW: codes of a growing number of bits for strings seen before.
struct LZWStream {
  private var bits: BitSource
  private let clear: Int
  private var width: Int
  /// For each code the one it goes on from, its last byte and its length.
  private var prefixes: [UInt16]
  private var lasts: [UInt8]
  private var lengths: [UInt16]
  private var previous: Int?
  /// The string of the last code, and how much of it was handed out.
  private var string = [UInt8](repeating: 0, count: 4096)
  private var length = 0
  private var taken = 0

  init(_ bytes: [UInt8], codeSize: Int) {
    bits = BitSource(bytes)
    clear = 1 << codeSize
    width = codeSize + 1
    prefixes = Array(repeating: 0, count: clear + 2)
    lasts = (0..<clear + 2).map { UInt8(truncatingIfNeeded: $0) }
    lengths = Array(repeating: 1, count: clear + 2)
  }

  /// Fills the whole array with what comes next.
  mutating func read(into row: inout [UInt8]) throws(BrokenStream) {
    var index = 0
    while index < row.count {
      if taken == length { try readCode() }
      let count = min(length - taken, row.count - index)
      for step in 0..<count { row[index + step] = string[taken + step] }
      taken += count
      index += count
    }
  }

  private mutating func readCode() throws(BrokenStream) {
    let code = try bits.take(width)
    if code == clear {
      width = clear.trailingZeroBitCount + 1
      for _ in clear + 2..<prefixes.count {
        prefixes.removeLast()
        lasts.removeLast()
        lengths.removeLast()
      }
      previous = nil
      return
    }
    guard code != clear + 1, code < prefixes.count || code == prefixes.count && previous != nil
    else { throw BrokenStream() }
    if let previous {
      // A code that is only now defined begins and ends with the same byte.
      let first = firstByte(of: code < prefixes.count ? code : previous)
      if prefixes.count < 4096 {
        prefixes.append(UInt16(previous))
        lasts.append(first)
        lengths.append(lengths[previous] + 1)
        if prefixes.count == 1 << width, width < 12 { width += 1 }
      } else if code >= prefixes.count {
        throw BrokenStream()
      }
    }
    unpack(code)
    previous = code
  }

  private func firstByte(of code: Int) -> UInt8 {
    var code = code
    while lengths[code] > 1 { code = Int(prefixes[code]) }
    return lasts[code]
  }

  private mutating func unpack(_ code: Int) {
    (length, taken) = (Int(lengths[code]), 0)
    var code = code
    for index in (0..<length).reversed() {
      string[index] = lasts[code]
      code = Int(prefixes[code])
    }
  }
}
