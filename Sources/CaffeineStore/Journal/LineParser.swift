/// Parses a line of a journal file and skips unknown fields.
struct LineParser {
  /// 64 KiB, including the newline.
  static let longestLine = 65_536

  /// The reason why a line has no content.
  enum Failure: Error {
    case syntax
    case value
  }

  private let device: String

  /// `device` owns the file of the lines.
  init(device: String) { self.device = device }

  /// Parses a line without its newline.
  ///
  /// O(n), about 0.4 µs for a typical line.
  @inline(__always)
  func parse(_ line: UnsafeRawBufferPointer) throws(Failure) -> JournalLine {
    let fields = try Self.fields(of: line)
    guard let operation = fields.operation, let stamp = Stamp(validating: fields.stamp) else {
      throw .value
    }
    let (seal, checksum) = Self.seal(of: line, fields)
    return JournalLine(
      content: try content(operation, fields, stamp, checksum), seal: seal, stamp: stamp,
      place: fields.place.flatMap { Int(exactly: $0) })
  }

  @inline(__always)
  private func content(
    _ operation: JSONCursor.Text, _ fields: Fields, _ stamp: Stamp, _ checksum: UInt32
  ) throws(Failure) -> JournalLine.Content {
    let change: Record.Change
    if operation.equals("add") {
      change = .add(try Self.intake(fields))
    } else if operation.equals("edit") {
      change = .edit(try Self.intake(fields))
    } else if operation.equals("del") || operation.equals("undo") {
      change = .remove(try Self.id(fields))
    } else if operation.equals("seg") {
      return .header(try Self.header(fields, stamp))
    } else {
      return .unknown
    }
    var record = Record(change, stamp: stamp, device: device, isNewer: fields.version > 1)
    if let command = fields.command { record.command = try Self.stamp(command) }
    if operation.equals("undo") {
      record.takesAway = try Self.stamp(fields.undone)
    } else if let undone = fields.undone {
      record.takesBack = try Self.stamp(undone)
    }
    record.checksum = checksum
    return .record(record)
  }

  /// A byte that never occurs in our lines: JSON escapes control characters.
  static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 && byte != 0x09 && byte != 0x0D }

  /// Splits an incomplete line into parts that may be lines themselves; O(n).
  ///
  /// A part begins after a control byte and at each `{"v":`, the start of all our lines, which
  /// cannot occur in JSON text because of its quotes. It ends at its last `}`.
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

  private static func isBeginning(_ line: UnsafeRawBufferPointer, _ place: Int) -> Bool {
    line[place] == UInt8(ascii: "{") && line.count - place > 5
      && line[place + 1] == UInt8(ascii: "\"") && line[place + 2] == UInt8(ascii: "v")
      && line[place + 3] == UInt8(ascii: "\"") && line[place + 4] == UInt8(ascii: ":")
  }

  struct Fields {
    var version = 1.0
    var operation: JSONCursor.Text?
    var id: JSONCursor.Text?
    var stamp = 0.0
    var start: Double?
    var zone: JSONCursor.Text?
    var offset = 0.0
    var drink: JSONCursor.Text?
    var name: JSONCursor.Text?
    var milligrams: Double?
    var given = 0.0
    var milliliters: Double?
    var duration = 0.0
    var note: JSONCursor.Text?
    var undone: Double?
    var command: Double?
    var after = 0.0
    var count = 0.0
    var place: Double?
    var checksum: JSONCursor.Text?
  }

  static func fields(of line: UnsafeRawBufferPointer) throws(Failure) -> Fields {
    guard var cursor = JSONCursor(line), cursor.take(UInt8(ascii: "{")) else { throw .syntax }
    var fields = Fields()
    if !cursor.take(UInt8(ascii: "}")) {
      repeat {
        guard let key = cursor.text(), cursor.take(UInt8(ascii: ":")) else { throw .syntax }
        try read(key, from: &cursor, into: &fields)
      } while cursor.take(UInt8(ascii: ","))
      guard cursor.take(UInt8(ascii: "}")) else { throw .syntax }
    }
    guard cursor.isAtEnd else { throw .syntax }
    return fields
  }

  private static func read(
    _ key: JSONCursor.Text, from cursor: inout JSONCursor, into fields: inout Fields
  ) throws(Failure) {
    switch Key(key) {
    case .version: fields.version = try number(&cursor)
    case .operation: fields.operation = try text(&cursor)
    case .id: fields.id = try text(&cursor)
    case .stamp: fields.stamp = try number(&cursor)
    case .start: fields.start = try number(&cursor)
    case .zone: fields.zone = try text(&cursor)
    case .offset: fields.offset = try number(&cursor)
    case .drink: fields.drink = try text(&cursor)
    case .name: fields.name = try text(&cursor)
    case .milligrams: fields.milligrams = try number(&cursor)
    case .given: fields.given = try number(&cursor)
    case .milliliters: fields.milliliters = try number(&cursor)
    case .duration: fields.duration = try number(&cursor)
    case .note: fields.note = try text(&cursor)
    case .undone: fields.undone = try number(&cursor)
    case .command: fields.command = try number(&cursor)
    case .after: fields.after = try number(&cursor)
    case .count: fields.count = try number(&cursor)
    case .place: fields.place = try number(&cursor)
    case .checksum: fields.checksum = try text(&cursor)
    case nil: guard cursor.skipValue() else { throw .syntax }
    }
  }

  private static func number(_ cursor: inout JSONCursor) throws(Failure) -> Double {
    guard let number = cursor.number() else { throw .syntax }
    return number
  }

  private static func text(_ cursor: inout JSONCursor) throws(Failure) -> JSONCursor.Text {
    guard let text = cursor.text() else { throw .syntax }
    return text
  }

  /// The keys, with their ASCII bytes as one number, for a single switch.
  private enum Key: UInt64 {
    case version = 0x76  // v
    case operation = 0x6F70  // op
    case id = 0x6964  // id
    case stamp = 0x686C63  // hlc
    case start = 0x6174  // at
    case zone = 0x747A  // tz
    case offset = 0x6F6666  // off
    case drink = 0x6472696E6B  // drink
    case name = 0x6E616D65  // name
    case milligrams = 0x6D67  // mg
    case given = 0x676976656E  // given
    case milliliters = 0x6D6C  // ml
    case duration = 0x6F766572  // over
    case note = 0x6E6F7465  // note
    case undone = 0x756E646F  // undo
    case command = 0x636D64  // cmd
    case after = 0x6166746572  // after
    case count = 0x636F756E74  // count
    case place = 0x706F73  // pos
    case checksum = 0x637263  // crc

    /// `nil` for an unknown key.
    init?(_ text: JSONCursor.Text) {
      // A ninth byte would shift the first out, and a long key could equal a short one.
      guard text.bytes.count <= 8 else { return nil }
      self.init(rawValue: text.bytes.reduce(0) { $0 << 8 | UInt64($1) })
    }
  }
}
