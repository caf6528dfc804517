import CaffeineDomain

/// Parses a line of a journal file and skips unknown fields.
struct LineParser {
  /// 64 KiB, including the newline.
  static let longestLine = 65_536

  /// The reason why a line has no content.
  enum Failure: Error {
    case syntax
    case value
  }

  /// The owner of the file of the lines.
  let device: String

  /// Parses a line without its newline.
  ///
  /// O(n) for the bytes of a line.
  @inline(__always)
  func parse(_ line: UnsafeRawBufferPointer) throws(Failure) -> JournalLine {
    let fields = try Fields(of: line)
    let stamp = try Self.stamp(fields.number(.stamp) ?? 0)
    let (isIntact, checksum) = Self.seal(of: line, try fields.text(.checksum))
    let place = try fields.number(.place)
    return JournalLine(
      content: try content(fields, stamp, checksum), isIntact: isIntact, stamp: stamp,
      place: place.flatMap { Int(exactly: $0) })
  }

  @inline(__always)
  private func content(
    _ fields: Fields, _ stamp: Stamp, _ checksum: UInt32
  ) throws(Failure) -> JournalLine.Content {
    let operation = try fields.string(.operation)
    let change: Record.Change
    switch operation {
    case "add": change = .add(try Self.intake(fields))
    case "edit": change = .edit(try Self.intake(fields))
    case "del", "undo": change = .remove(try Self.id(fields))
    case "seg":
      let after = try Self.stamp(fields.number(.after) ?? 0)
      guard let count = Int(exactly: try fields.number(.count) ?? 0), count >= 0 else {
        throw .value
      }
      return .header(SealedHeader(after: after, stamp: stamp, count: count))
    case nil: throw .value
    default: return .unknown
    }
    var record = Record(change, stamp: stamp, device: device)
    record.isNewer = try fields.number(.version) ?? 1 > 1
    if let command = try fields.number(.command) { record.command = try Self.stamp(command) }
    let undone = try fields.number(.undone)
    if operation == "undo" {
      record.takesAway = try Self.stamp(undone)
    } else if let undone {
      record.takesBack = try Self.stamp(undone)
    }
    record.checksum = checksum
    return .record(record)
  }

  /// The stamp of this or another line, required where it is asked for.
  private static func stamp(_ number: Double?) throws(Failure) -> Stamp {
    guard let stamp = number.flatMap({ Int64(exactly: $0) }).flatMap(Stamp.init(validating:))
    else { throw .value }
    return stamp
  }

  /// The id, required for every change.
  private static func id(_ fields: Fields) throws(Failure) -> IntakeID {
    guard let text = try fields.text(.id),
      let id = text.isEscaped ? text.string.flatMap({ IntakeID($0) }) : IntakeID(utf8: text.bytes)
    else { throw .value }
    return id
  }

  /// The fields of a drink that a journal may keep; empty texts are missing ones.
  private static func intake(_ fields: Fields) throws(Failure) -> Intake {
    let milliliters = try fields.number(.milliliters)
    let volume = milliliters.flatMap { Milliliters($0) }
    guard let start = try fields.number(.start),
      let amount = try fields.number(.milligrams).flatMap({ Milligrams($0) }),
      (milliliters == nil) == (volume == nil),
      let offset = Int(exactly: (try fields.number(.offset) ?? 0).rounded(.towardZero))
    else { throw .value }
    let drink = try fields.string(.drink).orNone
    guard let name = try fields.string(.name) ?? drink else { throw .value }
    let intake = Intake(
      id: try id(fields), drink: drink, name: name.isEmpty ? drink ?? EntryReader.unnamed : name,
      amount: amount, isGiven: try fields.number(.given) == 1, volume: volume,
      start: Date(timeIntervalSince1970: start), duration: try fields.number(.duration) ?? 0,
      timeZoneIdentifier: try fields.string(.zone).orNone, secondsFromGMT: offset,
      note: try fields.string(.note).orNone)
    guard intake.objection == nil else { throw .value }
    return intake
  }

  /// Compares the checksum with that of the bytes before `,"crc":`; returns that too, or for a line
  /// without one that of the line.
  private static func seal(
    of line: UnsafeRawBufferPointer, _ text: JSONCursor.Text?
  ) -> (isIntact: Bool?, checksum: UInt32) {
    guard let text else { return (nil, Checksum.crc32c(line)) }
    // Must be last, as it does not cover what follows: with its key and the brace 18 bytes.
    let end = line.count - 18
    guard end > 0, text.bytes.count == 8,
      UnsafeRawPointer(text.bytes.baseAddress) == line.baseAddress.map({ $0 + end + 8 })
    else { return (false, Checksum.crc32c(line)) }
    let checksum = Checksum.crc32c(line.slice(0..<end))
    let written = UInt32(String(decoding: text.bytes, as: UTF8.self), radix: 16)
    return (written == checksum, checksum)
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
      guard isControl || line[place...].starts(with: "{\"v\":".utf8) else { continue }
      close(at: place)
      start = isControl ? place + 1 : place
    }
    close(at: line.count)
    return parts
  }
}

/// A line of a journal file, as it was read.
struct JournalLine {
  enum Content {
    case record(Record)
    /// The first line of a sealed file.
    case header(SealedHeader)
    /// An operation that this version does not know.
    case unknown
  }

  var content: Content
  /// Whether its checksum is right; if not it was edited by hand, or damaged; `nil` without one, as
  /// in a line written by hand.
  var isIntact: Bool?
  /// Also set for an unknown operation.
  var stamp: Stamp
  /// The offset in its file at which it was written; `nil` in lines of older versions.
  var place: Int?
}

/// The members of a line with known keys, in its order.
private struct Fields {
  private enum Value {
    case text(JSONCursor.Text)
    case number(Double)
  }

  private var members: [(key: Key, value: Value)] = []

  init(of line: UnsafeRawBufferPointer) throws(LineParser.Failure) {
    members.reserveCapacity(20)
    guard var cursor = JSONCursor(line), cursor.peek == UInt8(ascii: "{"),
      cursor.items({ cursor, name in
        guard let key = name.flatMap(Key.init) else { return cursor.value() != nil }
        guard let value = Self.value(&cursor) else { return false }
        members.append((key, value))
        return true
      }), cursor.isAtEnd
    else { throw .syntax }
  }

  @inline(__always)
  private static func value(_ cursor: inout JSONCursor) -> Value? {
    cursor.peek == UInt8(ascii: "\"")
      ? cursor.text().map(Value.text) : cursor.number().map(Value.number)
  }

  /// A number, of several members with the key the last; `nil` without one.
  func number(_ key: Key) throws(LineParser.Failure) -> Double? {
    switch members.last(where: { $0.key == key })?.value {
    case .number(let number): return number
    case .text: throw .value
    case nil: return nil
    }
  }

  /// A text, like a number.
  func text(_ key: Key) throws(LineParser.Failure) -> JSONCursor.Text? {
    switch members.last(where: { $0.key == key })?.value {
    case .text(let text): return text
    case .number: throw .value
    case nil: return nil
    }
  }

  func string(_ key: Key) throws(LineParser.Failure) -> String? {
    guard let text = try text(key) else { return nil }
    guard let string = text.string else { throw .value }
    return string
  }

  /// The keys, with their ASCII bytes as one number, for a single switch.
  enum Key: UInt64 {
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

extension String? {
  /// `nil` for an empty text, which means the same and which CSV cannot distinguish.
  fileprivate var orNone: String? { flatMap { $0.isEmpty ? nil : $0 } }
}
