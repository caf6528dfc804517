import Dispatch
import Synchronization

#if canImport(Darwin)
  import Foundation
#endif

/// The folders that the command, its widgets and other programs of the user share.
///
///     let container = try SharedContainer { ProcessInfo.processInfo.environment[$0] }
///     let journal = Journal(in: container)
public struct SharedContainer: Hashable, Sendable {
  /// What is worth keeping and may be synchronised with other devices: the journal, own drinks.
  public let data: String
  /// What belongs to this device alone: its name and the lock.
  public let state: String
  /// The settings.
  public let configuration: String

  /// Everything in one folder.
  public init(folder: String) { self.init(data: folder, state: folder, configuration: folder) }

  private init(data: String, state: String, configuration: String) {
    self.data = data
    self.state = state
    self.configuration = configuration
  }

  /// The folders that the environment names, whose variables `variable` looks up.
  ///
  /// `CAFFEINE_HOME` puts all in one folder, of which the full path is given: else there would be a
  /// journal for each folder that the command is called in. Otherwise the folders are `caffeine`
  /// within `XDG_DATA_HOME`, `XDG_STATE_HOME` and `XDG_CONFIG_HOME`, which count only when
  /// absolute, or within their defaults under `HOME`.
  /// Source: XDG Base Directory Specification 0.8.
  /// Throws `StoreError.noHome` when the places that are left need a `HOME` that is not set, and
  /// for a path with U+FFFD: Swift puts it in place of bytes that are not UTF-8, and the path would
  /// be that of another folder.
  public init(variable: (String) -> String?) throws(StoreError) {
    if let folder = variable("CAFFEINE_HOME"), !folder.isEmpty {
      guard Self.isPath(folder) else { throw .noHome }
      self.init(folder: folder)
      return
    }
    self.init(
      data: try Self.folder("XDG_DATA_HOME", "/.local/share", variable),
      state: try Self.folder("XDG_STATE_HOME", "/.local/state", variable),
      configuration: try Self.folder("XDG_CONFIG_HOME", "/.config", variable))
  }

  #if canImport(Darwin)
    /// The folder that the programs of an App Group share, `nil` without the entitlement for it.
    public init?(appGroup identifier: String) {
      let manager = FileManager.default
      guard
        let folder = manager.containerURL(forSecurityApplicationGroupIdentifier: identifier)
      else { return nil }
      self.init(folder: folder.appending(path: "caffeine").path)
    }
  #endif

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
}

extension SharedContainer {
  /// The folder of the journal's files.
  public var log: String { data + "/log" }
  /// The file with this device's name.
  package var device: String { state + "/device" }
  /// The file whose lock a writer holds.
  package var lock: String { state + "/lock" }
  /// The folder in which processes ask those that show widgets for reloads.
  package var reloadRequests: String { state + "/reloads/requests" }
  /// The file with the version of the folder.
  package var format: String { data + "/FORMAT" }
}

extension SharedContainer {
  /// A value for each time that the journal, the own drinks or the settings have changed, by any
  /// process, and one to begin with.
  ///
  ///     for await _ in container.changes() {
  ///       show(try journal.intakes(since: start))
  ///     }
  ///
  /// Changes that follow each other closely are one. The stream ends where the system has no more
  /// room for watches.
  public func changes() -> AsyncStream<Void> {
    // One that waits says as much as ten: there is something to read.
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      guard let watch = ContainerWatch(of: self) else { return continuation.finish() }
      // Unsafe only by its type: any thread may cancel a source (dispatch_source_create(3)).
      nonisolated(unsafe) let source = DispatchSource.makeReadSource(
        fileDescriptor: watch.descriptor.rawValue)
      // An escaping closure only borrows what cannot be copied, and the handler has to change it.
      let shared = Mutex(watch)
      source.setEventHandler {
        shared.withLock { $0.reset() }
        continuation.yield()
      }
      continuation.onTermination = { _ in source.cancel() }
      continuation.yield()
      source.activate()
    }
  }
}

extension SharedContainer {
  /// What `FORMAT` says of the folder that this program reads and writes.
  static let version = "caffeine-journal 1\n"

  enum FormatFile {
    /// That this program reads and writes the folder.
    case known
    /// That a later version does, and this one must not.
    case later
    /// Nothing: damaged, it forbids nothing.
    case damaged

    init(_ bytes: [UInt8]) {
      let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      if words.first == "caffeine-journal", words.count > 1 {
        // More words are a later format too: it may say of itself what we cannot know.
        self = words.dropFirst() == ["1"] ? .known : .later
      } else {
        self = .damaged
      }
    }
  }

  /// Refuses to write where another version said that this one must not.
  func checkVersion(_ fileSystem: any FileSystem) throws(StoreError) {
    do throws(SystemError) {
      switch FormatFile(try fileSystem.contents(of: format, for: .reading)) {
      // A power cut may leave `FORMAT` empty; to refuse every drink from then on would be the worse harm.
      case .known, .damaged: return
      case .later: break
      }
    } catch {
      if error == .notFound { return }
      throw .reading(format, error)
    }
    throw .newerVersion(what: data)
  }
}
