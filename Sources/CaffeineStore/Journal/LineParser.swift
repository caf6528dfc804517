/// Reads one line of a journal file; fields it does not know are passed over.
struct LineParser {
  /// The longest line, 64 KiB with its newline.
  static let longestLine = 65_536

  /// Why a line says nothing.
  enum Failure: Error {
    case syntax
    case value
  }

  private let device: String

  /// A parser of the lines in the file of `device`.
  init(device: String) {
    self.device = device
  }

  /// What `line`, without its newline, says.
  ///
  /// O(n), about 0.4 µs for a usual line.
  @inline(__always)
  func parse(_ line: UnsafeRawBufferPointer) throws(Failure) -> JournalLine {
    let fields = try Self.fields(of: line)
    guard let operation = fields.operation, let stamp = Stamp(validating: fields.stamp) else {
      throw .value
    }
    return JournalLine(
      content: try content(operation, fields, stamp), seal: Self.seal(of: line, fields),
      stamp: stamp)
  }

  @inline(__always)
  private func content(
    _ operation: JSONCursor.Text, _ fields: Fields, _ stamp: Stamp
  ) throws(Failure) -> JournalLine.Content {
    if operation.equals("add") {
      return record(.add(JournalEntry(line: try Self.intake(fields))), fields, stamp)
    }
    if operation.equals("edit") {
      return record(.edit(JournalEntry(line: try Self.intake(fields))), fields, stamp)
    }
    if operation.equals("del") { return record(.remove(try Self.id(fields)), fields, stamp) }
    if operation.equals("undo") {
      return record(.undo(try Self.id(fields), of: try Self.undone(fields)), fields, stamp)
    }
    guard operation.equals("seg") else { return .unknown }
    return .header(try Self.header(fields, stamp))
  }

  @inline(__always)
  private func record(
    _ change: Record.Change, _ fields: Fields, _ stamp: Stamp
  ) -> JournalLine.Content {
    .record(Record(change, stamp: stamp, device: device, isNewer: fields.version > 1))
  }
}

extension LineParser {
  /// Whether a line of ours has no such byte in it: JSON escapes them all.
  static func isControl(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != 0x09 && byte != 0x0D
  }

  /// What in a line that is no complete one may be lines by themselves; O(n).
  ///
  /// A new one begins after a control byte, and with each `{"v":`, which is how every line of ours
  /// begins and what no text in JSON can hold, its quotes being escaped. It ends with its last `}`.
  static func parts(of line: UnsafeRawBufferPointer) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = 0
    func close(at end: Int) {
      let part = line.slice(start..<end)
      if part.isBlank { return }
      let last = part.lastIndex(of: UInt8(ascii: "}"), before: part.count)
      parts.append(start..<(last.map { start + $0 + 1 } ?? end))
    }
    for place in line.indices {
      let isControl = isControl(line[place])
      guard isControl || isBeginning(line, place) else { continue }
      close(at: place)
      start = isControl ? place + 1 : place
    }
    close(at: line.count)
    return parts
  }

  /// The stamp of the last line with a right checksum in `bytes`, which holds one unless it is
  /// broken.
  func lastStamp(in bytes: UnsafeRawBufferPointer) -> Stamp? {
    // Only sealed: the stamp of a torn line may be the year 2200, and nothing could follow it.
    if let line = try? parse(bytes), line.seal == .valid { return line.stamp }
    for part in Self.parts(of: bytes).reversed() {
      if let line = try? parse(bytes.slice(part)), line.seal == .valid { return line.stamp }
    }
    return nil
  }

  private static func isBeginning(_ line: UnsafeRawBufferPointer, _ place: Int) -> Bool {
    line[place] == UInt8(ascii: "{") && line.count - place > 5
      && line[place + 1] == UInt8(ascii: "\"") && line[place + 2] == UInt8(ascii: "v")
      && line[place + 3] == UInt8(ascii: "\"") && line[place + 4] == UInt8(ascii: ":")
  }
}
