import JSONValues

/// The last changes of settings that this device made, for `undo` and for what held on days that are
/// over; a line of JSON each, in its folder of state.
///
/// A change is noted before it is made. One that a crash kept from being made says so itself: its
/// setting has the value from before.
struct SettingChanges {
  /// How many changes are remembered.
  static let capacity = 1000
  /// How many bytes they may have: no more is read.
  private static let size = 1 << 19
  /// The name of their file.
  static let name = "changes"

  private let container: SharedContainer
  private let fileSystem: any FileSystem

  /// Those of the programs of `container`.
  init(in container: SharedContainer, fileSystem: any FileSystem) {
    self.container = container
    self.fileSystem = fileSystem
  }

  /// Notes a change that is about to be made; the lock is held.
  func append(_ change: SettingChange) throws(StoreError) {
    let changes = (try all() + [change]).suffix(Self.capacity)
    var size = 0
    let kept = changes.reversed().prefix {
      size += $0.line.utf8.count
      return size <= Self.size
    }
    // One that is larger than all may be is noted even so, or undo would take back the one before it.
    try replace(with: kept.isEmpty ? [change] : kept.reversed())
  }

  func latest() throws(StoreError) -> SettingChange? { try all().last }

  /// The last change that was made and not undone.
  func last() throws(StoreError) -> DeviceChange? {
    for change in try all().reversed() {
      // One whose file cannot be read may have been made; undoing it then says why it cannot be.
      let values = try? settings(of: change).values()
      if let values, values[change.key] == change.before { continue }
      return DeviceChange(content: .setting(change), moment: change.moment)
    }
    return nil
  }

  /// Puts back what was before `change`, unless the setting has another value by now; the lock is
  /// held.
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
    // What it fails to forget is not taken back again: the setting has the value from before.
    let changes = try? all().prefix { $0 != change }
    if let changes { try? replace(with: changes) }
    return undone
  }

  /// Those that were noted, or those whose line has `key` in it; none of a file that others can have
  /// written.
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
  /// The lines of a file in the folder of state, or those with `key` in them; none of a file that others
  /// can have written.
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

/// A change of one setting, or of one of the user's own drinks.
struct SettingChange: Hashable, Sendable {
  /// The suite, or `drinks`.
  var suite: String
  var key: String
  /// Its value before, `nil` where it was not set.
  var before: String?
  /// Its value since, `nil` where it is not set.
  var value: String?
  /// When, among the other changes of this device.
  var moment: Moment
  /// When, by the clock on the wall, in s since 1970: the stamp is later where the journal's last is.
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

  /// The change that `line` says, `nil` when it says none, or one of what is no setting of ours.
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

/// The members of the JSON object that a line in the folder of state is.
struct StateLine {
  private let members: [String: JSONValue]

  /// `nil` where the line is none.
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

/// What settings were, as far as this device has noted their changes.
///
///     let history = try settings.history(through: now)
///     history.changes.last { $0.key == "daily-limit" }?.before  // "400"
public struct SettingsHistory: Hashable, Sendable {
  /// A change of one setting.
  public struct Change: Hashable, Sendable {
    /// The setting.
    public let key: String
    /// Its value before, `nil` where it was not set.
    public let before: String?
    /// Its value since, `nil` where it is not set.
    public let value: String?
    /// When it was made.
    public let date: Date
  }

  /// The changes that were made and not taken back, as they were made.
  public let changes: [Change]

  /// The keys of `current` of which nobody noted when they were given their value, such as those that
  /// were written by hand, sorted.
  public func undatedKeys(of current: [String: String]) -> [String] {
    current.filter { key, value in
      changes.last { $0.key == key }?.value != value
    }.keys.sorted()
  }
}

extension SharedSettings {
  /// How these settings have changed until now, or one of them; of changes that others can have noted
  /// none.
  ///
  /// Nor one that lies ahead: a clock was wrong when it was noted, so nobody knows when that was.
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
