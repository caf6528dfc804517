/// One line of a file, without its newline; its bytes are gone when the next one is asked for.
struct FileLine {
  /// The bytes; none when the line is too long.
  var bytes: UnsafeRawBufferPointer
  /// Where it begins, in bytes from the start of the file.
  var offset: Int
  /// Whether it is longer than a line may be.
  var isTooLong = false
  /// Whether it ends with a newline; else it is the last of its file.
  var hasNewline = true

  /// The bytes without what editors and version control add: a byte order mark before the first
  /// line, a carriage return at the end of each.
  var content: UnsafeRawBufferPointer {
    let hasMark =
      offset == 0 && bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
    let end = bytes.last == UInt8(ascii: "\r") ? bytes.count - 1 : bytes.count
    return bytes.slice((hasMark ? 3 : 0)..<end)
  }

  /// The byte between lines.
  static let newline = UInt8(ascii: "\n")
}
