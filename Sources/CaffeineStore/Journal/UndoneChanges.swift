import CaffeineDomain
import JSONValues

/// The changes that this device undid, last one at the end, for `redo`: lines of JSON in its state
/// folder.
///
/// Valid until the device changes anything else: the first line has its last changes, and if they
/// differ, nothing can be redone.
///
///     {"record":1795248000001,"import":0,"setting":1795248000000}
///     {"id":"01M7QFA3R0Z","hlc":1795248000000}
struct UndoneChanges {
  enum Change {
    /// A line in this device's file, by id and stamp.
    case record(IntakeID, Stamp)
    /// An import, by the prefix of its file name.
    case imported(segment: String)
    case setting(SettingChange)
  }

  /// The stamps of this device's last changes; `Stamp.none` without one.
  struct Latest: Equatable {
    /// Of the last line in its file, which may be an undo.
    var record: Stamp
    /// Of the last import that is not undone.
    var imported: Stamp
    /// Of the last change of a setting that is not undone.
    var setting: Stamp
  }

  /// Their file in the state folder.
  static let name = "undone"
  private static let capacity = 1000

  var latest: Latest
  var changes: [Change]
}

extension UndoneChanges {
  /// `nil` if the first line is invalid.
  init?(lines: some Sequence<Substring>) {
    var latest: Latest?
    var changes: [Change] = []
    for line in lines {
      if latest == nil {
        guard let members = StateLine(line), let record = members.stamp("record"),
          let imported = members.stamp("import"), let setting = members.stamp("setting")
        else { return nil }
        latest = Latest(record: record, imported: imported, setting: setting)
      } else if let change = Change(line: line) {
        changes.append(change)
      }
    }
    guard let latest else { return nil }
    self.init(latest: latest, changes: changes)
  }

  var text: String {
    let head = JSONValue.object([
      ("record", .number(Double(latest.record.milliseconds))),
      ("import", .number(Double(latest.imported.milliseconds))),
      ("setting", .number(Double(latest.setting.milliseconds))),
    ])
    return head.text + "\n" + changes.suffix(Self.capacity).map(\.line).joined()
  }
}

extension UndoneChanges.Change {
  fileprivate init?(line: Substring) {
    if let change = SettingChange(line: line) {
      self = .setting(change)
    } else if let members = StateLine(line), let id = members.text("id").flatMap({ IntakeID($0) }),
      let stamp = members.stamp("hlc")
    {
      self = .record(id, stamp)
    } else if let name = StateLine(line)?.text("import"), LogFile.segment(of: name) == name {
      self = .imported(segment: name)
    } else {
      return nil
    }
  }

  fileprivate var line: String {
    switch self {
    case .record(let id, let stamp):
      JSONValue.object([
        ("id", .string(id.description)), ("hlc", .number(Double(stamp.milliseconds))),
      ]).text + "\n"
    case .imported(let segment): JSONValue.object([("import", .string(segment))]).text + "\n"
    case .setting(let change): change.line
    }
  }
}

extension Journal {
  /// Repeats the change that this device undid last, if it changed nothing since; a second call
  /// repeats the one before.
  ///
  /// Makes a new change, which can be undone and reaches other devices. An import only adds what
  /// has not come from elsewhere since. O(size of the journal), at the speed of a byte search.
  /// Throws `StoreError.nothingToRedo`, also if the setting was edited since.
  @discardableResult
  public func redo(at now: Date) throws(StoreError) -> UndoneChange {
    try locked { device throws(StoreError) in
      let undone = undoneChanges(of: device)
      guard let last = undone.last else { throw .nothingToRedo }
      let change = try make(last, again: device, at: now)
      note(undone.dropLast(), of: device)
      return change
    }
  }

  /// The changes that can be redone, the last one at the end.
  func undoneChanges(of device: String) -> [UndoneChanges.Change] {
    // With an unreadable file only redo is impossible.
    guard let lines = try? container.ownLines(of: UndoneChanges.name, fileSystem),
      let undone = UndoneChanges(lines: lines), undone.latest == (try? latest(of: device))
    else { return [] }
    return undone.changes
  }

  /// Stores the changes that can be redone; if that fails, none can.
  func note(_ changes: [UndoneChanges.Change], of device: String) {
    guard let latest = try? latest(of: device) else { return }
    let text = UndoneChanges(latest: latest, changes: changes).text
    try? fileSystem.replace(UndoneChanges.name, in: container.state, with: Array(text.utf8))
  }

  private func latest(of device: String) throws(StoreError) -> UndoneChanges.Latest {
    var record = Stamp.none
    var ignored = DamageReport()
    try forEachFile(&ignored, where: { $0 == "\(device).jsonl" }) {
      file, damage throws(SystemError) in
      try file.readBackwards(&damage) { line, _ in
        record = max(record, line.stamp)
        return true
      }
    }
    return UndoneChanges.Latest(
      record: record, imported: try lastImport(of: device)?.moment.stamp ?? .none,
      setting: try settingChanges.latest()?.moment.stamp ?? .none)
  }

  private func make(
    _ change: UndoneChanges.Change, again device: String, at now: Date
  ) throws(StoreError) -> UndoneChange {
    switch change {
    case .record(let id, let stamp):
      guard let record = try record(of: id, stamp, in: device) else { throw .nothingToRedo }
      guard !record.isNewer else { throw .newerVersion(what: "the drink \(id)") }
      let current = try history(of: id).last
      try append(to: device, at: now) { draft throws(StoreError) in
        try draft.append(record.change, replacing: current?.stamp ?? .none)
      }
      return .entry(id, undone: current?.state, current: record.state, isSuperseded: false)
    case .imported(let segment):
      var entries: [JournalEntry] = []
      for record in try records(ofImport: segment) {
        if case .add(let entry) = record.change { entries.append(entry) }
      }
      let known = try replay(of: Set(entries.map(\.id))).ids()
      let additions = entries.filter { !known.contains($0.id) }
      try save(additions, of: device, at: now)
      return .imported(count: additions.count, remaining: additions.count)
    case .setting(let change):
      let settings = try settingChanges.settings(of: change)
      guard try settings.values()[change.key] == change.before else { throw .nothingToRedo }
      try settings.replace(change.key, with: change.value, noting: now)
      return .setting(
        suite: change.suite, key: change.key, undone: change.before, current: change.value,
        isSuperseded: false)
    }
  }

  /// A record in the file of `device` or its copies, undone or not.
  private func record(
    of id: IntakeID, _ stamp: Stamp, in device: String
  ) throws(StoreError) -> Record? {
    let bytes = Array(id.description.utf8)
    var found: Record?
    try forEachFile(of: device) { file throws(SystemError) in
      try file.readLines(containing: bytes) { record in
        if record.id == id, record.stamp == stamp { found = record }
      }
    }
    return found
  }

  /// The records of an undone import; empty if its file is gone.
  private func records(ofImport segment: String) throws(StoreError) -> [Record] {
    guard let (folder, _) = try openLog() else { return [] }
    defer { try? fileSystem.close(folder) }
    let name = "\(segment).jsonl"
    var records: [Record] = []
    do throws(SystemError) {
      guard let file = try LogFile(name, in: folder, fileSystem: fileSystem) else { return [] }
      var ignored = DamageReport()
      try file.forEachLine(&ignored) { line, _ in
        if case .record(let record) = line.content { records.append(record) }
      }
    } catch {
      throw .reading("\(container.log)/\(name)", error)
    }
    return records
  }
}
