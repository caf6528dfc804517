/// The lines of a file from first to last, in memory that does not grow with the file.
struct ForwardLines: ~Copyable {
  private let fileSystem: any FileSystem
  private let file: FileDescriptor
  private let buffer: ByteBuffer
  private var offset = 0  // of the buffer's first byte in the file
  private var start = 0  // of what was not handed out yet, in the buffer
  private var filled = 0
  private var isAtEnd = false

  /// The lines of `file`, read `blockSize` bytes at a time; no line longer than that is read.
  init(_ file: FileDescriptor, fileSystem: any FileSystem, blockSize: Int = 1 << 18) {
    self.file = file
    self.fileSystem = fileSystem
    buffer = ByteBuffer(capacity: blockSize)
  }

  /// The next line, `nil` after the last.
  mutating func next() throws(SystemError) -> FileLine? {
    var isTooLong = false
    let lineOffset = offset + start
    while true {
      let bytes = UnsafeRawBufferPointer(buffer.bytes)
      if let end = bytes.slice(0..<filled).firstIndex(of: FileLine.newline, from: start) {
        return line(to: end, at: lineOffset, isTooLong)
      }
      if isAtEnd {
        guard start < filled || isTooLong else { return nil }
        var line = line(to: filled, at: lineOffset, isTooLong)
        line.hasNewline = false
        return line
      }
      if start == 0, filled == buffer.bytes.count {
        isTooLong = true
        offset += filled
        filled = 0
      }
      try fill()
    }
  }

  private mutating func line(to end: Int, at lineOffset: Int, _ isTooLong: Bool) -> FileLine {
    let bytes = UnsafeRawBufferPointer(buffer.bytes).slice(start..<end)
    start = min(end + 1, filled)
    let isTooLong = isTooLong || bytes.count >= LineParser.longestLine
    return FileLine(bytes: bytes, offset: lineOffset, isTooLong: isTooLong)
  }

  /// Moves what is left to the front and reads on behind it.
  private mutating func fill() throws(SystemError) {
    buffer.bytes.copyMemory(from: UnsafeRawBufferPointer(buffer.bytes).slice(start..<filled))
    offset += start
    filled -= start
    start = 0
    let room = UnsafeMutableRawBufferPointer(rebasing: buffer.bytes[filled...])
    let count = try fileSystem.read(file, into: room, at: offset + filled)
    filled += count
    isAtEnd = count == 0
  }
}
