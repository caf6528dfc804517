/// A change by this device that an undo can reverse.
struct DeviceChange {
  enum Content {
    case record(Record)
    /// An import of `count` drinks, by the prefix of its file name.
    case imported(segment: String, count: Int)
    /// A setting, or one of the user's own drinks.
    case setting(SettingChange)
  }

  let content: Content
  /// Its place among the changes of this device.
  let moment: Moment
}

extension Journal {
  /// The changes of settings on this device.
  var settingChanges: SettingChanges { SettingChanges(in: container, fileSystem: fileSystem) }

  /// The last change of this device that is not undone; `nil` if there is none.
  func lastChange(of device: String) throws(StoreError) -> DeviceChange? {
    [try lastRecord(of: device), try lastImport(of: device), try settingChanges.last()]
      .compactMap(\.self).max { $0.moment < $1.moment }
  }

  /// The moment of a next change outside of the device's file.
  ///
  /// Ignores unreadable changes, so that they do not prevent saving.
  func nextMoment(of device: String?, at now: Date) -> Moment {
    let last = [
      (try? device.flatMap(lastRecord))?.moment, (try? device.flatMap(lastImport))?.moment,
      (try? settingChanges.latest())?.moment,
    ].compactMap(\.self).max()
    return Moment(
      after: last?.after ?? .none,
      stamp: .next(wallClock: Stamp.wallClock(now), after: last?.stamp ?? .none) ?? .latest)
  }

  /// The last record in the file of `device` or its copies that is no undo and is not undone.
  private func lastRecord(of device: String) throws(StoreError) -> DeviceChange? {
    // All undos first: with copies, an undo may be in another file than its change.
    var undone: Set<Record.Change> = []
    try forEachFile(of: device) { file throws(SystemError) in
      try file.readLines(containing: Array("undo".utf8)) { record in
        if case .undo = record.change { undone.insert(record.change) }
      }
    }
    var last: Record?
    try forEachFile(of: device) { file throws(SystemError) in
      var ignored = DamageReport()
      try file.readBackwards(&ignored) { line, _ in
        if case .record(let record) = line.content, record.undone == nil,
          !undone.contains(.undo(record.id, of: record.stamp)),
          last.map({ record.stamp > $0.stamp }) ?? true
        {
          last = record
        }
        return last.map { line.stamp <= $0.stamp } ?? false
      }
    }
    return last.map { record in
      DeviceChange(
        content: .record(record), moment: Moment(after: record.stamp, stamp: record.stamp))
    }
  }

  func lastImport(of device: String) throws(StoreError) -> DeviceChange? {
    var last: DeviceChange?
    try forEachFile(of: device, areImports: true) { file throws(SystemError) in
      guard let header = try file.sealedHeader(), let segment = LogFile.segment(of: file.name),
        // Without a stamp it has no place in the order of changes.
        header.moment.stamp > .none, last.map({ $0.moment < header.moment }) ?? true
      else { return }
      last = DeviceChange(
        content: .imported(segment: segment, count: header.count), moment: header.moment)
    }
    return last
  }
}
