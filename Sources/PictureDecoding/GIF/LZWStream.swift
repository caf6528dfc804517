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
  /// Bytes unpacked and not yet handed out, and how many of them were.
  private var pending: [UInt8] = []
  private var taken = 0

  init(_ bytes: [UInt8], codeSize: Int) {
    bits = BitSource(bytes)
    clear = 1 << codeSize
    width = codeSize + 1
    prefixes = Array(repeating: 0, count: clear + 2)
    lasts = (0..<clear + 2).map { UInt8(truncatingIfNeeded: $0) }
    lengths = Array(repeating: 1, count: clear + 2)
  }

  /// So many bytes of what comes next.
  mutating func next(_ count: Int) throws(BrokenStream) -> [UInt8] {
    while pending.count - taken < count {
      if taken > 0x10000 {
        pending.removeFirst(taken)
        taken = 0
      }
      try readCode()
    }
    defer { taken += count }
    return Array(pending[taken..<taken + count])
  }

  private mutating func readCode() throws(BrokenStream) {
    let code = try bits.take(width)
    if code == clear {
      width = clear.trailingZeroBitCount + 1
      prefixes.removeSubrange((clear + 2)...)
      lasts.removeSubrange((clear + 2)...)
      lengths.removeSubrange((clear + 2)...)
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
    write(code)
    previous = code
  }

  private func firstByte(of code: Int) -> UInt8 {
    var code = code
    while lengths[code] > 1 { code = Int(prefixes[code]) }
    return lasts[code]
  }

  private mutating func write(_ code: Int) {
    var (code, index) = (code, pending.count + Int(lengths[code]))
    pending += Array(repeating: 0, count: Int(lengths[code]))
    while lengths[code] > 1 {
      index -= 1
      pending[index] = lasts[code]
      code = Int(prefixes[code])
    }
    pending[index - 1] = lasts[code]
  }
}
