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

  /// The last change that was noted.
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
    let path = "\(container.state)/\(Self.name)"
    do throws(SystemError) {
      let (bytes, status) = try fileSystem.smallFile(path, for: .reading)
      // A command that somebody else noted here would become the user's own by undo.
      guard status.isPrivate, status.linkCount == 1 else { return [] }
      let word = key.map { Array("\"\($0)\"".utf8) }
      return bytes.split(separator: FileLine.newline).compactMap { line in
        if let word, !line.withUnsafeBytes({ $0.contains(word) }) { return nil }
        return SettingChange(line: Substring(decoding: line, as: UTF8.self))
      }
    } catch {
      if error == .notFound { return [] }
      throw .reading(path, error)
    }
  }

  private func replace(with changes: some Sequence<SettingChange>) throws(StoreError) {
    try fileSystem.replace(
      Self.name, in: container.state, with: changes.flatMap { Array($0.line.utf8) })
  }

  private func settings(of change: SettingChange) throws(StoreError) -> SharedSettings {
    change.suite == SharedSettings.drinksSuite
      ? .drinks(in: container, fileSystem: fileSystem)
      : try SharedSettings(suite: change.suite, in: container, fileSystem: fileSystem)
  }
}
