import CaffeineDomain

/// One file of the folder `log`, open for reading.
struct LogFile: ~Copyable {
  /// Its name in the folder, escaped by whoever shows it.
  let name: String
  /// Its length when it was opened; lines that are written later are not read.
  var size: Int { status.size }
  /// What it was when it was opened.
  let status: FileStatus

  private let file: OpenFile
  private let fileSystem: any FileSystem
  private let parser: LineParser

  /// Opens the file `name` of `folder`; `nil` when it is gone.
  ///
  /// Throws `symbolicLink` for what is no plain file, and `notText` for a name that is not UTF-8.
  init?(_ name: String, in folder: FileDescriptor, fileSystem: any FileSystem) throws(SystemError) {
    let file: OpenFile
    do throws(SystemError) {
      file = OpenFile(try fileSystem.open(name, in: folder, for: .reading), fileSystem)
    } catch {
      guard error == .notFound else { throw error }
      // What stands in place of bytes that are not UTF-8 names another file, which is not there.
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
}

extension LogFile {
  /// The length of a short line, which tells how many there are at most: room that is not used costs
  /// nothing, room that has to grow is there twice for a moment.
  private static let shortLine = 128
  /// How much of a file is read before it is taken that all of it will be.
  private static let longTail = 1 << 22

  /// Merges every record into `replay` and hands it over with its offset, in O(size).
  func readAll(
    into replay: inout Replay, _ damage: inout DamageReport,
    _ body: (borrowing Record, Int) -> Void
  ) throws(SystemError) {
    replay.reserve(size / Self.shortLine)
    try forEachLine(&damage) { line, offset in
      guard case .record(let record) = line.content else { return }
      replay.merge(record)
      body(record, offset)
    }
  }

  /// Merges the records at the end of the file into `replay` and hands them over with their offsets:
  /// all that matter for intakes that start at or after `start`, in seconds since 1970.
  ///
  /// Whatever starts then was recorded at most 48 h earlier, and what changes or removes it was
  /// recorded later still. Stamps never fall within a file; so the first line of a lower stamp
  /// proves the rest irrelevant. A sealed file in the order of the starts tells it by those.
  /// Only a line with a matching checksum is believed in this.
  func readTail(
    since start: Int64, blockSize: Int, into replay: inout Replay, _ damage: inout DamageReport,
    _ body: (borrowing Record, Int) -> Void
  ) throws(SystemError) {
    let earliest = start * 1000 - Stamp.longestPlan
    let isOrdered = try sealedHeader()?.isOrdered ?? false
    var lines = BackwardLines(
      file.descriptor, size: size, fileSystem: fileSystem, blockSize: blockSize)
    var hasRoom = false
    while let line = try lines.next() {
      if !hasRoom, size - line.offset > Self.longTail {
        hasRoom = true
        replay.reserve(line.offset / Self.shortLine)
      }
      var isEnough = false
      try read(line, &damage) { parsed, offset in
        var isBefore = parsed.stamp.milliseconds < earliest
        let isBelieved = parsed.seal == .valid
        if case .record(let record) = parsed.content {
          if isOrdered, let state = record.state {
            isBefore = state.start < Date(timeIntervalSince1970: Double(start))
          }
          replay.merge(record)
          body(record, offset)
        }
        // By hand anyone can write a stamp of 1970, and all that stands above it would be gone.
        isEnough = isEnough || isBefore && isBelieved
      }
      if isEnough { return }
    }
  }

  /// Hands over what every line says, with its offset, from the first to the last.
  func forEachLine(
    _ damage: inout DamageReport, _ body: (JournalLine, Int) -> Void
  ) throws(SystemError) {
    var lines = ForwardLines(file.descriptor, fileSystem: fileSystem)
    while let line = try lines.next() { try read(line, &damage, body) }
  }

  /// Hands over the records of all lines that contain `bytes`, from the first to the last.
  func readLines(containing bytes: [UInt8], _ body: (Record) -> Void) throws(SystemError) {
    var lines = ForwardLines(file.descriptor, fileSystem: fileSystem)
    var ignored = DamageReport()
    while let line = try lines.next() {
      guard line.bytes.contains(bytes) else { continue }
      try read(line, &ignored) { parsed, _ in
        if case .record(let record) = parsed.content { body(record) }
      }
    }
  }

  /// Hands over the records from the last to the first, as long as `body` wants more.
  func readBackwards(_ body: (Record) -> Bool) throws(SystemError) {
    var lines = BackwardLines(file.descriptor, size: size, fileSystem: fileSystem)
    var ignored = DamageReport()
    while let line = try lines.next() {
      var records: [Record] = []
      try read(line, &ignored) { parsed, _ in
        if case .record(let record) = parsed.content { records.append(record) }
      }
      for record in records.reversed() { guard body(record) else { return } }
    }
  }

  /// A window on the lines of this file, which must outlive it.
  func window() -> LineWindow { LineWindow(file.descriptor, fileSystem: fileSystem) }

  /// `nil` where the line at `offset` is damaged, or is no longer there.
  func record(at offset: Int, in window: inout LineWindow) throws(SystemError) -> Record? {
    var ignored = DamageReport()
    var record: Record?
    try read(try window.line(at: offset), &ignored) { parsed, place in
      if place == offset, case .record(let found) = parsed.content { record = found }
    }
    return record
  }

  /// What the first line of an import vouches for, `nil` for other files.
  func sealedHeader() throws(SystemError) -> SealedHeader? {
    guard Self.holds(".import-", name) else { return nil }
    // A header of ours has about 150 bytes, of the largest numbers too.
    let buffer = FileBuffer(capacity: 256)
    let count = try fileSystem.read(file.descriptor, into: buffer.bytes, at: 0)
    let bytes = UnsafeRawBufferPointer(buffer.bytes).slice(0..<count)
    guard let end = bytes.firstIndex(of: FileLine.newline, from: 0),
      let line = try? parser.parse(FileLine(bytes: bytes.slice(0..<end), offset: 0).content),
      line.seal == .valid,
      case .header(let header) = line.content
    else { return nil }
    return header
  }

  /// Hands over what a line says, with its offset, its damage noted.
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

  /// Hands over what is left of a line that is no complete one.
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

  /// Reads the last line of the file once more, a little later: its writer may have been halfway.
  ///
  /// False when it is torn for good.
  private func readAgain(
    _ line: FileLine, _ damage: inout DamageReport, _ body: (JournalLine, Int) -> Void
  ) throws(SystemError) -> Bool {
    // A millisecond: a writer that is halfway has one call to go, and one that died has none.
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
