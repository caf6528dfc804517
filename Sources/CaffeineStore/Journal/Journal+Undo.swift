public import CaffeineDomain

extension Journal {
  /// Takes back the last change that this device made and did not take back yet: a drink, an
  /// import as a whole, or a setting; the next call takes back the one before it.
  ///
  /// A change to a drink counts as never made afterwards, so that a newer one by another device
  /// stays. One that was made before `earliest` is left alone.
  /// O(everything), at the speed at which bytes are searched.
  /// Throws `StoreError.nothingToUndo`, and `StoreError.oldChange` for one before `earliest`.
  @discardableResult
  public func undo(
    at now: Date, since earliest: Date = .distantPast
  ) throws(StoreError) -> UndoneChange {
    try locked { device throws(StoreError) in
      guard let last = try lastChange(of: device) else { throw .nothingToUndo }
      let before = undoneChanges(of: device)
      let date = Date(timeIntervalSince1970: Double(last.moment.stamp.milliseconds) / 1000)
      func accept(_ change: UndoneChange) throws(StoreError) -> UndoneChange {
        // Before a line is written, so that the refusal can say what would have been taken back.
        if date < earliest { throw .oldChange(change, madeAt: date) }
        return change
      }
      switch last.content {
      case .record(let record):
        let (records, change) = try effect(ofUndoing: record)
        let accepted = try accept(change)
        try append(to: device, at: now) { draft throws(StoreError) in
          for record in records {
            try draft.append(.undo(record.id, of: record.stamp), replacing: record.stamp)
          }
        }
        note(before + [.record(record.id, record.stamp)], of: device)
        return accepted
      case .imported(let segment, let count):
        let accepted = try accept(try effect(ofUndoingImport: segment, of: count))
        // A mark and no removal: another device may have the file already, and would synchronise it back.
        try fileSystem.replace(LogFile.undoneMark(of: segment), in: container.log, with: [])
        note(before + [.imported(segment: segment)], of: device)
        return accepted
      case .setting(let change):
        let undone = try settingChanges.undo(change, accept)
        note(before + [.setting(change)], of: device)
        return undone
      }
    }
  }

  /// The records to undo, of which a repeated line makes several, and what becomes of the drink.
  private func effect(ofUndoing target: Record) throws(StoreError) -> ([Record], UndoneChange) {
    guard !target.isNewer else { throw .newerVersion(what: "the drink \(target.id)") }
    let history = try history(of: target.id)
    let place = history.firstIndex(of: target) ?? history.endIndex
    // `addOnce` confirms by the same line again: with one of the two undone the drink would still stand.
    let repeats = history[..<place].reversed().prefix { record in
      guard case .add = record.change else { return false }
      return record.change == target.change && Device.isSame(record.device, target.device)
    }
    let undone = [target] + repeats
    let undos = undone.map {
      Record(.undo($0.id, of: $0.stamp), stamp: .none, device: target.device)
    }
    // As it will be once they are written, by the rule that all readers have.
    let left = (history + undos).withoutUndone().last
    return (
      undone,
      .entry(
        target.id, undone: target.state, current: left?.state,
        isSuperseded: left != nil && left == history.last)
    )
  }

  /// How many drinks the import brought, and how many of them are there without it.
  private func effect(
    ofUndoingImport segment: String, of count: Int
  ) throws(StoreError) -> UndoneChange {
    var ids: Set<IntakeID> = []
    var ignored = DamageReport()
    try forEachFile(&ignored, where: { LogFile.segment(of: $0) == segment }) {
      file, ignored throws(SystemError) in
      try file.forEachLine(&ignored) { line, _ in
        if case .record(let record) = line.content { ids.insert(record.id) }
      }
    }
    let remaining = try replay(of: ids, without: segment).winners { _, _ in false }.count
    return .imported(count: count, remaining: remaining)
  }
}

/// What an undo took back.
public enum UndoneChange: Hashable, Sendable {
  /// A change to one entry: as the change had left it, `nil` when it had removed it, and as it is
  /// now, `nil` when it is not there. A newer change, of another device, may have superseded it.
  case entry(
    IntakeID, undone: JournalEntry?, current: JournalEntry?, isSuperseded: Bool)

  /// An import of so many drinks. Those that were changed since, or came from elsewhere too,
  /// remain.
  case imported(count: Int, remaining: Int)

  /// A setting, by its suite and key: as the change had left it and as it is now; `nil` where it
  /// is not set. It may have been changed since, in an editor or on another device.
  case setting(suite: String, key: String, undone: String?, current: String?, isSuperseded: Bool)
}

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
  func replay(of ids: Set<IntakeID>, without segment: String? = nil) throws(StoreError) -> Replay {
    var replay = Replay()
    var ignored = DamageReport()
    if ids.isEmpty { return replay }
    let isWanted: (String) -> Bool = { segment == nil || LogFile.segment(of: $0) != segment }
    try forEachFile(&ignored, where: isWanted) { file, ignored throws(SystemError) in
      replay.begin(file: file.name)
      try file.forEachLine(&ignored) { line, _ in
        if case .record(let record) = line.content, ids.contains(record.id) { replay.merge(record) }
      }
    }
    return replay
  }
}
