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
