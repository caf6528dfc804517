/// Settings that the programs of a container share, by the name of their suite.
///
///     let settings = SharedSettings(in: container)
///     try settings.set("bedtime", to: "23:00")
///
/// One small text file a suite, `key = value` a line, replaced as a whole: a reader finds the old
/// settings or the new. Values are kept as they were given; what they mean is the caller's.
/// Lines of unknown keys, and remarks, survive.
public struct SharedSettings: Sendable {
  /// The suite of the command's own settings.
  public static let standardSuite = "settings"

  private let name: String
  private let container: SharedContainer
  private let folder: String
  private let fileSystem: any FileSystem

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
      named: "drinks", folder: container.data, in: container, fileSystem: fileSystem)
  }

  /// The file that holds the settings.
  public var path: String { "\(folder)/\(name)" }

  /// All settings; none when there is no file yet.
  ///
  /// Throws `StoreError.unreadable` also when the file is not UTF-8: nothing else would be safe.
  public func values() throws(StoreError) -> [String: String] {
    try contents().values
  }

  /// Sets `key`, or forgets it when `value` is `nil`; returns when that is on the device.
  ///
  /// A key is 1…64 of `A–Z a–z 0–9 . _ -`, the first no dot; a value any text.
  /// Throws `StoreError.invalidKey` for other keys.
  public func set(_ key: String, to value: String?) throws(StoreError) {
    guard Self.isKey(key) else { throw .invalidKey(key) }
    let lock = try FileLock(path: container.lock, fileSystem: fileSystem)
    var contents = try contents()
    let before = contents
    contents.set(key, to: value)
    if contents != before {
      try fileSystem.replace(name, in: folder, with: Array(contents.text.utf8))
    }
    lock.release()
  }

  private func contents() throws(StoreError) -> SettingsText {
    do throws(SystemError) {
      let bytes = try fileSystem.contents(of: path, for: .readingThroughLinks)
      guard let text = String(validating: bytes, as: UTF8.self) else { throw .notText }
      return SettingsText(text)
    } catch {
      if error == .notFound { return SettingsText("") }
      throw .reading(path, error)
    }
  }

  private static func isKey(_ key: String) -> Bool {
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
