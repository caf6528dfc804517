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
  ) throws(StoreError) -> EntryReader {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.slice(3..<bytes.count) : bytes
    guard var cursor = JSONCursor(text) else { throw .unknownFormat(.empty) }
    let start = cursor.next
    var entries: [JSONValue] = []
    while !cursor.isAtEnd {
      guard let value = cursor.value() else {
        throw .malformedImport(
          detail: "the JSON is cut short or invalid", offset: cursor.next - start)
      }
      entries.append(value)
    }
    var list: String?
    if entries.count == 1, case .array(let values) = entries[0] {
      entries = values
    } else if entries.count == 1, let members = entries[0].members {
      // Ours has this one, also when it is empty.
      let lists = members.filter { $0.1.isListOfObjects || $0.0 == "intakes" }
      // An object with a moment is an entry, whatever list it has.
      let moments = [ImportColumn.at, .date].map { rules.layout.headers[$0] ?? $0.rawValue }
      guard lists.count < 2, lists.isEmpty || !members.contains(where: { moments.contains($0.0) })
      else {
        let names = lists.map(\.0)
        throw .unfitTable(UnfitTable(fault: .severalLists(names), headers: names))
      }
      if case (let name, .array(let values))? = lists.first { (list, entries) = (name, values) }
    }
    if entries.isEmpty { return EntryReader(rules) }
    // In the order of the file; the last entry may have the first amount.
    var headers: [String] = []
    var known: Set<String> = []
    for (name, _) in entries.flatMap({ $0.members ?? [] }) where known.insert(name).inserted {
      headers.append(name)
    }
    // Of our exports, whose ids are ours, the list has this name.
    let isOwn =
      list == "intakes" && known.isSuperset(of: ["id", "at", "milligrams", "utcOffset"])
    var reader = EntryReader(rules, try rules.layout.table(of: headers, isOwn: isOwn))
    for entry in entries {
      guard let members = entry.members else {
        reader.skip("")
        continue
      }
      reader.read(row: members.lazy.map { ($0, $1.cell) })
    }
    return try reader.finished()
  }
}

extension JSONValue {
  fileprivate var members: [(String, JSONValue)]? {
    if case .object(let members) = self { members } else { nil }
  }

  fileprivate var isListOfObjects: Bool {
    if case .array(let values) = self { values.first?.members != nil } else { false }
  }

  /// The value as a cell has it; `nil` for a nested one.
  fileprivate var cell: String? {
    switch self {
    case .string(let text): text
    case .integer, .number, .bool: text
    case .null: ""
    case .array, .object: nil
    }
  }
}

/// Reads the lines of a journal; edits and removals count as in the journal itself.
enum JSONLinesImport {
  /// The intakes that remain after all lines.
  static func intakes(in bytes: UnsafeRawBufferPointer, rules: ImportRules) -> EntryReader {
    var (imported, records) = (EntryReader(rules), [Record]())
    let parser = LineParser(device: "")
    for line in bytes.split(separator: FileLine.newline) {
      let line = UnsafeRawBufferPointer(rebasing: line)
      if line.isBlank { continue }
      switch try? parser.parse(line).content {
      case .record(let record): records.append(record)
      case .header: break
      case .unknown, nil:
        imported.skip(String(decoding: line, as: UTF8.self))
      }
    }
    for intake in Replay(of: records).drinks().compactMap({ records[Int($0)].state }) {
      imported.take(hasOwnID: true) { _ in intake }
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
