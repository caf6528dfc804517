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
    if entries.isEmpty { return ImportedIntakes(rules) }
    // In the order of the file; the last entry may have the first amount.
    var headers: [String] = []
    var known: Set<String> = []
    for (name, _) in entries.flatMap({ $0.members ?? [] }) where known.insert(name).inserted {
      headers.append(name)
    }
    // Of our exports, whose ids are ours, the list has this name.
    let isOwn =
      list == "intakes" && known.isSuperset(of: ["id", "at", "milligrams", "utcOffset"])
    var reader = EntryReader(try rules.layout.table(of: headers, isOwn: isOwn), rules)
    for entry in entries {
      var cells: [ImportColumn: String] = [:]
      // What is no object, and a taken member that is nested or doubled.
      var wrong = entry.members == nil ? "" : nil
      for (name, value) in entry.members ?? [] {
        guard let column = reader.table.columns[name] else { continue }
        if cells[column] != nil || value.cell == nil { wrong = wrong ?? name }
        cells[column] = value.cell
      }
      if let wrong { reader.skip(wrong) } else { reader.read(cells.filter { !$0.value.isBlank }) }
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
