import JSONValues

/// The last changes of settings by this device, for `undo` and for the settings of past days: lines
/// of JSON in its state folder.
///
/// A change is noted before it is made. If a crash prevents it, the setting still has the old
/// value, which reveals it.
struct SettingChanges {
  /// The most changes to keep.
  static let capacity = 1000
  /// The most bytes to keep and to read.
  private static let size = 1 << 19
  /// Their file in the state folder.
  static let name = "changes"

  private let container: SharedContainer
  private let fileSystem: any FileSystem

  init(in container: SharedContainer, fileSystem: any FileSystem) {
    self.container = container
    self.fileSystem = fileSystem
  }

  /// Notes a change before it is made; the caller holds the lock.
  func append(_ change: SettingChange) throws(StoreError) {
    let changes = (try all() + [change]).suffix(Self.capacity)
    var size = 0
    let kept = changes.reversed().prefix {
      size += $0.line.utf8.count
      return size <= Self.size
    }
    // Keeps a change above the limit too, or undo would reverse the one before it.
    try replace(with: kept.isEmpty ? [change] : kept.reversed())
  }

  func latest() throws(StoreError) -> SettingChange? { try all().last }

  /// The last change that was made and is not undone.
  func last() throws(StoreError) -> DeviceChange? {
    for change in try all().reversed() {
      // If its file is unreadable the change may have been made; undoing it reports the reason.
      let values = try? settings(of: change).values()
      if let values, values[change.key] == change.before { continue }
      return DeviceChange(content: .setting(change), moment: change.moment)
    }
    return nil
  }

  /// Restores the value before `change`, unless the setting changed since; the caller holds the
  /// lock.
  func undo(
    _ change: SettingChange, _ accept: (UndoneChange) throws(StoreError) -> UndoneChange
  ) throws(StoreError) -> UndoneChange {
    let settings = try settings(of: change)
    let current = try settings.values()[change.key]
    let isSuperseded = current != change.value
    let undone = try accept(
      .setting(
        suite: change.suite, key: change.key, undone: change.value,
        current: isSuperseded ? current : change.before, isSuperseded: isSuperseded))
    if !isSuperseded { try settings.replace(change.key, with: change.before) }
    // A failure to forget it does no harm: the setting has the old value.
    let changes = try? all().prefix { $0 != change }
    if let changes { try? replace(with: changes) }
    return undone
  }

  /// All noted changes, or those with `key` in their line; empty if others can have written the
  /// file.
  func all(naming key: String? = nil) throws(StoreError) -> [SettingChange] {
    try container.ownLines(of: Self.name, naming: key, fileSystem).compactMap {
      SettingChange(line: $0)
    }
  }

  private func replace(with changes: some Sequence<SettingChange>) throws(StoreError) {
    try fileSystem.replace(
      Self.name, in: container.state, with: changes.flatMap { Array($0.line.utf8) })
  }

  func settings(of change: SettingChange) throws(StoreError) -> SharedSettings {
    change.suite == SharedSettings.drinksSuite
      ? .drinks(in: container, fileSystem: fileSystem)
      : try SharedSettings(suite: change.suite, in: container, fileSystem: fileSystem)
  }
}

extension SharedContainer {
  /// The lines of a file in the state folder, or those with `key`; empty if others can have written
  /// the file.
  func ownLines(
    of name: String, naming key: String? = nil, _ fileSystem: any FileSystem
  ) throws(StoreError) -> [Substring] {
    let path = "\(state)/\(name)"
    do throws(SystemError) {
      let (bytes, status) = try fileSystem.smallFile(path, for: .reading)
      // A command that somebody else noted here would become the user's own by undo or redo.
      guard status.isPrivate, status.linkCount == 1 else { return [] }
      let word = key.map { Array("\"\($0)\"".utf8) }
      return bytes.split(separator: FileLine.newline).compactMap { line in
        if let word, !line.withUnsafeBytes({ $0.contains(word) }) { return nil }
        return Substring(decoding: line, as: UTF8.self)
      }
    } catch {
      if error == .notFound { return [] }
      throw .reading(path, error)
    }
  }
}

/// A change of a setting or of an own drink.
struct SettingChange: Hashable, Sendable {
  /// The suite, such as `drinks`.
  var suite: String
  var key: String
  /// The value before; `nil` if it was not set.
  var before: String?
  /// The value after; `nil` if it was removed.
  var value: String?
  /// Its place among the changes of this device.
  var moment: Moment
  /// The wall clock in seconds since 1970; the stamp may be later, to follow the journal's last.
  var second: Int64
}

extension SettingChange {
  /// The change as a line of JSON with its newline.
  var line: String {
    JSONValue.object([
      ("suite", .string(suite)), ("key", .string(key)),
      ("before", before.map(JSONValue.string) ?? .null),
      ("value", value.map(JSONValue.string) ?? .null),
      ("after", .number(Double(moment.after.milliseconds))),
      ("hlc", .number(Double(moment.stamp.milliseconds))), ("at", .number(Double(second))),
    ]).text + "\n"
  }

  /// Parses a line; `nil` for anything but a change of our settings.
  init?(line: Substring) {
    guard let members = StateLine(line) else { return nil }
    let second: Int64? =
      if case .number(let number)? = members["at"] { Int64(exactly: number) } else { nil }
    guard let suite = members.text("suite"), SharedSettings.suites.contains(suite),
      let key = members.text("key"), SharedSettings.isKey(key),
      let after = members.stamp("after"), let stamp = members.stamp("hlc")
    else { return nil }
    self.init(
      suite: suite, key: key, before: members.text("before"), value: members.text("value"),
      moment: Moment(after: after, stamp: stamp), second: second ?? stamp.milliseconds / 1000)
  }
}

/// The members of a line of JSON in the state folder.
struct StateLine {
  private let members: [String: JSONValue]

  /// `nil` unless the line is a JSON object.
  init?(_ line: Substring) {
    let value = Array(line.utf8).withUnsafeBytes { bytes -> JSONValue? in
      guard var cursor = JSONCursor(bytes), let value = cursor.value(), cursor.isAtEnd else {
        return nil
      }
      return value
    }
    guard case .object(let list) = value else { return nil }
    members = Dictionary(list, uniquingKeysWith: { $1 })
  }

  subscript(key: String) -> JSONValue? { members[key] }

  func text(_ key: String) -> String? {
    if case .string(let text)? = members[key] { text } else { nil }
  }

  func stamp(_ key: String) -> Stamp? {
    guard case .number(let number)? = members[key] else { return nil }
    return Stamp(validating: number)
  }
}

/// The former values of settings, as far as this device noted changes.
///
///     let history = try settings.history(through: now)
///     history.changes.last { $0.key == "daily-limit" }?.before  // "400"
public struct SettingsHistory: Hashable, Sendable {
  /// A change of one setting.
  public struct Change: Hashable, Sendable {
    /// The key of the setting.
    public let key: String
    /// The value before; `nil` if it was not set.
    public let before: String?
    /// The value after; `nil` if it was removed.
    public let value: String?
    /// The time of the change.
    public let date: Date
  }

  /// The changes in order, without undone ones.
  public let changes: [Change]

  /// The keys in `current` whose last change was not noted, such as values written by hand; sorted.
  public func undatedKeys(of current: [String: String]) -> [String] {
    current.filter { key, value in
      changes.last { $0.key == key }?.value != value
    }.keys.sorted()
  }
}

extension SharedSettings {
  /// The changes of these settings up to now, or of one key.
  ///
  /// Empty if others can have written the notes. Leaves out changes in the future: the clock was
  /// wrong, so their time is unknown.
  public func history(
    of key: String? = nil, through now: Date
  ) throws(StoreError) -> SettingsHistory {
    let latest = Journal.seconds(now)
    let changes = try settingChanges.all(naming: key).filter {
      $0.suite == name && (key == nil || $0.key == key) && $0.second <= latest
    }
    return SettingsHistory(
      changes: changes.map {
        SettingsHistory.Change(
          key: $0.key, before: $0.before, value: $0.value,
          date: Date(timeIntervalSince1970: Double($0.second)))
      })
  }

  private var settingChanges: SettingChanges {
    SettingChanges(in: container, fileSystem: fileSystem)
  }
}
