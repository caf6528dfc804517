import CaffeineDomain

/// A file of the folder `log`, open for reading.
struct LogFile {
  /// The name in the folder; escape it for display.
  let name: String
  /// The size when it was opened; later lines are not read.
  let size: Int

  private let file: OpenFile
  private let fileSystem: any FileSystem
  private let parser: LineParser
  private var lines: FileLines
  private let blockSize: Int

  /// Throws `symbolicLink` for anything but a regular file.
  init(
    _ name: String, _ file: OpenFile, fileSystem: any FileSystem, blockSize: Int = 1 << 16
  ) throws(SystemError) {
    let status = try fileSystem.status(of: file.descriptor)
    guard status.isRegular else { throw .symbolicLink }
    self.name = name
    size = status.size
    self.file = file
    self.fileSystem = fileSystem
    self.blockSize = blockSize
    parser = LineParser(device: Self.device(of: name))
    lines = FileLines(
      file.descriptor, size: size, fileSystem: fileSystem, blockSize: blockSize)
  }

  /// Passes on every record with its offset from the last to the first, or those at the end of the
  /// file that are relevant for intakes since `cut`, in seconds since 1970.
  ///
  /// An intake is recorded at most 48 h before its start, and changed or removed later. Of the lines
  /// only those are parsed that contain one of `texts`, if there are any.
  mutating func read(
    since cut: Int64?, containing texts: [[UInt8]] = [], _ damage: inout DamageReport,
    _ body: (borrowing Record, Int) -> Void
  ) throws(SystemError) {
    let earliest = Journal.earliest(since: cut)
    try readLines(containing: texts, &damage) { line, offset in
      if case .record(let record) = line.content { body(record, offset) }
      return line.stamp.milliseconds < earliest
    }
  }

  /// Passes on the lines from last to first, until `body` says that nothing as old as a line is
  /// wanted, and that line proves that all before are older.
  @inline(__always)  // spares two moves of a record a line
  mutating func readLines(
    containing texts: [[UInt8]] = [], _ damage: inout DamageReport,
    _ body: (JournalLine, Int) -> Bool
  ) throws(SystemError) {
    var order = LineOrder(size: size, blockSize: blockSize)
    var end = size
    while let line = try lines.line(before: end) {
      end = line.offset
      if !texts.isEmpty, !texts.contains(where: line.bytes.contains) { continue }
      var isEnough = false
      try read(line, &damage) { line, offset in
        if order.isEnough(line, at: offset, isOld: body(line, offset)) { isEnough = true }
      }
      if isEnough { return }
    }
  }

  /// The record that begins at `offset`; `nil` if its line is damaged or gone.
  mutating func record(at offset: Int) throws(SystemError) -> Record? {
    var ignored = DamageReport()
    var record: Record?
    try read(try lines.line(at: offset), &ignored) { parsed, place in
      if place == offset, case .record(let found) = parsed.content { record = found }
    }
    return record
  }

  /// The header of an import; `nil` if it is damaged.
  mutating func sealedHeader() throws(SystemError) -> SealedHeader? {
    if let first = try? parser.parse(try lines.line(at: 0).content), first.isIntact == true,
      case .header(let header) = first.content
    {
      return header
    }
    // The file was rearranged.
    var (header, ignored) = (SealedHeader?.none, DamageReport())
    try readLines(&ignored) { line, _ in
      if line.isIntact == true, case .header(let found) = line.content { header = found }
      return false
    }
    return header
  }

  /// The places where lines begin, the last first.
  func lineStarts() throws(SystemError) -> [Int] {
    var (lines, starts) = (lines, [Int]())
    while let line = try lines.line(before: starts.last ?? size) { starts.append(line.offset) }
    return starts
  }

  /// The highest stamp in the file, and whether it ends with a newline.
  mutating func end() throws(SystemError) -> (last: Stamp, hasNewline: Bool) {
    var (last, ignored) = (Stamp.none, DamageReport())
    let hasNewline = try lines.line(before: size)?.hasNewline ?? true
    try readLines(&ignored) { line, _ in
      // Only a line that is whole can say that all before it are lower.
      if line.isIntact == true { last = max(last, line.stamp) }
      return true
    }
    return (last, hasNewline)
  }

  /// Passes on the content of a line with its offset, and notes damage.
  @inline(__always)  // spares two moves of a record a line
  private func read(
    _ line: FileLine, _ damage: inout DamageReport, _ body: (JournalLine, Int) -> Void
  ) throws(SystemError) {
    guard !line.isTooLong else { return note(.tooLong, at: line.offset, &damage) }
    do throws(LineParser.Failure) {
      let parsed = try parser.parse(line.content)
      noteFlaws(of: parsed, at: line.offset, &damage)
      body(parsed, line.offset)
    } catch {
      try readBroken(line, &damage, body)
    }
  }

  /// Passes on the readable parts of an incomplete line.
  @inline(never)
  private func readBroken(
    _ line: FileLine, _ damage: inout DamageReport, _ body: (JournalLine, Int) -> Void
  ) throws(SystemError) {
    if line.bytes.isBlank { return }
    if !line.hasNewline, try readAgain(line, &damage, body) { return }
    let hasControl = line.bytes.contains(where: LineParser.isControl)
    var isAnyLost = false
    for part in LineParser.parts(of: line.bytes).reversed() {
      let offset = line.offset + part.lowerBound
      do throws(LineParser.Failure) {
        let parsed = try parser.parse(line.bytes.slice(part))
        noteFlaws(of: parsed, at: offset, &damage)
        body(parsed, offset)
      } catch {
        isAnyLost = true
        let kind = error == .value ? Damage.Kind.badValue : .unreadable
        note(hasControl ? .controlBytes : kind, at: offset, &damage)
      }
    }
    if !isAnyLost { note(hasControl ? .controlBytes : .lostNewline, at: line.offset, &damage) }
  }

  /// Reads the last line again after a pause: its writer may be in the middle of it.
  ///
  /// False if it stays torn.
  private func readAgain(
    _ line: FileLine, _ damage: inout DamageReport, _ body: (JournalLine, Int) -> Void
  ) throws(SystemError) -> Bool {
    fileSystem.pause(microseconds: 1_000)
    let buffer = FileBuffer(capacity: LineParser.longestLine)
    let count = try fileSystem.read(file.descriptor, into: buffer.bytes, at: line.offset)
    if count < line.bytes.count { return true }  // its writer failed, and cut it off again
    let bytes = UnsafeRawBufferPointer(buffer.bytes).slice(0..<count)
    guard let end = bytes.firstIndex(of: FileLine.newline, from: 0) else { return false }
    try read(FileLine(bytes: bytes.slice(0..<end), offset: line.offset), &damage, body)
    return true
  }

  private func noteFlaws(of line: JournalLine, at offset: Int, _ damage: inout DamageReport) {
    if line.isIntact == false { note(.checksum, at: offset, &damage) }
    if case .unknown = line.content { note(.unknownOperation, at: offset, &damage) }
  }

  private func note(_ kind: Damage.Kind, at offset: Int, _ damage: inout DamageReport) {
    damage.append(Damage(file: name, offset: offset, kind: kind))
  }
}

extension LogFile {
  /// Whether a file in `log` has records: includes conflicting copies of synchronisation programs,
  /// but no hidden drafts.
  static func isLog(_ name: String) -> Bool { !name.hasPrefix(".") && holds(".jsonl", name) }

  /// The files with records, without undone imports.
  static func names(among names: [String]) -> [String] {
    names.filter { isLog($0) && segment(of: $0).map { names.contains(undoneMark(of: $0)) } != true }
  }

  /// The prefix that an import's file shares with its copies, such as `device.import-1a2b3c4d`;
  /// `nil` for other files.
  static func segment(of name: String) -> String? {
    let device = device(of: name)
    let rest = name.dropFirst(device.count)
    guard rest.hasPrefix(".import-") else { return nil }
    return device + rest.prefix(16)
  }

  /// The name of the empty file that marks an import as undone.
  static func undoneMark(of segment: String) -> String { segment + ".undone" }

  /// Whether a name contains `part`; the library's `contains` for strings adds 70 µs to each launch
  /// of the command.
  static func holds(_ part: StaticString, _ name: String) -> Bool {
    part.withUTF8Buffer { part in
      name.utf8.indices.contains { name.utf8[$0...].starts(with: part) }
    }
  }

  /// Whether one of our devices created a file with this name.
  static func isOwnName(_ name: String) -> Bool {
    name == "\(segment(of: name) ?? device(of: name)).jsonl"
      && name.allSatisfy { Device.isAllowed($0) || $0 == "." }
  }

  /// Whether a file has the changes of a device, or is a copy of that file.
  static func isOwn(_ name: String, of device: String) -> Bool {
    Self.device(of: name) == device && segment(of: name) == nil
  }

  /// The device of a file: its name up to the first character outside of device names.
  static func device(of name: String) -> String { String(name.prefix { Device.isAllowed($0) }) }
}

/// Follows the lines of a file from last to first, and tells where all before can only be older.
///
/// Stamps ascend in a file as a device writes it, and each line says at which offset it was
/// written. Git and editors rearrange lines. While all lines that were read stand where they were
/// written, so do those before them, and a low stamp proves these older. Lines of older versions
/// have no offset: among them the proof is a whole block of old ones in order.
struct LineOrder {
  private let blockSize: Int
  /// The offset of the first line that is wanted, of those read so far.
  private var wanted: Int
  private var oldest = Stamp.latest
  private var isBroken = false

  /// Begins at the end of a file of `size` bytes.
  init(size: Int, blockSize: Int) {
    self.blockSize = blockSize
    wanted = size
  }

  /// Notes the previous line; returns whether nothing before it is wanted either.
  ///
  /// `isOld` says that neither it nor anything older is wanted. False for the rest of a file whose
  /// order is broken, which therefore is read whole.
  mutating func isEnough(_ line: JournalLine, at offset: Int, isOld: Bool) -> Bool {
    if !isOld { wanted = offset }
    // Anyone can write a stamp of 1970 by hand, which would hide everything before it.
    guard line.isIntact == true else { return false }
    isBroken = isBroken || line.stamp > oldest || line.place ?? offset != offset
    oldest = min(oldest, line.stamp)
    return isOld && !isBroken && (line.place != nil || wanted - offset >= blockSize)
  }
}

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
