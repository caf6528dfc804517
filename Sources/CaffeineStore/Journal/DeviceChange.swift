/// A change that this device made, and an undo can take back.
struct DeviceChange {
  enum Content {
    /// A drink.
    case record(Record)
    /// So many drinks, by the beginning of the import's file name.
    case imported(segment: String, count: Int)
    /// A setting, or a drink of the user's own.
    case setting(SettingChange)
  }

  let content: Content
  /// When, among the other changes of this device.
  let moment: Moment
}

extension Journal {
  /// The changes of settings that this device remembers.
  var settingChanges: SettingChanges { SettingChanges(in: container, fileSystem: fileSystem) }

  /// The last change of this device that was not undone, `nil` when there is none.
  func lastChange(of device: String) throws(StoreError) -> DeviceChange? {
    [try lastRecord(of: device), try lastImport(of: device), try settingChanges.last()]
      .compactMap(\.self).max { $0.moment < $1.moment }
  }

  /// When the next change that does not stand in the file of `device` is made.
  ///
  /// What cannot be read leaves its place in the order open, and keeps nothing from being saved.
  func nextMoment(of device: String?, at now: Date) -> Moment {
    let last = [
      (try? device.flatMap(lastRecord))?.moment, (try? device.flatMap(lastImport))?.moment,
      (try? settingChanges.latest())?.moment,
    ].compactMap(\.self).max()
    return Moment(
      after: last?.after ?? .none,
      stamp: .next(wallClock: Stamp.wallClock(now), after: last?.stamp ?? .none) ?? .latest)
  }

  /// The last record in the file of `device` or a copy of it that is no undo and was not undone.
  private func lastRecord(of device: String) throws(StoreError) -> DeviceChange? {
    let isOwn: (String) -> Bool = { name in
      LogFile.segment(of: name) == nil && LogFile.device(of: name) == device
    }
    // All undos first: where the file has copies, an undo may stand in another one than its change.
    var undone: Set<Record.Change> = []
    var ignored = DamageReport()
    try forEachFile(&ignored, where: isOwn) { file, _ throws(SystemError) in
      try file.readLines(containing: Array("undo".utf8)) { record in
        if case .undo = record.change { undone.insert(record.change) }
      }
    }
    var last: Record?
    try forEachFile(&ignored, where: isOwn) { file, _ throws(SystemError) in
      try file.readBackwards { record in
        if case .undo = record.change { return true }
        if undone.contains(.undo(record.id, of: record.stamp)) { return true }
        // Stamps never fall within a file, so the first from the end that counts is its last.
        if last.map({ record.stamp > $0.stamp }) ?? true { last = record }
        return false
      }
    }
    return last.map { record in
      DeviceChange(
        content: .record(record), moment: Moment(after: record.stamp, stamp: record.stamp))
    }
  }

  func lastImport(of device: String) throws(StoreError) -> DeviceChange? {
    var last: DeviceChange?
    var ignored = DamageReport()
    let isOwn: (String) -> Bool = { name in
      LogFile.segment(of: name) != nil && LogFile.device(of: name) == device
    }
    try forEachFile(&ignored, where: isOwn) { file, _ throws(SystemError) in
      guard let header = try file.sealedHeader(), let segment = LogFile.segment(of: file.name),
        // One without a stamp has no place among the changes, so nobody can call it the last.
        header.moment.stamp > .none, last.map({ $0.moment < header.moment }) ?? true
      else { return }
      last = DeviceChange(
        content: .imported(segment: segment, count: header.count), moment: header.moment)
    }
    return last
  }
}
