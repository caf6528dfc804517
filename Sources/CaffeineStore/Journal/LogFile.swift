import CaffeineDomain

/// A file of the folder `log`, open for reading.
struct LogFile: ~Copyable {
  /// The name in the folder; escape it for display.
  let name: String
  /// The size when it was opened; later lines are not read.
  var size: Int { status.size }
  /// The status when it was opened.
  let status: FileStatus

  private let file: OpenFile
  private let fileSystem: any FileSystem
  private let parser: LineParser

  /// Opens a file; `nil` if it is gone.
  ///
  /// Throws `symbolicLink` for anything but a regular file, and `notText` for a name outside of
  /// UTF-8.
  init?(_ name: String, in folder: FileDescriptor, fileSystem: any FileSystem) throws(SystemError) {
    let file: OpenFile
    do throws(SystemError) {
      file = OpenFile(try fileSystem.open(name, in: folder, for: .reading), fileSystem)
    } catch {
      guard error == .notFound else { throw error }
      // U+FFFD in place of bytes outside of UTF-8 names another file, which does not exist.
      if name.unicodeScalars.contains("\u{FFFD}") { throw .notText }
      return nil
    }
    let status = try fileSystem.status(of: file.descriptor)
    guard status.isRegular else { throw .symbolicLink }
    self.name = name
    self.file = file
    self.fileSystem = fileSystem
    self.status = status
    parser = LineParser(device: Self.device(of: name))
  }

  /// Passes on every record with its offset, or those at the end of the file that are relevant for
  /// intakes since `cut`, in seconds since 1970.
  ///
  /// An intake is recorded at most 48 h before its start, and changed or removed later.
  func read(
    since cut: Int64?, blockSize: Int, _ damage: inout DamageReport,
    _ body: (borrowing Record, Int) -> Void
  ) throws(SystemError) {
    guard let cut else {
      return try forEachLine(&damage) { line, offset in
        if case .record(let record) = line.content { body(record, offset) }
      }
    }
    let earliest = cut * 1000 - Stamp.longestPlan
    try readBackwards(blockSize: blockSize, &damage) { line, offset in
      if case .record(let record) = line.content { body(record, offset) }
      return line.stamp.milliseconds < earliest
    }
  }

  /// Passes on the lines from last to first, until `body` says that nothing as old as a line is
  /// wanted, and that line proves that all before are older.
  @inline(__always)  // spares two moves of a record a line
  func readBackwards(
    blockSize: Int = 1 << 16, _ damage: inout DamageReport, _ body: (JournalLine, Int) -> Bool
  ) throws(SystemError) {
    var lines = BackwardLines(
      file.descriptor, size: size, fileSystem: fileSystem, blockSize: blockSize)
    var order = LineOrder(size: size, blockSize: blockSize)
    while let line = try lines.next() {
      var isEnough = false
      try read(line, &damage) { line, offset in
        if order.isEnough(line, at: offset, isOld: body(line, offset)) { isEnough = true }
      }
      if isEnough { return }
    }
  }

  func forEachLine(
    _ damage: inout DamageReport, _ body: (JournalLine, Int) -> Void
  ) throws(SystemError) {
    var lines = ForwardLines(file.descriptor, fileSystem: fileSystem)
    while let line = try lines.next() { try read(line, &damage, body) }
  }

  /// Passes on the records of all lines that contain one of `texts`, in order.
  func readLines(containing texts: [[UInt8]], _ body: (Record) -> Void) throws(SystemError) {
    var lines = ForwardLines(file.descriptor, fileSystem: fileSystem)
    var ignored = DamageReport()
    while let line = try lines.next() {
      guard texts.contains(where: line.bytes.contains) else { continue }
      try read(line, &ignored) { parsed, _ in
        if case .record(let record) = parsed.content { body(record) }
      }
    }
  }

  /// A window onto the lines of this file, which must outlive it.
  func window() -> LineWindow { LineWindow(file.descriptor, fileSystem: fileSystem) }

  /// `nil` if the line at `offset` is damaged or gone.
  func record(at offset: Int, in window: inout LineWindow) throws(SystemError) -> Record? {
    var ignored = DamageReport()
    var record: Record?
    try read(try window.line(at: offset), &ignored) { parsed, place in
      if place == offset, case .record(let found) = parsed.content { record = found }
    }
    return record
  }

  /// The header of an import; `nil` for other files.
  func sealedHeader() throws(SystemError) -> SealedHeader? {
    guard Self.holds(".import-", name) else { return nil }
    var lines = ForwardLines(
      file.descriptor, fileSystem: fileSystem, blockSize: LineParser.longestLine)
    // The first line, unless the file was rearranged.
    while let line = try lines.next() {
      if let line = try? parser.parse(line.content), line.seal == .valid,
        case .header(let header) = line.content
      {
        return header
      }
    }
    return nil
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
    let parts = LineParser.parts(of: line.bytes)
    let hasControl = line.bytes.contains(where: LineParser.isControl)
    var isAnyLost = false
    for part in parts {
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
    // A millisecond: an active writer has one call left, a dead one has none.
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
    if line.seal == .stale { note(.checksum, at: offset, &damage) }
    if case .unknown = line.content { note(.unknownOperation, at: offset, &damage) }
  }

  private func note(_ kind: Damage.Kind, at offset: Int, _ damage: inout DamageReport) {
    damage.append(Damage(file: name, offset: offset, kind: kind))
  }
}
