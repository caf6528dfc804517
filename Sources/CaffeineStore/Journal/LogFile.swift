import CaffeineDomain

/// One file of the folder `log`, open for reading.
struct LogFile: ~Copyable {
  /// Its name in the folder, escaped by whoever shows it.
  let name: String
  /// Its length when it was opened; lines that are written later are not read.
  let size: Int

  private let file: OpenFile
  private let fileSystem: any FileSystem
  private let parser: LineParser

  /// Opens the file `name` of `folder`; `nil` when it is gone or no plain file.
  init?(
    _ name: String, in folder: FileDescriptor, fileSystem: any FileSystem
  ) throws(SystemError) {
    let file: OpenFile
    do throws(SystemError) {
      file = OpenFile(try fileSystem.open(name, in: folder, for: .reading), fileSystem)
    } catch {
      if error == .notFound { return nil }
      throw error
    }
    let status = try fileSystem.status(of: file.descriptor)
    guard status.isRegular else { return nil }
    self.name = name
    self.file = file
    self.fileSystem = fileSystem
    size = status.size
    parser = LineParser(device: Self.device(of: name))
  }

  /// Whether a file of the folder `log` holds records: also the copies that programs for file
  /// synchronisation make of conflicting versions, but no hidden drafts.
  static func isLog(_ name: String) -> Bool {
    !name.hasPrefix(".") && holds(".jsonl", name)
  }

  /// Whether a name has `part` in it; the library's `contains` for strings builds a searcher whose
  /// types cost each start of the command 70 µs.
  private static func holds(_ part: StaticString, _ name: String) -> Bool {
    let length = part.utf8CodeUnitCount
    var rest = name.utf8[...]
    while rest.count >= length {
      if part.withUTF8Buffer({ rest.starts(with: $0) }) { return true }
      rest.removeFirst()
    }
    return false
  }

  /// Whether one of our devices made a file of this name.
  static func isOwnName(_ name: String) -> Bool {
    let rest = name.dropFirst(device(of: name).count)
    if rest == ".jsonl" { return true }
    guard rest.hasPrefix(".import-"), rest.hasSuffix(".jsonl") else { return false }
    return rest.dropFirst(8).dropLast(6).allSatisfy { Device.isAllowed($0) }
  }

  /// The device whose records a file holds: its name up to the first character that no device
  /// has in its name.
  static func device(of name: String) -> String {
    String(name.prefix { Device.isAllowed($0) })
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
    let earliest = Stamp(milliseconds: start * 1000 - Stamp.longestPlan)
    let isOrdered = try isOrderedSeal()
    var lines = BackwardLines(
      file.descriptor, size: size, fileSystem: fileSystem, blockSize: blockSize)
    var hasRoom = false
    while let line = try lines.next() {
      if !hasRoom, size - line.offset > Self.longTail {
        hasRoom = true
        replay.reserve(line.offset / Self.shortLine)
      }
      guard let parsed = content(of: line, &damage) else { continue }
      let isBelieved = parsed.seal == .valid
      var isBefore = parsed.stamp < earliest
      if case .record(let record) = parsed.content {
        if isOrdered, let state = record.state {
          isBefore = state.start < Date(timeIntervalSince1970: Double(start))
        }
        replay.merge(record)
        body(record, line.offset)
      }
      if isBefore, isBelieved { return }
    }
  }

  /// Hands over what every line says, with its offset, from the first to the last.
  func forEachLine(
    _ damage: inout DamageReport, _ body: (JournalLine, Int) -> Void
  ) throws(SystemError) {
    var lines = ForwardLines(file.descriptor, fileSystem: fileSystem)
    while let line = try lines.next() {
      if let parsed = content(of: line, &damage) { body(parsed, line.offset) }
    }
  }

  /// Hands over the records of all lines that contain `bytes`, from the first to the last.
  func readLines(
    containing bytes: [UInt8], _ body: (Record) -> Void
  ) throws(SystemError) {
    var lines = ForwardLines(file.descriptor, fileSystem: fileSystem)
    var ignored = DamageReport()
    while let line = try lines.next() {
      guard line.bytes.contains(bytes),
        case .record(let record) = content(of: line, &ignored)?.content
      else { continue }
      body(record)
    }
  }

  /// Hands over the records from the last to the first, as long as `body` wants more.
  func readBackwards(_ body: (Record) -> Bool) throws(SystemError) {
    var lines = BackwardLines(file.descriptor, size: size, fileSystem: fileSystem)
    var ignored = DamageReport()
    while let line = try lines.next() {
      guard case .record(let record) = content(of: line, &ignored)?.content else { continue }
      guard body(record) else { return }
    }
  }

  /// A window on the lines of this file, which must outlive it.
  func window() -> LineWindow { LineWindow(file.descriptor, fileSystem: fileSystem) }

  /// The record of the line at `offset`, if there is one.
  func record(at offset: Int, in window: inout LineWindow) throws(SystemError) -> Record? {
    var ignored = DamageReport()
    let line = content(of: try window.line(at: offset), &ignored)
    guard case .record(let record)? = line?.content else { return nil }
    return record
  }

  /// Whether the first line vouches that additions follow in the order of their starts.
  private func isOrderedSeal() throws(SystemError) -> Bool {
    guard Self.holds(".import-", name) else { return false }
    let buffer = ByteBuffer(capacity: 256)
    let count = try fileSystem.read(file.descriptor, into: buffer.bytes, at: 0)
    let bytes = UnsafeRawBufferPointer(buffer.bytes).slice(0..<count)
    guard let end = bytes.firstIndex(of: FileLine.newline, from: 0),
      let line = try? parser.parse(FileLine(bytes: bytes.slice(0..<end), offset: 0).content),
      line.seal == .valid,
      case .header(let header) = line.content
    else { return false }
    return header.isOrdered
  }

  /// What a line says, its damage noted; `nil` when it says nothing.
  @inline(__always)  // spares two moves of a record a line
  private func content(of line: FileLine, _ damage: inout DamageReport) -> JournalLine? {
    func note(_ kind: Damage.Kind) {
      damage.append(Damage(file: name, offset: line.offset, kind: kind))
    }
    guard !line.isTooLong else {
      note(.tooLong)
      return nil
    }
    do throws(LineParser.Failure) {
      let parsed = try parser.parse(line.content)
      if parsed.seal == .stale { note(.checksum) }
      if case .unknown = parsed.content { note(.unknownOperation) }
      return parsed
    } catch {
      if line.bytes.isBlank { return nil }
      let control = line.bytes.lastIndex { $0 < 0x20 && $0 != 0x09 && $0 != 0x0D }
      guard let control else {
        note(error == .value ? .badValue : .unreadable)
        return nil
      }
      note(.controlBytes)
      return try? parser.parse(line.bytes.slice(control + 1..<line.bytes.count))
    }
  }
}
