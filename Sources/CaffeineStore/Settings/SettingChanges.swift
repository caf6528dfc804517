import CaffeineJSON

/// A change of a setting by this device, for the limits and bedtimes of past days.
public struct SettingChange: Hashable, Sendable {
  public let key: String
  /// The value before, as text; `nil` if there was none.
  public let before: String?
  public let date: Date
}

/// The changes are lines of JSON in the state folder:
///
///     {"suite":"settings","key":"bedtime","before":null,"value":"23:00","at":1795248000}
///
/// Older versions kept those of other files, too.
extension SharedSettings {
  /// The most changes to keep.
  static let mostChanges = 1000
  /// The longest value of which a change is kept, in bytes: no limit and no bedtime is longer.
  private static let longestValue = 100
  /// Their file in the state folder.
  static let changesName = "changes"

  /// Notes a change before it is made; the caller holds the lock.
  func note(
    _ key: String, from before: String?, to value: String?, at now: Date
  ) throws(StoreError) {
    let longest = max(before?.utf8.count ?? 0, value?.utf8.count ?? 0)
    guard name == Self.standardSuite, before != value, longest <= Self.longestValue else { return }
    let line = JSONValue.object([
      ("suite", .string(name)), ("key", .string(key)),
      ("before", .optional(before) { .string($0) }),
      ("value", .optional(value) { .string($0) }), ("at", .number(Double(Journal.seconds(now)))),
    ]).text
    let kept = (try changeLines() + [Array(line.utf8)[...]]).suffix(Self.mostChanges)
    try fileSystem.replace(
      Self.changesName, in: container.state, with: kept.flatMap { $0 + [FileLine.newline] })
  }

  /// The changes up to `now`, the latest last; empty if others can have written their file.
  public func changes(through now: Date) throws(StoreError) -> [SettingChange] {
    try changeLines().compactMap { line in
      guard case .object(let list) = JSONCursor.value(of: Array(line)) else { return nil }
      let members = Dictionary(list, uniquingKeysWith: { $1 })
      guard members["suite"]?.string == Self.standardSuite, let key = members["key"]?.string,
        case .number(let second)? = members["at"], IntakeLimits.seconds.contains(second),
        Int64(second) <= Journal.seconds(now)
      else { return nil }
      return SettingChange(
        key: key, before: members["before"]?.string, date: Date(timeIntervalSince1970: second))
    }
  }

  private func changeLines() throws(StoreError) -> [ArraySlice<UInt8>] {
    let path = "\(container.state)/\(Self.changesName)"
    guard let (bytes, status) = try fileSystem.smallFile(path, for: .reading), status.isPrivate,
      status.linkCount == 1
    else { return [] }
    return bytes.split(separator: FileLine.newline)
  }
}

extension JSONValue {
  fileprivate var string: String? { if case .string(let text) = self { text } else { nil } }
}
