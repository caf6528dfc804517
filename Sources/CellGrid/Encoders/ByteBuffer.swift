/// A growing run of bytes: what an encoder writes its UTF-8 to.
///
/// Memory is checked by ``reserve(_:)`` once for several bytes, not for each, which halves the time
/// an encoder takes.
struct ByteBuffer: ~Copyable {
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var count = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 64)
    base = .allocate(capacity: self.capacity)
  }

  deinit {
    base.deallocate()
  }

  /// What has been written.
  ///
  /// It need not be checked, which would take a twentieth of a rendering: only ASCII, the UTF-8 of
  /// strings and that of whole scalars can be appended.
  var text: String {
    let bytes = UnsafeBufferPointer(start: base, count: count)
    if #available(macOS 26, iOS 26, watchOS 26, tvOS 26, visionOS 26, *) {
      return String(copying: UTF8Span(unchecked: bytes.span))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Makes sure that `extra` bytes can be appended.
  mutating func reserve(_ extra: Int) {
    if count + extra > capacity { grow(by: extra) }
  }

  private mutating func grow(by extra: Int) {
    capacity = max(capacity * 2, count + extra)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
  }

  /// Appends a byte for which room has been reserved; traps in a debug build where none is.
  mutating func append(reserved byte: UInt8) {
    assert(count < capacity)
    base[count] = byte
    count += 1
  }

  /// Overwrites the last byte; traps in a debug build where there is none.
  mutating func replaceLast(with byte: UInt8) {
    assert(count > 0)
    base[count - 1] = byte
  }

  mutating func append(_ byte: UInt8) {
    reserve(1)
    append(reserved: byte)
  }

  /// Appends a byte so many times, 0 or more.
  mutating func append(repeating byte: UInt8, count repetitions: Int) {
    reserve(repetitions)
    (base + count).update(repeating: byte, count: repetitions)
    count += repetitions
  }

  mutating func append(_ text: String) {
    text.withUTF8Bytes { append($0) }
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    reserve(bytes.count)
    (base + count).update(from: start, count: bytes.count)
    count += bytes.count
  }

  /// Appends the UTF-8 of a scalar's value.
  mutating func append(scalar value: UInt32) {
    reserve(4)
    if value < 0x80 { return append(reserved: UInt8(truncatingIfNeeded: value)) }
    if value < 0x800 {
      append(reserved: UInt8(truncatingIfNeeded: 0xC0 | value >> 6))
    } else {
      if value < 0x10000 {
        append(reserved: UInt8(truncatingIfNeeded: 0xE0 | value >> 12))
      } else {
        append(reserved: UInt8(truncatingIfNeeded: 0xF0 | value >> 18))
        append(reserved: UInt8(truncatingIfNeeded: 0x80 | value >> 12 & 0x3F))
      }
      append(reserved: UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F))
    }
    append(reserved: UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
  }
}
