/// The lines of a file from first to last, in memory that does not grow with the file.
struct ForwardLines: ~Copyable {
  private let fileSystem: any FileSystem
  private let file: FileDescriptor
  private let buffer: FileBuffer
  private var offset = 0  // of the buffer's first byte in the file
  private var start = 0  // of what was not handed out yet, in the buffer
  private var filled = 0
  private var isAtEnd = false

  /// The lines of `file`, read `blockSize` bytes at a time; no line longer than that is read.
  init(_ file: FileDescriptor, fileSystem: any FileSystem, blockSize: Int = 1 << 18) {
    self.file = file
    self.fileSystem = fileSystem
    buffer = FileBuffer(capacity: blockSize)
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
        // The buffer is full of one line: its bytes go as they come, so that memory does not grow with it.
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

/// Single lines of a file at places that are known, read with what lies around them: those that are
/// near each other take one read together, in whatever direction they are asked for.
struct LineWindow: ~Copyable {
  private static let page = 4_096

  private let fileSystem: any FileSystem
  private let file: FileDescriptor
  private let buffer = FileBuffer(capacity: LineParser.longestLine + page)
  private var offset = 0  // of the buffer's first byte in the file
  private var filled = 0

  /// A window on `file`; nothing is read yet.
  init(_ file: FileDescriptor, fileSystem: any FileSystem) {
    self.file = file
    self.fileSystem = fileSystem
  }

  /// The line that begins at `start`; empty behind the end of the file.
  mutating func line(at start: Int) throws(SystemError) -> FileLine {
    // What is held, then what lies near, and only then room for the longest line: in a listing by
    // start the next line is mostly within a page.
    for count in [0, 4 * Self.page, buffer.bytes.count] {
      if count > 0 { try fill(count, from: start / Self.page * Self.page) }
      guard (offset..<offset + filled).contains(start) else { continue }
      let bytes = UnsafeRawBufferPointer(buffer.bytes).slice(start - offset..<filled)
      if let end = bytes.firstIndex(of: FileLine.newline, from: 0) {
        return FileLine(bytes: bytes.slice(0..<end), offset: start)
      }
    }
    let rest = max(offset + filled - start, 0)
    let bytes = UnsafeRawBufferPointer(buffer.bytes).slice(filled - rest..<filled)
    return FileLine(bytes: bytes, offset: start, hasNewline: false)
  }

  private mutating func fill(_ count: Int, from start: Int) throws(SystemError) {
    offset = start
    filled = 0
    while filled < count {
      let room = UnsafeMutableRawBufferPointer(rebasing: buffer.bytes[filled..<count])
      let read = try fileSystem.read(file, into: room, at: offset + filled)
      if read == 0 { return }
      filled += read
    }
  }
}
