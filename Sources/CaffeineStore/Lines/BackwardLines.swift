/// The lines of a file from last to first, reading no more than necessary.
struct BackwardLines: ~Copyable {
  /// The most bytes per read.
  private static let largestBlock = 1 << 18

  private let fileSystem: any FileSystem
  private let file: FileDescriptor
  private var buffer: FileBuffer
  private var offset: Int  // of the buffer's first byte in the file
  private var end: Int  // of what was not handed out yet, in the file
  private var blockSize: Int

  /// Reads the first `size` bytes of `file`, beginning with `blockSize` at its end and doubling
  /// with each read.
  init(_ file: FileDescriptor, size: Int, fileSystem: any FileSystem, blockSize: Int = 1 << 16) {
    self.file = file
    self.fileSystem = fileSystem
    self.blockSize = blockSize
    buffer = FileBuffer(capacity: 0)
    offset = size
    end = size
  }

  /// The previous line; `nil` before the first.
  mutating func next() throws(SystemError) -> FileLine? {
    guard end > 0 else { return nil }
    if end == offset { try fill() }
    // The newline is not part of the line; the last line may lack it.
    let hasNewline = buffer.bytes[end - offset - 1] == FileLine.newline
    var lineEnd = end - (hasNewline ? 1 : 0)
    var isTooLong = false
    while true {
      let bytes = UnsafeRawBufferPointer(buffer.bytes)
      let newline = bytes.lastIndex(of: FileLine.newline, before: lineEnd - offset)
      if newline != nil || offset == 0 {
        let start = newline.map { $0 + 1 } ?? 0
        end = offset + start
        let line = isTooLong ? bytes.slice(0..<0) : bytes.slice(start..<lineEnd - offset)
        isTooLong = isTooLong || line.count >= LineParser.longestLine
        return FileLine(bytes: line, offset: end, isTooLong: isTooLong, hasNewline: hasNewline)
      }
      if lineEnd - offset >= LineParser.longestLine {
        // Drops the bytes and only searches for the line's start.
        isTooLong = true
        lineEnd = offset
        end = offset
      }
      try fill()
    }
  }

  /// Whether the last line has its newline; call it before the first `next()`.
  mutating func endsWithNewline() throws(SystemError) -> Bool {
    guard end > 0 else { return true }
    if end == offset { try fill() }
    return buffer.bytes[end - offset - 1] == FileLine.newline
  }

  /// Reads the block that ends at `end`.
  private mutating func fill() throws(SystemError) {
    // At least one byte more than before, or a line as long as the block would be read forever.
    let count = min(end, max(blockSize, end - offset + 1))
    blockSize = min(blockSize * 2, Self.largestBlock)
    if buffer.bytes.count < count { buffer = FileBuffer(capacity: count) }
    let start = end - count
    var filled = 0
    while filled < count {
      let room = UnsafeMutableRawBufferPointer(rebasing: buffer.bytes[filled..<count])
      let read = try fileSystem.read(file, into: room, at: start + filled)
      guard read > 0 else { throw .inputOutput }  // the file shrank: nobody of ours cuts lines
      filled += read
    }
    offset = start
  }
}
