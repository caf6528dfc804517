public import CaffeineDomain

extension Journal {
  /// Reverses the last change of this device: a drink, a whole import or a setting; a second call
  /// reverses the one before.
  ///
  /// An undone change to a drink counts as never made, so a newer change by another device stays.
  /// O(size of the journal), at the speed of a byte search. Throws `StoreError.nothingToUndo`, and
  /// `StoreError.oldChange` for a change before `earliest`; with an `agreed` change, for any other.
  @discardableResult
  public func undo(
    at now: Date, since earliest: Date = .distantPast, agreed: UndoneChange? = nil
  ) throws(StoreError) -> UndoneChange {
    try locked { device throws(StoreError) in
      guard let last = try lastChange(of: device) else { throw .nothingToUndo }
      let before = undoneChanges(of: device)
      let date = Date(timeIntervalSince1970: Double(last.moment.stamp.milliseconds) / 1000)
      func accept(_ change: UndoneChange) throws(StoreError) -> UndoneChange {
        // Before any line is written, so that the error can describe the change.
        let isAgreed = agreed.map { $0 == change } ?? (date >= earliest)
        guard isAgreed else { throw .oldChange(change, madeAt: date) }
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
        // A mark instead of a removal: another device may have the file and would synchronise it
        // back.
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

  /// The records to undo, several for a repeated line, and the state of the drink afterwards.
  private func effect(ofUndoing target: Record) throws(StoreError) -> ([Record], UndoneChange) {
    guard !target.isNewer else { throw .newerVersion(what: "the drink \(target.id)") }
    let history = try history(of: target.id)
    let place = history.firstIndex(of: target) ?? history.endIndex
    // `addOnce` confirms a drink by repeating its line; with only one of them undone the drink
    // would stay.
    let repeats = history[..<place].reversed().prefix { record in
      guard case .add = record.change else { return false }
      return record.change == target.change && Device.isSame(record.device, target.device)
    }
    let undone = [target] + repeats
    let undos = undone.map {
      Record(.undo($0.id, of: $0.stamp), stamp: .none, device: target.device)
    }
    // The state after the undos, by the same rule as for readers.
    let left = (history + undos).withoutUndone().last
    return (
      undone,
      .entry(
        target.id, undone: target.state, current: left?.state,
        isSuperseded: left != nil && left == history.last)
    )
  }

  /// The number of drinks in an import, and of those that exist without it.
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

/// The change that an undo or redo applied to.
public enum UndoneChange: Hashable, Sendable {
  /// A change to one entry: its state after the change (`nil` for a removal) and now (`nil` if it
  /// is gone).
  ///
  /// A newer change by another device may have superseded it.
  case entry(IntakeID, undone: JournalEntry?, current: JournalEntry?, isSuperseded: Bool)

  /// An import of `count` drinks.
  ///
  /// Drinks that were changed since, or also came from elsewhere, remain.
  case imported(count: Int, remaining: Int)

  /// A setting by suite and key: its value after the change and now, `nil` if not set.
  ///
  /// An editor or another device may have changed it since.
  case setting(suite: String, key: String, undone: String?, current: String?, isSuperseded: Bool)
}

extension Journal {
  /// All records of `id` that count, from all devices, the winning one last; leaves out undone
  /// ones.
  ///
  /// O(size of the journal), at the speed of a byte search: parses only lines with the id.
  package func history(of id: IntakeID) throws(StoreError) -> [Record] {
    var records: [Record] = []
    let bytes = Array(id.description.utf8)
    var ignored = DamageReport()
    try forEachFile(&ignored) { file, _ throws(SystemError) in
      try file.readLines(containing: bytes) { if $0.id == id { records.append($0) } }
    }
    return records.withoutUndone()
  }

  /// The only device that can change an intake, because its clock was more than 24 hours ahead of
  /// `now`; `nil` if this device can.
  ///
  /// O(size of the journal), at the speed of a byte search.
  public func onlyDevice(thatChanges id: IntakeID, at now: Date) throws(StoreError) -> String? {
    guard let last = try history(of: id).last,
      last.stamp.milliseconds > Stamp.wallClock(now) + Stamp.largestLead
    else { return nil }
    return try last.device == knownDeviceName() ? nil : last.device
  }

  /// The records of some intakes, without the files of the import `segment`; O(size of the
  /// journal).
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
