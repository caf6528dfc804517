#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension UnsafeRawBufferPointer {
  /// The place of the first `byte` at or after `start`, in O(n) at memory speed.
  func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    guard let base = baseAddress, start < count else { return nil }
    guard let found = memchr(base + start, Int32(byte), count - start) else { return nil }
    return UnsafeRawPointer(found) - base
  }

  /// The place of the last `byte` before `end`, in O(n), eight bytes a step.
  func lastIndex(of byte: UInt8, before end: Int) -> Int? {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var index = end - 1
    while index >= 7 {
      // A byte of the word is zero where the one looked for stands: "Determine if a word has a
      // zero byte" in Anderson's Bit Twiddling Hacks.
      let word = loadUnaligned(fromByteOffset: index - 7, as: UInt64.self) ^ (ones &* UInt64(byte))
      // The borrow of one zero byte may mark the byte above it too, so the bytes are looked at one by one.
      if (word &- ones) & ~word & (ones << 7) != 0 { break }
      index -= 8
    }
    while index >= 0 {
      if self[index] == byte { return index }
      index -= 1
    }
    return nil
  }

  /// Whether `word`, which is not empty, is in these bytes.
  ///
  /// Looks for its last byte at memory speed: the ends of ids differ, their beginnings do not.
  func contains(_ word: [UInt8]) -> Bool {
    guard let base = baseAddress, let last = word.last else { return false }
    var end = word.count - 1
    while let found = firstIndex(of: last, from: end) {
      let start = base + (found + 1 - word.count)
      if word.withUnsafeBytes({ memcmp(start, $0.baseAddress ?? start, $0.count) }) == 0 {
        return true
      }
      end = found + 1
    }
    return false
  }

  /// The bytes of a range, counted from 0.
  func slice(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: self[range])
  }

  /// Whether nothing but space and line ends is here.
  var isBlank: Bool { allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) } }
}

/// Memory for bytes read from a file, given back with its owner.
struct FileBuffer: ~Copyable {
  /// The memory.
  let bytes: UnsafeMutableRawBufferPointer

  /// Memory for `capacity` bytes, not set to anything.
  init(capacity: Int) { bytes = .allocate(byteCount: capacity, alignment: 16) }

  deinit { bytes.deallocate() }
}
