import CivilTime

/// The folders that the command, its widgets and other programs of the user share.
///
///     let container = try SharedContainer { ProcessInfo.processInfo.environment[$0] }
///     let journal = Journal(in: container)
public struct SharedContainer: Hashable, Sendable {
  /// Data to keep and to synchronise between devices: the journal and own drinks.
  public let data: String
  /// Data of this device alone: its name and the lock.
  public let state: String
  /// The folder of the settings.
  public let configuration: String
  private let machine: String
}

extension SharedContainer {
  /// Uses one folder for everything, on the machine with an id; an empty one is not known.
  public init(folder: String, machine: String = "") {
    self.init(data: folder, state: folder, configuration: folder, machine: machine)
  }

  /// Finds the folders by environment variables, which `variable` looks up.
  ///
  /// `CAFFEINE_HOME` puts everything in one folder. It must be an absolute path: a relative one
  /// would mean another journal in each working directory. Otherwise the folders are `caffeine` in
  /// `XDG_DATA_HOME`, `XDG_STATE_HOME` and `XDG_CONFIG_HOME`, if absolute, or in their defaults in
  /// `HOME`. Source: XDG Base Directory Specification 0.8.
  ///
  /// Throws `StoreError.noHome` if `HOME` is needed and not set, and for a path with U+FFFD, which
  /// Swift substitutes for bytes outside of UTF-8: it would be another folder.
  ///
  /// By `machine`, its permanent id, a copied folder is another device's; without one every
  /// machine counts as the same.
  public init(machine: String = "", variable: (String) -> String?) throws(StoreError) {
    if let folder = variable("CAFFEINE_HOME"), !folder.isEmpty {
      guard Self.isPath(folder) else { throw .noHome }
      self.init(folder: folder, machine: machine)
      return
    }
    self.init(
      data: try Self.folder("XDG_DATA_HOME", "/.local/share", variable),
      state: try Self.folder("XDG_STATE_HOME", "/.local/state", variable),
      configuration: try Self.folder("XDG_CONFIG_HOME", "/.config", variable), machine: machine)
  }

  private static func folder(
    _ name: String, _ fallback: String, _ variable: (String) -> String?
  ) throws(StoreError) -> String {
    if let base = variable(name), base.hasPrefix("/") {
      guard isPath(base) else { throw .noHome }
      return base + "/caffeine"
    }
    guard let home = variable("HOME"), isPath(home) else { throw .noHome }
    return home + fallback + "/caffeine"
  }

  private static func isPath(_ text: String) -> Bool {
    text.hasPrefix("/") && !text.unicodeScalars.contains("\u{FFFD}")
  }

  /// The folder of the journal's files.
  public var log: String { data + "/log" }
  /// The name of the file with this device's name and the lengths of its files: a keyed hash, as
  /// machine-id(5) asks, keeps the machine's id confidential.
  var deviceFile: String {
    let digest = SHA256.digest(of: Array("caffeine device\n\(machine)".utf8))
    return "device-" + digest[0].padded(to: 8, radix: 16) + digest[1].padded(to: 8, radix: 16)
  }
  var device: String { "\(state)/\(deviceFile)" }
  /// The file that writers lock.
  package var lock: String { state + "/lock" }
  /// The file with the format's version.
  package var format: String { data + "/FORMAT" }

  /// The content of `FORMAT` for this version.
  static let version = "caffeine-journal 1\n"

  /// Throws if a later version forbids this one to write.
  func checkVersion(_ fileSystem: any FileSystem) throws(StoreError) {
    let bytes = try fileSystem.smallFile(format, for: .reading)?.bytes ?? []
    let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    // A power cut may leave `FORMAT` empty; refusing every drink would be worse. Further words
    // belong to a later version, too.
    if words.first == "caffeine-journal", words.count > 1, words.dropFirst() != ["1"] {
      throw .newerVersion(what: data)
    }
  }
}

extension SharedContainer {
  /// The longest wait for the lock in µs.
  static let patience: UInt32 = 5_000_000

  /// Runs `body` in this device's turn to write.
  ///
  /// `flock` belongs to the open file: unlike an fcntl(2) lock, no other code in this process can
  /// drop it by accident, and the system drops it when the process dies.
  func locked<Result>(
    _ fileSystem: any FileSystem, _ body: () throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    let file = try openState(lock, fileSystem)
    func isTaken() throws(StoreError) -> Bool {
      do throws(SystemError) { return try fileSystem.lock(file.descriptor) } catch {
        throw .creating(lock, error)
      }
    }
    var (waited, pause) = (0 as UInt32, 200 as UInt32)
    // Polls: a blocking call could be ended early only by a signal, and signals belong to the
    // program.
    while try !isTaken() {
      guard waited < Self.patience else { throw .locked(path: lock) }
      fileSystem.pause(microseconds: pause)
      waited += pause
      pause = min(pause * 2, 12_800)
    }
    // Under the lock, since a later version also takes it to convert the folder.
    try checkVersion(fileSystem)
    let result = try body()
    try? file.close()
    return result
  }

  /// Opens a file of the state folder to overwrite; creates it and missing folders.
  func openState(_ path: String, _ fileSystem: any FileSystem) throws(StoreError) -> OpenFile {
    do throws(SystemError) {
      let file = try fileSystem.opened(path, for: .locking, makingFolders: true)
      let status = try fileSystem.status(of: file.descriptor)
      // A file with a second name must not be written to.
      guard status.isRegular, status.linkCount == 1 else { throw .symbolicLink }
      return file
    } catch {
      throw .creating(path, error)
    }
  }
}
