import CaffeineJSON

/// The changes of one suite of settings by this device, for the settings of past days: lines of
/// JSON in its state folder.
///
///     {"suite":"settings","key":"bedtime","before":null,"value":"23:00","at":1795248000}
///
/// Lines of older versions, which could undo a change, have more members.
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
  func append(_ change: SettingsHistory.Change, of suite: String) throws(StoreError) {
    let line = JSONValue.object([
      ("suite", .string(suite)), ("key", .string(change.key)),
      ("before", change.before.map(JSONValue.string) ?? .null),
      ("value", change.value.map(JSONValue.string) ?? .null),
      ("at", .number(Double(Journal.seconds(change.date)))),
    ]).text
    var size = 0
    let kept = (try lines() + [Substring(line)]).suffix(Self.capacity).reversed().prefix {
      size += $0.utf8.count + 1
      return size <= Self.size
    }
    try fileSystem.replace(
      Self.name, in: container.state, with: kept.reversed().flatMap { Array("\($0)\n".utf8) })
  }

  /// The noted changes of a suite; empty if others can have written the file.
  func all(of suite: String) throws(StoreError) -> [SettingsHistory.Change] {
    try lines().compactMap { SettingsHistory.Change(line: $0, of: suite) }
  }

  private func lines() throws(StoreError) -> [Substring] {
    let path = "\(container.state)/\(Self.name)"
    do throws(SystemError) {
      let (bytes, status) = try fileSystem.smallFile(path, for: .reading)
      guard status.isPrivate, status.linkCount == 1 else { return [] }
      return bytes.split(separator: FileLine.newline).map { Substring(decoding: $0, as: UTF8.self) }
    } catch {
      if error == .notFound { return [] }
      throw .reading(path, error)
    }
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

  /// The changes in order.
  public let changes: [Change]
}

extension SettingsHistory.Change {
  /// Parses a line; `nil` for anything but a change of a setting in `suite`.
  fileprivate init?(line: Substring, of suite: String) {
    let value = Array(line.utf8).withUnsafeBytes { bytes -> JSONValue? in
      guard var cursor = JSONCursor(bytes), let value = cursor.value(), cursor.isAtEnd else {
        return nil
      }
      return value
    }
    guard case .object(let list) = value else { return nil }
    let members = Dictionary(list, uniquingKeysWith: { $1 })
    func text(_ key: String) -> String? {
      if case .string(let text)? = members[key] { text } else { nil }
    }
    guard text("suite") == suite, let key = text("key"), SharedSettings.isKey(key),
      case .number(let second)? = members["at"], IntakeLimits.seconds.contains(second)
    else { return nil }
    self.init(
      key: key, before: text("before"), value: text("value"),
      date: Date(timeIntervalSince1970: second))
  }
}

extension SharedSettings {
  /// The changes of these settings up to now.
  ///
  /// Empty if others can have written the notes. Leaves out changes in the future: the clock was
  /// wrong, so their time is unknown.
  public func history(through now: Date) throws(StoreError) -> SettingsHistory {
    SettingsHistory(
      changes: try SettingChanges(in: container, fileSystem: fileSystem).all(of: name).filter {
        Journal.seconds($0.date) <= Journal.seconds(now)
      })
  }
}
