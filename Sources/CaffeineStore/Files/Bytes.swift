import CStandardLibrary

extension UnsafeRawBufferPointer {
  /// The index of the first `byte` at or after `start`; O(n) with memchr.
  func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    guard let base = baseAddress, start < count,
      let found = memchr(base + start, Int32(byte), count - start)
    else { return nil }
    return UnsafeRawPointer(found) - base
  }

  /// The index of the last `byte` before `end`; O(n), eight bytes per step.
  func lastIndex(of byte: UInt8, before end: Int) -> Int? {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var end = end
    while end >= 8 {
      // A matching byte becomes zero: "Determine if a word has a zero byte" in Anderson's Bit
      // Twiddling Hacks.
      let word = loadUnaligned(fromByteOffset: end - 8, as: UInt64.self) ^ (ones &* UInt64(byte))
      if (word &- ones) & ~word & (ones << 7) != 0 { break }
      end -= 8
    }
    return self[..<end].lastIndex(of: byte)
  }

  /// Whether these bytes contain `word`, which is not empty.
  ///
  /// Searches for the last byte of `word` with memchr: ids differ at their ends, not at their
  /// beginnings.
  func contains(_ word: [UInt8]) -> Bool {
    guard let last = word.last else { return false }
    var end = word.count - 1
    while let found = firstIndex(of: last, from: end) {
      if self[(found + 1 - word.count)...found].elementsEqual(word) { return true }
      end = found + 1
    }
    return false
  }

  func slice(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: self[range])
  }

  /// Whether there is only white space.
  var isBlank: Bool { allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) } }
}

/// Memory for bytes from a file, freed with its owner.
final class FileBuffer {
  let bytes: UnsafeMutableRawBufferPointer

  /// Allocates uninitialised memory.
  init(capacity: Int) { bytes = .allocate(byteCount: capacity, alignment: 16) }

  deinit { bytes.deallocate() }
}
