/// Bytes of well-formed UTF-8, read scalar by scalar.
package typealias UTF8Bytes = UnsafeBufferPointer<UInt8>

extension UTF8Bytes {
  /// The scalar that starts at `index` and the index after it.
  func scalar(at index: Int) -> (value: UInt32, end: Int) {
    let first = UInt32(self[index])
    if first < 0x80 { return (first, index + 1) }
    if first < 0xE0 { return ((first & 0x1F) << 6 | tail(index + 1), index + 2) }
    if first < 0xF0 {
      return ((first & 0xF) << 12 | tail(index + 1) << 6 | tail(index + 2), index + 3)
    }
    let high = (first & 0x7) << 18 | tail(index + 1) << 12
    return (high | tail(index + 2) << 6 | tail(index + 3), index + 4)
  }

  private func tail(_ index: Int) -> UInt32 {
    UInt32(self[index] & 0x3F)
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
