/// The lines of a file from first to last, in constant memory.
struct ForwardLines: ~Copyable {
  private let fileSystem: any FileSystem
  private let file: FileDescriptor
  private let buffer: FileBuffer
  private var offset = 0  // of the buffer's first byte in the file
  private var start = 0  // of what was not handed out yet, in the buffer
  private var filled = 0
  private var isAtEnd = false

  /// Reads `blockSize` bytes at a time, which is also the longest line.
  init(_ file: FileDescriptor, fileSystem: any FileSystem, blockSize: Int = 1 << 18) {
    self.file = file
    self.fileSystem = fileSystem
    buffer = FileBuffer(capacity: blockSize)
  }

  /// The next line; `nil` after the last.
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
        // A line fills the buffer: drops its bytes, so that memory stays constant.
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

  /// Moves the rest to the front and reads more behind it.
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

/// A line of a file without its newline; its bytes are valid until the next line is requested.
struct FileLine {
  /// Empty if the line is too long.
  var bytes: UnsafeRawBufferPointer
  /// The start of the line in bytes.
  var offset: Int
  var isTooLong = false
  /// False only for the last line of a file.
  var hasNewline = true

  /// The bytes without additions by editors and version control: a byte order mark before the first
  /// line, a carriage return after each.
  var content: UnsafeRawBufferPointer {
    let hasMark =
      offset == 0 && bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
    let end = bytes.last == UInt8(ascii: "\r") ? bytes.count - 1 : bytes.count
    return bytes.slice((hasMark ? 3 : 0)..<end)
  }

  static let newline = UInt8(ascii: "\n")
}

/// Reads lines at known places with their surroundings: nearby lines share a read, in any
/// direction.
struct LineWindow: ~Copyable {
  private static let page = 4_096

  private let fileSystem: any FileSystem
  private let file: FileDescriptor
  private let buffer = FileBuffer(capacity: LineParser.longestLine + page)
  private var offset = 0  // of the buffer's first byte in the file
  private var filled = 0

  init(_ file: FileDescriptor, fileSystem: any FileSystem) {
    self.file = file
    self.fileSystem = fileSystem
  }

  /// The line that begins at `start`; empty after the end of the file.
  mutating func line(at start: Int) throws(SystemError) -> FileLine {
    // First what is held, then a few pages, and last the longest line: in a listing by start the
    // next line is usually nearby.
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
