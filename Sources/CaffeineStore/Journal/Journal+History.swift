package import CaffeineDomain

extension Journal {
  /// All records of `id` from all devices, the winning one last.
  ///
  /// O(everything), at the speed at which bytes are searched: only lines with the id in them are
  /// parsed.
  package func history(of id: IntakeID) throws(StoreError) -> [Record] {
    var records: [Record] = []
    let bytes = Array(id.description.utf8)
    var ignored = DamageReport()
    try forEachFile(&ignored) { file, _ throws(SystemError) in
      try file.readLines(containing: bytes) { if $0.id == id { records.append($0) } }
    }
    return records.sorted { $1.wins(over: $0) }
  }
}
