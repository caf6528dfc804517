import CaffeineDomain
import JSONValues

/// Reads JSON: the object of `IntakeExport`, arrays, sequences of entries, and the files of other
/// programs.
struct JSONImport {
  /// Receives an entry, or `nil` for a value that is not an object.
  private let visit: (EntryFields?) -> Void
  private var cursor: JSONCursor
  private let start: UnsafePointer<UInt8>

  /// Members that contain entries: ours, stim's, those of the caffeine tracker for Home Assistant,
  /// and other likely names.
  private static let lists: Set<String> = [
    "intakes", "doses", "events", "entries", "drinks", "logs", "data",
  ]

  /// Reads the intakes in `bytes`.
  ///
  /// Throws `StoreError.malformedImport` unless they are JSON to the end.
  static func intakes(
    in bytes: UnsafeRawBufferPointer, rules: ImportRules
  ) throws(StoreError) -> ImportedIntakes {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.slice(3..<bytes.count) : bytes
    guard let cursor = JSONCursor(text) else { return ImportedIntakes() }
    var dates = DateOrderEvidence()
    try forEachEntry(from: cursor) { entry in
      if let entry { dates.note(entry) }
    }
    // A second pass: the last date of the file may decide what 3/4 means.
    var reader = try EntryReader(rules, dates: dates, keepsIDs: isOwn(cursor))
    try forEachEntry(from: cursor) { entry in
      if let entry { reader.read(entry) } else { reader.skip(because: .noObject) }
    }
    return reader.imported
  }

  private static func forEachEntry(
    from cursor: JSONCursor, _ visit: @escaping (EntryFields?) -> Void
  ) throws(StoreError) {
    var reading = JSONImport(visit: visit, cursor: cursor, start: cursor.next)
    while !reading.cursor.isAtEnd {
      guard reading.readTop() else {
        let offset = reading.cursor.next - reading.start
        throw .malformedImport(detail: "the JSON is cut short or invalid", offset: offset)
      }
    }
  }

  /// Whether the object is one of our exports, whose ids are ours.
  private static func isOwn(_ start: JSONCursor) -> Bool {
    var cursor = start
    guard cursor.take(UInt8(ascii: "{")), let key = cursor.text() else { return false }
    // The id `1` of another program would mean the same drink in each of its files.
    return key.equals("intakes")
  }

  /// Parses an array of entries, an object with such an array, or a single entry.
  private mutating func readTop() -> Bool {
    switch cursor.peek {
    case UInt8(ascii: "["): readArray()
    case UInt8(ascii: "{"): readObject()
    default: false
    }
  }

  /// Home Assistant wraps an integration's data in an object named `data`.
  private mutating func readObject(isWrapped: Bool = false) -> Bool {
    let before = cursor
    guard cursor.take(UInt8(ascii: "{")) else { return false }
    if cursor.take(UInt8(ascii: "}")) { return true }
    var hasList = false
    repeat {
      guard let key = cursor.text()?.string, cursor.take(UInt8(ascii: ":")) else { return false }
      if Self.lists.contains(key), cursor.peek == UInt8(ascii: "[") {
        hasList = true
        guard readArray() else { return false }
      } else if key == "data", cursor.peek == UInt8(ascii: "{"), !isWrapped {
        hasList = true
        guard readObject(isWrapped: true) else { return false }
      } else {
        guard cursor.skipValue() else { return false }
      }
    } while cursor.take(UInt8(ascii: ","))
    guard cursor.take(UInt8(ascii: "}")) else { return false }
    // An object without a list is an entry itself, as in files with one object per line.
    if hasList { return true }
    cursor = before
    return readEntry()
  }

  private mutating func readArray() -> Bool {
    guard cursor.take(UInt8(ascii: "[")) else { return false }
    if cursor.take(UInt8(ascii: "]")) { return true }
    repeat {
      guard readEntry() else { return false }
    } while cursor.take(UInt8(ascii: ","))
    return cursor.take(UInt8(ascii: "]"))
  }

  private mutating func readEntry() -> Bool {
    guard let value = cursor.value() else { return false }
    if case .object(let members) = value { visit(EntryFields(members)) } else { visit(nil) }
    return true
  }
}

/// Reads the lines of a journal; edits and removals count as in the journal itself.
enum JSONLinesImport {
  /// The intakes that remain after all lines.
  static func intakes(in bytes: UnsafeRawBufferPointer, rules: ImportRules) -> ImportedIntakes {
    var replay = Replay()
    replay.begin(file: "")
    var states: [Intake?] = []
    var imported = ImportedIntakes()
    let parser = LineParser(device: "")
    var start = 0
    var number = 0
    while start < bytes.count {
      let end = bytes.firstIndex(of: FileLine.newline, from: start) ?? bytes.count
      let line = bytes.slice(start..<end)
      start = end + 1
      number += 1
      if line.isBlank { continue }
      switch try? parser.parse(line).content {
      case .record(let record):
        replay.merge(record)
        states.append(record.state)
      case .header: break
      case .unknown: imported.problems.append(.unknownKind, in: .entry(number))
      case nil: imported.problems.append(.damaged, in: .entry(number))
      }
    }
    for intake in replay.drinks().compactMap({ states[Int($0)] }) {
      imported.add(intake, from: .drink(intake.id), through: rules.latest, hasOwnID: true)
    }
    return imported
  }
}
