/// One line of a file, without its newline; its bytes are gone when the next one is asked for.
struct FileLine {
  /// The bytes; none when the line is too long.
  var bytes: UnsafeRawBufferPointer
  /// Where it begins, in bytes from the start of the file.
  var offset: Int
  /// Whether it is longer than a line may be.
  var isTooLong = false

  /// The byte between lines.
  static let newline = UInt8(ascii: "\n")
}
