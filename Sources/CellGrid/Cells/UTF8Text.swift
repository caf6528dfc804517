/// Bytes of UTF-8, read scalar by scalar.
///
/// Swift's strings are well formed. In bytes that are not, a scalar that is cut off at the end reads
/// as another, and nothing beyond the end is touched.
package typealias UTF8Bytes = UnsafeBufferPointer<UInt8>

extension UTF8Bytes {
  /// The scalar that starts at `index` and the index after it.
  func scalar(at index: Int) -> (value: UInt32, end: Int) {
    let first = UInt32(self[index])
    if first < 0x80 { return (first, index + 1) }
    if first < 0xE0 { return ((first & 0x1F) << 6 | tail(index + 1), Swift.min(index + 2, count)) }
    if first < 0xF0 {
      let value = (first & 0xF) << 12 | tail(index + 1) << 6 | tail(index + 2)
      return (value, Swift.min(index + 3, count))
    }
    let high = (first & 0x7) << 18 | tail(index + 1) << 12
    return (high | tail(index + 2) << 6 | tail(index + 3), Swift.min(index + 4, count))
  }

  private func tail(_ index: Int) -> UInt32 {
    index < count ? UInt32(self[index] & 0x3F) : 0
  }
}

extension StringProtocol {
  /// Hands the text's UTF-8 to `body`, without a copy where the text has it in one piece.
  func withUTF8Bytes<Result>(_ body: (UTF8Bytes) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = String(self)
    return copy.withUTF8(body)
  }
}
