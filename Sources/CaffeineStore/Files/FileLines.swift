/// The lines of a file, from the last to the first or at known places, through one window of its
/// bytes: nearby lines share a read.
struct FileLines {
  /// The most bytes per read.
  private static let largestBlock = 1 << 18

  private let fileSystem: any FileSystem
  private let file: FileDescriptor
  private let size: Int
  private var window = FileBuffer(capacity: 0)
  private var offset = 0  // of the window's first byte in the file
  private var filled = 0
  private var blockSize: Int

  /// Reads the first `size` bytes of `file`; towards its start with `blockSize` bytes first, twice
  /// as many with each read.
  init(_ file: FileDescriptor, size: Int, fileSystem: any FileSystem, blockSize: Int = 1 << 16) {
    self.file = file
    self.size = size
    self.fileSystem = fileSystem
    self.blockSize = blockSize
  }

  /// The line that ends with the byte before `end`; `nil` at the start of the file.
  mutating func line(before end: Int) throws(SystemError) -> FileLine? {
    guard end > 0 else { return nil }
    if end <= offset || end > offset + filled { try fill(before: end, to: end) }
    // The newline is not part of the line; the last line may lack it.
    let hasNewline = window.bytes[end - offset - 1] == FileLine.newline
    var lineEnd = end - (hasNewline ? 1 : 0)
    var isTooLong = false
    while true {
      let bytes = UnsafeRawBufferPointer(window.bytes)
      let newline = bytes.lastIndex(of: FileLine.newline, before: lineEnd - offset)
      if newline != nil || offset == 0 {
        let start = newline.map { $0 + 1 } ?? 0
        isTooLong = isTooLong || lineEnd - offset - start >= LineParser.longestLine
        return FileLine(
          bytes: bytes.slice(start..<(isTooLong ? start : lineEnd - offset)),
          offset: offset + start, isTooLong: isTooLong, hasNewline: hasNewline)
      }
      // Of a line that no reader takes only the start is looked for.
      if lineEnd - offset >= LineParser.longestLine { (isTooLong, lineEnd) = (true, offset) }
      try fill(before: offset, to: lineEnd)
    }
  }

  /// The line that begins at `start`, as far as it is there and not too long.
  mutating func line(at start: Int) throws(SystemError) -> FileLine {
    for count in [0, 1 << 14, LineParser.longestLine] {
      if count > 0 { try fill(min(start, size)..<min(start + count, size)) }
      guard (offset..<offset + filled).contains(start) else { continue }
      let bytes = UnsafeRawBufferPointer(window.bytes).slice(start - offset..<filled)
      if let end = bytes.firstIndex(of: FileLine.newline, from: 0) {
        return FileLine(bytes: bytes.slice(0..<end), offset: start)
      }
    }
    let rest = UnsafeRawBufferPointer(window.bytes).slice(0..<filled)
    return FileLine(bytes: rest, offset: start, hasNewline: false)
  }

  /// Fills the window up to `end`, with a block of which some is before `start`.
  private mutating func fill(before start: Int, to end: Int) throws(SystemError) {
    try fill(max(min(start - 1, end - blockSize), 0)..<end)
    blockSize = min(blockSize * 2, Self.largestBlock)
  }

  private mutating func fill(_ range: Range<Int>) throws(SystemError) {
    if window.bytes.count < range.count { window = FileBuffer(capacity: range.count) }
    (offset, filled) = (range.lowerBound, 0)
    while filled < range.count {
      let room = UnsafeMutableRawBufferPointer(rebasing: window.bytes[filled..<range.count])
      let count = try fileSystem.read(file, into: room, at: offset + filled)
      guard count > 0 else { throw .inputOutput }  // the file shrank: nobody of ours cuts lines
      filled += count
    }
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
    let hasMark = offset == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let end = bytes.last == UInt8(ascii: "\r") ? bytes.count - 1 : bytes.count
    return bytes.slice((hasMark ? 3 : 0)..<end)
  }

  static let newline = UInt8(ascii: "\n")
}
