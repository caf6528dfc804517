public import CaffeineDomain

extension Journal {
  /// The records of `id` from all devices that count, the winning one last; none that was undone.
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
    return records.withoutUndone()
  }

  /// The device that alone can change an intake, since its clock was more than 24 hours ahead of `now`
  /// when it recorded it; `nil` when this device can.
  ///
  /// O(everything), at the speed at which bytes are searched.
  public func onlyDevice(thatChanges id: IntakeID, at now: Date) throws(StoreError) -> String? {
    guard let last = try history(of: id).last,
      last.stamp.milliseconds > Stamp.wallClock(now) + Stamp.largestLead
    else { return nil }
    return try last.device == knownDeviceName() ? nil : last.device
  }

  /// The records of some intakes, as far as they are in no file of the import `segment`.
  ///
  /// O(everything).
  func replay(
    of ids: Set<IntakeID>, without segment: String? = nil
  ) throws(StoreError) -> Replay {
    var replay = Replay()
    var ignored = DamageReport()
    if ids.isEmpty { return replay }
    let isWanted: (String) -> Bool = { segment == nil || LogFile.segment(of: $0) != segment }
    try forEachFile(&ignored, where: isWanted) { file, ignored throws(SystemError) in
      replay.begin(file: file.name)
      try file.forEachLine(&ignored) { line, _ in
        if case .record(let record) = line.content, ids.contains(record.id) {
          replay.merge(record)
        }
      }
    }
    return replay
  }
}
