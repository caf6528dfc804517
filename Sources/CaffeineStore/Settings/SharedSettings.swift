import CaffeineJSON
import CivilTime

/// Settings that the programs of a container share, in a named suite.
///
///     let settings = try SharedSettings(in: container)
///     try settings.set("bedtime", to: "23:00", at: now)
///
/// One small text file per suite with `key = value` lines, replaced atomically. Values are plain
/// text that the caller interprets; unknown keys and comments survive.
public struct SharedSettings: Sendable {
  /// The suite of the command's settings.
  public static let standardSuite = "settings"
  /// The suite of the user's own drinks.
  public static let drinksSuite = "drinks"

  package let name: String
  let container: SharedContainer
  private let folder: String
  let fileSystem: any FileSystem

  /// The settings; opens no file.
  public init(in container: SharedContainer, fileSystem: any FileSystem = PosixFileSystem()) {
    (name, folder) = (Self.standardSuite, container.configuration)
    (self.container, self.fileSystem) = (container, fileSystem)
  }

  /// The user's own drinks by id: a file beside the journal, and synchronised with it.
  public init(drinksIn container: SharedContainer, fileSystem: any FileSystem = PosixFileSystem()) {
    (name, folder) = (Self.drinksSuite, container.data)
    (self.container, self.fileSystem) = (container, fileSystem)
  }

  /// The path of the suite's file.
  public var path: String { "\(folder)/\(name)" }

  /// All settings; empty without a file.
  ///
  /// Throws `StoreError.unreadable`, also for a file outside of UTF-8.
  public func values() throws(StoreError) -> [String: String] { try read().values }

  /// All settings, and whether only this user can have written them.
  ///
  /// Throws like `values()`.
  public func read() throws(StoreError) -> SettingsReading {
    let contents = try contents()
    let text = contents?.text ?? SettingsText("")
    return SettingsReading(
      values: text.values, brokenLines: text.brokenLines,
      isPrivate: contents?.status.isPrivate ?? true)
  }

  /// Sets or removes (`nil`) a value; returns once it is on the device.
  ///
  /// Writes an equal value again, since an earlier call may have failed to confirm it. Follows a
  /// symbolic link of this user and replaces its target. `now` is the time of the change for
  /// `changes(through:)`.
  ///
  /// A key has 1 to 64 of `A–Z a–z 0–9 . _ -` and does not begin with a dot; throws
  /// `StoreError.invalidKey` for others. Throws `StoreError.notPrivate` for a file that others can
  /// have written, whose content would become this user's.
  public func set(_ key: String, to value: String?, at now: Date) throws(StoreError) {
    guard Self.isKey(key) else { throw .invalidKey(key) }
    try container.locked(fileSystem) { () throws(StoreError) in
      let contents = try contents()
      // Removing a value creates no file.
      if contents == nil, value == nil { return }
      if let status = contents?.status, !status.isPrivate {
        throw .notPrivate(path: path, isOwn: status.isOwn)
      }
      var text = contents?.text ?? SettingsText("")
      try note(key, from: text.values[key], to: value, at: now)
      text.set(key, to: value)
      try write(text.text, isNew: contents == nil)
    }
  }

  /// Lets a person edit the file and notes the changes; returns the changed keys, or `nil`
  /// if they gave up.
  ///
  /// - Parameters:
  ///   - template: The content of a new file.
  ///   - edit: Edits the file at a path; false if that fails.
  package func edit(
    from template: String, at now: Date, _ edit: (_ path: String) -> Bool
  ) throws(StoreError) -> [String]? {
    let before = try values()
    try container.checkVersion(fileSystem)
    if try contents() == nil {
      try write(template, isNew: true)
    }
    guard edit(path) else { return nil }
    return try container.locked(fileSystem) { () throws(StoreError) in
      let after = try values()
      let keys = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }.sorted()
      for key in keys where Self.isKey(key) {
        try note(key, from: before[key], to: after[key], at: now)
      }
      return keys
    }
  }

  /// Replaces the file, whose folder is made and kept if it is new.
  private func write(_ text: String, isNew: Bool) throws(StoreError) {
    let path = try target()
    let (folder, name) = (fileSystem.parent(of: path), path.split(separator: "/").last ?? "")
    do throws(SystemError) {
      if isNew { try fileSystem.makeDurableFolder(folder) }
    } catch {
      throw .creating(folder, error)
    }
    try fileSystem.replace(String(name), in: folder, with: Array(text.utf8))
  }

  /// The text with the file's status; `nil` without a file.
  private func contents() throws(StoreError) -> (text: SettingsText, status: FileStatus)? {
    guard let (bytes, status) = try fileSystem.smallFile(path, for: .readingThroughLinks) else {
      return nil
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .reading(path, .notText)
    }
    return (SettingsText(text), status)
  }

  /// The path of the file itself: people keep settings elsewhere and link them.
  private func target() throws(StoreError) -> String {
    var path = path
    do throws(SystemError) {
      for _ in 0..<40 {  // as many as Linux follows
        guard let target = try fileSystem.destination(ofLink: path) else { return path }
        path = target.hasPrefix("/") ? target : "\(fileSystem.parent(of: path))/\(target)"
      }
      throw .symbolicLink
    } catch {
      // A link to a missing file, which is created at the target.
      if error == .notFound { return path }
      throw .reading(path, error)
    }
  }

  /// Whether a text has 1 to 64 of `A–Z a–z 0–9 . _ -` and does not begin with a dot.
  package static func isKey(_ key: String) -> Bool {
    (1...64).contains(key.utf8.count) && key.first != "."
      && key.utf8.allSatisfy { $0.isAlphanumeric(or: "._-") }
  }
}

/// The settings of a file.
public struct SettingsReading: Hashable, Sendable {
  /// The settings by key; the last line of a key wins.
  public var values: [String: String]
  /// Line numbers, from 1, of lines that are neither settings, comments nor blank.
  public var brokenLines: [Int]
  /// Whether only this user can have written the file, so that commands in it are theirs; true
  /// without a file.
  public var isPrivate: Bool

  /// The settings if only this user can have written them; otherwise empty.
  package var ownValues: [String: String] { isPrivate ? values : [:] }
}

/// The text of a settings file: lines of `key = value`, and `#` or `;` for comments.
///
/// Reads any text; lines that are no settings stay in place when others change. A value with space
/// at an end or with line breaks is in quotes, as in JSON.
struct SettingsText: Hashable, Sendable {
  private var lines: [Substring]

  init(_ text: String) {
    // By scalars: CR LF is a single character.
    let mark: Unicode.Scalar = "\u{FEFF}"  // some editors put it at the front
    lines = text.unicodeScalars.drop { $0 == mark }.split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .map(Substring.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
  }

  /// The text, which parses to the same settings.
  var text: String { lines.map { $0 + "\n" }.joined() }

  /// The settings; the last line of a key wins.
  var values: [String: String] {
    Dictionary(lines.compactMap(Self.setting), uniquingKeysWith: { $1 })
  }

  /// Line numbers, from 1, of lines that are neither settings, comments nor blank.
  var brokenLines: [Int] {
    lines.indices.filter { index in
      let line = String(lines[index]).trimmed
      return !line.isEmpty && !Self.isComment(line) && Self.setting(lines[index]) == nil
    }.map { $0 + 1 }
  }

  /// Replaces the line of `key`, or appends one; removes it for `nil`.
  mutating func set(_ key: String, to value: String?) {
    let places = lines.indices.filter { Self.setting(lines[$0])?.0 == key }
    let line = value.map { Substring("\(key) = \(Self.quotedIfNeeded($0))") }
    if let line, let place = places.last {
      lines[place] = line
    } else if let line {
      lines.append(line)
    }
    // Also removes earlier lines of the key, one of which would otherwise count later.
    for place in places.reversed() where line == nil || place != places.last {
      lines.remove(at: place)
    }
  }

  private static func setting(_ line: Substring) -> (String, String)? {
    guard let equals = line.firstIndex(of: "=") else { return nil }
    let key = String(line[..<equals]).trimmed
    guard !key.isEmpty, !isComment(key) else { return nil }
    let value = String(line[equals...].dropFirst()).trimmed
    // The text in quotes, or as it is.
    guard value.hasPrefix("\""), case .string(let text)? = JSONCursor.value(of: Array(value.utf8))
    else { return (key, value) }
    return (key, text)
  }

  private static func isComment(_ line: String) -> Bool { line.first == "#" || line.first == ";" }

  private static func quotedIfNeeded(_ value: String) -> String {
    let isPlain =
      value.trimmed == value && !value.isEmpty && !value.hasPrefix("\"")
      && !value.unicodeScalars.contains { $0.value < 0x20 }
    return isPlain ? value : JSONValue.string(value).text
  }
}
