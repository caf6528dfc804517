import CivilTime

/// Reads JSON: the object that `IntakeExport` writes, bare arrays, entries one after another, and
/// what other programs save.
struct JSONImport {
  private var reader: EntryReader
  private var cursor: JSONCursor
  private let start: UnsafePointer<UInt8>

  /// The members that hold entries: ours; stim's; those of the caffeine tracker for Home
  /// Assistant; and what else a list of drinks may be called.
  private static let lists: Set<String> = [
    "intakes", "doses", "events", "entries", "drinks", "logs", "data",
  ]

  /// The intakes in `bytes`.
  ///
  /// Throws `StoreError.malformedImport` when they are not JSON to the end.
  static func intakes(
    in bytes: UnsafeRawBufferPointer, clock: WallClock
  ) throws(StoreError) -> ImportedIntakes {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.slice(3..<bytes.count) : bytes
    guard let cursor = JSONCursor(text) else { return ImportedIntakes() }
    var reading = JSONImport(cursor, clock)
    while !reading.cursor.isAtEnd {
      guard reading.readTop() else {
        let offset = reading.cursor.next - reading.start
        throw .malformedImport(detail: "the JSON is cut short or invalid", offset: offset)
      }
    }
    return reading.reader.imported
  }

  private init(_ cursor: JSONCursor, _ clock: WallClock) {
    self.cursor = cursor
    start = cursor.next
    let instants = InstantReader(clock: clock, order: .dayFirst)
    reader = EntryReader(instants: instants, keepsIDs: Self.isOwn(cursor))
  }

  /// Whether this is an object of our own making, whose ids are ours.
  private static func isOwn(_ start: JSONCursor) -> Bool {
    var cursor = start
    guard cursor.take(UInt8(ascii: "{")), let key = cursor.text() else { return false }
    return key.equals("intakes")
  }

  /// Passes an array of entries, an object with such an array in it, or one entry.
  private mutating func readTop() -> Bool {
    switch cursor.peek {
    case UInt8(ascii: "["): readArray()
    case UInt8(ascii: "{"): readObject()
    default: false
    }
  }

  /// Home Assistant wraps what an integration stores in an object named `data`.
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
    if case .object(let members) = value {
      reader.read(EntryFields(members))
    } else {
      reader.skip(because: "it is not a JSON object")
    }
    return true
  }
}
