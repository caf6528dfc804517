/// Settings that the programs of a container share, by the name of their suite.
///
///     let settings = SharedSettings(in: container)
///     try settings.set("bedtime", to: "23:00", at: now)
///
/// One small text file a suite, `key = value` a line, replaced as a whole: a reader finds the old
/// settings or the new. Values are kept as they were given; what they mean is the caller's.
/// Lines of unknown keys, and remarks, survive.
public struct SharedSettings: Sendable {
  /// The suite of the command's own settings.
  public static let standardSuite = "settings"
  /// The suite of the widgets that the user has placed.
  public static let widgetsSuite = "widgets"
  /// The suite of the user's own drinks.
  public static let drinksSuite = "drinks"

  /// The suites there are, whose changes `Journal.undo(at:since:)` takes back.
  static let suites: Set<String> = [standardSuite, widgetsSuite, drinksSuite]

  package let name: String
  let container: SharedContainer
  private let folder: String
  let fileSystem: any FileSystem

  /// The settings `suite` in `container`; nothing is opened or made yet.
  ///
  /// A suite is named by 1…64 of `A–Z a–z 0–9 . _ -`, the first no dot.
  /// Throws `StoreError.invalidKey` for others.
  public init(
    suite: String = SharedSettings.standardSuite, in container: SharedContainer,
    fileSystem: any FileSystem = .posix
  ) throws(StoreError) {
    guard Self.isKey(suite) else { throw .invalidKey(suite) }
    self.init(named: suite, folder: container.configuration, in: container, fileSystem: fileSystem)
  }

  private init(
    named name: String, folder: String, in container: SharedContainer, fileSystem: any FileSystem
  ) {
    self.name = name
    self.folder = folder
    self.container = container
    self.fileSystem = fileSystem
  }

  /// The user's own drinks, by their id: a suite that stands beside the journal, so that it is
  /// kept and synchronised with it.
  public static func drinks(
    in container: SharedContainer, fileSystem: any FileSystem = .posix
  ) -> SharedSettings {
    SharedSettings(
      named: drinksSuite, folder: container.data, in: container, fileSystem: fileSystem)
  }

  /// The file that holds the settings.
  public var path: String { "\(folder)/\(name)" }

  /// All settings; none when there is no file yet.
  ///
  /// Throws `StoreError.unreadable` also when the file is not UTF-8: nothing else would be safe.
  public func values() throws(StoreError) -> [String: String] { try read().values }

  /// All settings, and whether only this user can have written them.
  ///
  /// Throws as `values()` does.
  public func read() throws(StoreError) -> SettingsReading {
    guard let (text, status) = try contents() else {
      return SettingsReading(values: [:], brokenLines: [], isPrivate: true)
    }
    return SettingsReading(
      values: text.values, brokenLines: text.brokenLines,
      isPrivate: status.isPrivate)
  }

  /// Sets `key`, or forgets it when `value` is `nil`; returns when that is on the device.
  ///
  /// What is there already is written again: it may be what an earlier call could not confirm. A
  /// symbolic link of this user stays, and the file that it points to is replaced.
  /// A key is 1…64 of `A–Z a–z 0–9 . _ -`, the first no dot; a value any text. `now` tells
  /// `Journal.undo(at:since:)`, which can take it back, when it was.
  /// Throws `StoreError.invalidKey` for other keys, and `StoreError.notPrivate` for a file that others
  /// can have written: what they put in it would become this user's.
  public func set(_ key: String, to value: String?, at now: Date) throws(StoreError) {
    guard Self.isKey(key) else { throw .invalidKey(key) }
    let lock = try FileLock(path: container.lock, fileSystem: fileSystem)
    try container.checkVersion(fileSystem)
    try replace(key, with: value, noting: now)
    lock.release()
  }

  /// Sets `key` and notes that it was, at `now`, unless that is what it was; the lock is held.
  func replace(_ key: String, with value: String?, noting now: Date) throws(StoreError) {
    let before = try values()[key]
    // A repeat changes nothing, and must not be what an undo takes back.
    if before != value, Self.suites.contains(name) {
      try note(key, from: before, to: value, at: now)
    }
    try replace(key, with: value)
  }

  private func note(
    _ key: String, from before: String?, to value: String?, at now: Date
  ) throws(StoreError) {
    let journal = Journal(in: container, fileSystem: fileSystem)
    let moment = journal.nextMoment(of: try? journal.knownDeviceName(), at: now)
    try journal.settingChanges.append(
      SettingChange(
        suite: name, key: key, before: before, value: value, moment: moment,
        second: Journal.seconds(now)))
  }

  /// Lets somebody change the file by other means, and notes what they changed, so that it can be
  /// undone; returns its keys, or `nil` where they gave up.
  ///
  /// - Parameters:
  ///   - template: What the file holds where there is none yet.
  ///   - edit: Changes the file at a path; false where that failed.
  package func edit(
    from template: String, at now: Date, _ edit: (_ path: String) -> Bool
  ) throws(StoreError) -> [String]? {
    let before = try values()
    if try contents() == nil {
      let (folder, name) = try place()
      try makeDurable(folder)
      try fileSystem.replace(name, in: folder, with: Array(template.utf8))
    }
    guard edit(path) else { return nil }
    let lock = try FileLock(path: container.lock, fileSystem: fileSystem)
    let after = try values()
    let keys = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }.sorted()
    for key in keys where Self.isKey(key) {
      try note(key, from: before[key], to: after[key], at: now)
    }
    lock.release()
    return keys
  }

  /// Writes the file with another value of `key`; the lock is held.
  func replace(_ key: String, with value: String?) throws(StoreError) {
    let contents = try contents()
    // No file is made only to say that nothing is set.
    if contents == nil, value == nil { return }
    if let status = contents?.status, !status.isPrivate {
      throw .notPrivate(path: path, isOwn: status.isOwn)
    }
    var text = contents?.text ?? SettingsText("")
    text.set(key, to: value)
    let (folder, name) = try place()
    if contents == nil { try makeDurable(folder) }
    try fileSystem.replace(name, in: folder, with: Array(text.text.utf8))
  }

  /// The text and what its file is, `nil` when there is no file.
  private func contents() throws(StoreError) -> (text: SettingsText, status: FileStatus)? {
    do throws(SystemError) {
      let (bytes, status) = try fileSystem.smallFile(path, for: .readingThroughLinks)
      guard let text = String(validating: bytes, as: UTF8.self) else { throw .notText }
      return (SettingsText(text), status)
    } catch {
      if error == .notFound { return nil }
      throw .reading(path, error)
    }
  }

  /// Where the file itself is: people keep settings elsewhere and link them.
  private func place() throws(StoreError) -> (folder: String, name: String) {
    var (folder, name) = (folder, name)
    do throws(SystemError) {
      for _ in 0..<40 {  // as many as Linux follows
        guard let target = try fileSystem.destination(ofLink: "\(folder)/\(name)") else {
          return (folder, name)
        }
        let path = target.hasPrefix("/") ? target : "\(folder)/\(target)"
        let slash = path.lastIndex(of: "/") ?? path.startIndex
        folder = fileSystem.parent(of: path)
        name = String(path[path.index(after: slash)...])
      }
      throw .symbolicLink
    } catch {
      // A link to a file that is not there yet: it is made where the link points.
      if error == .notFound { return (folder, name) }
      throw .reading("\(folder)/\(name)", error)
    }
  }

  private func makeDurable(_ folder: String) throws(StoreError) {
    do throws(SystemError) {
      try fileSystem.makeDurableFolder(folder)
    } catch {
      throw .creating(folder, error)
    }
  }

  /// Whether a text is 1…64 of `A–Z a–z 0–9 . _ -`, the first no dot.
  package static func isKey(_ key: String) -> Bool {
    (1...64).contains(key.utf8.count) && key.first != "."
      && key.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
          UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }
}

/// Settings as they were read.
public struct SettingsReading: Hashable, Sendable {
  /// The settings by their keys.
  public var values: [String: String]
  /// The numbers, from 1, of the lines that are no setting, no remark and not blank.
  public var brokenLines: [Int]
  /// Whether the file belongs to this user and nobody else may write it, so that a command in it is
  /// theirs; also when there is none.
  public var isPrivate: Bool

  /// The settings that this user alone can have written: all or none.
  package var ownValues: [String: String] { isPrivate ? values : [:] }
}
