import CaffeineDomain

/// Reads lines of a journal: edits and removals count as in the journal itself.
enum JSONLinesImport {
  /// The intakes that the lines in `bytes` leave.
  static func intakes(in bytes: UnsafeRawBufferPointer, rules: ImportRules) -> ImportedIntakes {
    var replay = Replay()
    replay.begin(file: "")
    var states: [JournalEntry?] = []
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
    for entry in replay.entries(states) {
      imported.add(entry.line, from: .drink(entry.id), through: rules.latest)
    }
    return imported
  }
}
