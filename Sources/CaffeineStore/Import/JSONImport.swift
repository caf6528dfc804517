import CaffeineDomain
import CaffeineJSON

/// Reads JSON: an array of objects, an object with exactly one such array, or one object a line.
///
/// The members of an object are its columns; nested ones are not read.
enum JSONImport {
  /// Reads the intakes in `bytes`.
  ///
  /// Throws `StoreError.malformedImport` unless they are JSON to the end, and
  /// `StoreError.unfitTable` for several lists and for members that do not fit.
  static func intakes(
    in bytes: UnsafeRawBufferPointer, rules: ImportRules
  ) throws(StoreError) -> ImportedIntakes {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.slice(3..<bytes.count) : bytes
    guard let start = JSONCursor(text) else { throw .unknownFormat(.empty) }
    func wrong(at cursor: JSONCursor) -> StoreError {
      .malformedImport(
        detail: "the JSON is cut short or invalid", offset: cursor.next - start.next)
    }
    var (cursor, end) = (start, start)
    guard let (lists, members) = lists(in: &end) else { throw wrong(at: end) }
    // An object with a moment is an entry, whatever list it has.
    let moments = [ImportColumn.at, .date].map { rules.layout.headers[$0] ?? $0.rawValue }
    guard lists.count < 2, lists.isEmpty || !members.contains(where: moments.contains) else {
      let names = lists.map(\.name)
      throw .unfitTable(UnfitTable(fault: .severalLists(names), headers: names))
    }
    // Behind an object with a list nothing follows; one without is an entry, and others may follow.
    if let list = lists.first, end.isAtEnd { cursor = list.cursor }
    let entries = cursor

    // A first pass for the columns: the last entry may have the first amount.
    var headers: [String] = []
    var known: Set<String> = []
    var count = 0
    let isValid = forEachEntry(from: &cursor) { members in
      count += 1
      for (name, _) in members ?? [] where known.insert(name).inserted { headers.append(name) }
    }
    guard isValid, lists.count == 1 || cursor.isAtEnd else { throw wrong(at: cursor) }
    if count == 0 { return ImportedIntakes(rules) }
    // Of our exports, whose ids are ours, the list has this name.
    let isOwn =
      lists.first?.name == "intakes"
      && known.isSuperset(of: ["id", "at", "milligrams", "utcOffset"])
    var reader = EntryReader(try rules.layout.table(of: headers, isOwn: isOwn), rules)
    cursor = entries
    _ = forEachEntry(from: &cursor) { members in
      guard let members else { return reader.skip("") }
      var cells: [ImportColumn: String] = [:]
      var seen: Set<ImportColumn> = []
      for (name, value) in members {
        guard let column = reader.table.columns[name] else { continue }
        guard seen.insert(column).inserted, let cell = value.cell else { return reader.skip(name) }
        if !cell.isBlank { cells[column] = cell }
      }
      reader.read(cells)
    }
    return try reader.finished()
  }

  /// The arrays of objects in the object that comes next, and our own empty one, with the names of
  /// all members; none for another value, `nil` for what is not JSON.
  private static func lists(
    in cursor: inout JSONCursor
  ) -> (lists: [(name: String, cursor: JSONCursor)], members: [String])? {
    var lists: [(name: String, cursor: JSONCursor)] = []
    var members: [String] = []
    guard cursor.take(UInt8(ascii: "{")) else { return ([], []) }
    if cursor.take(UInt8(ascii: "}")) { return ([], []) }
    repeat {
      guard let name = cursor.text()?.string, cursor.take(UInt8(ascii: ":")) else { return nil }
      members.append(name)
      var list = cursor
      if list.take(UInt8(ascii: "[")), list.peek == UInt8(ascii: "{") || name == "intakes" {
        lists.append((name, cursor))
      }
      guard cursor.skipValue() else { return nil }
    } while cursor.take(UInt8(ascii: ","))
    return cursor.take(UInt8(ascii: "}")) ? (lists, members) : nil
  }

  /// Calls `body` with the members of each value of an array, or of all that come one after the
  /// other, and with `nil` for one that is no object; false for what is not JSON.
  private static func forEachEntry(
    from cursor: inout JSONCursor, _ body: ([(String, JSONValue)]?) -> Void
  ) -> Bool {
    let isArray = cursor.take(UInt8(ascii: "["))
    if isArray, cursor.take(UInt8(ascii: "]")) { return true }
    repeat {
      guard let value = cursor.value() else { return false }
      if case .object(let members) = value { body(members) } else { body(nil) }
    } while isArray ? cursor.take(UInt8(ascii: ",")) : !cursor.isAtEnd
    return !isArray || cursor.take(UInt8(ascii: "]"))
  }
}

extension JSONValue {
  /// The value as a cell has it; `nil` for a nested one.
  fileprivate var cell: String? {
    switch self {
    case .string(let text): text
    case .integer(let number): String(number)
    case .number(let number): number.shortestText
    case .bool(let value): value ? "true" : "false"
    case .null: ""
    case .array, .object: nil
    }
  }
}

/// Reads the lines of a journal; edits and removals count as in the journal itself.
enum JSONLinesImport {
  /// The intakes that remain after all lines.
  static func intakes(in bytes: UnsafeRawBufferPointer, rules: ImportRules) -> ImportedIntakes {
    var replay = Replay()
    replay.begin(file: "")
    var states: [Intake?] = []
    var imported = ImportedIntakes(rules)
    let parser = LineParser(device: "")
    for line in bytes.split(separator: FileLine.newline) {
      let line = UnsafeRawBufferPointer(rebasing: line)
      if line.isBlank { continue }
      switch try? parser.parse(line).content {
      case .record(let record):
        replay.merge(record)
        states.append(record.state)
      case .header: break
      case .unknown, nil:
        let text = String(decoding: line, as: UTF8.self)
        imported.take(.failure(ImportSkip(.unreadable, text)))
      }
    }
    for intake in replay.drinks().compactMap({ states[Int($0)] }) {
      imported.take(.success(intake), hasOwnID: true)
    }
    return imported
  }
}

extension String {
  /// Whether there is only white space.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// Without the ASCII white space at both ends.
  var trimmed: String {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    guard let end = utf8.lastIndex(where: { !isSpace($0) }) else { return "" }
    return String(decoding: utf8[...end].drop(while: isSpace), as: UTF8.self)
  }
}
