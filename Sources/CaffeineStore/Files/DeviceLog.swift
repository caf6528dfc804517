/// Lines that a device writes down for people to look at, in its folder of state: the last ones.
///
/// Unlike the journal it is not worth a lock or a sync: a line that a power cut tears is lost.
public struct DeviceLog: Sendable {
  /// The bytes after which a new file is begun; the one before it is kept.
  static let capacity = 128 * 1024

  package static let reloads = "reloads/log"

  private let path: String
  private let fileSystem: any FileSystem

  /// The log under a name, such as `reloads/log`; nothing is opened or made yet.
  public init(_ name: String, in container: SharedContainer, fileSystem: any FileSystem = .posix) {
    path = "\(container.state)/\(name)"
    self.fileSystem = fileSystem
  }

  /// Writes a line below the others, by one call: lines of several processes do not mix.
  public func append(_ line: String) throws(StoreError) {
    do throws(SystemError) {
      let file = OpenFile(
        try fileSystem.openMakingFolders(path, for: .appendingToNew), fileSystem)
      _ = try fileSystem.write(file.descriptor, Array("\(line)\n".utf8))
      guard try fileSystem.status(of: file.descriptor).size > Self.capacity else { return }
      // Without a lock two processes may both turn it over, and the older half is lost: the price
      // of writing a line in one call.
      let folder = try fileSystem.openFolder(fileSystem.parent(of: path))
      defer { try? fileSystem.close(folder) }
      let name = String(
        path[path.index(path.lastIndex(of: "/") ?? path.startIndex, offsetBy: 1)...])
      try fileSystem.rename(name, to: name + ".before", in: folder)
    } catch {
      throw .creating(path, error)
    }
  }

  /// Its files, the earlier lines first.
  var paths: [String] { [path + ".before", path] }

  /// The lines, the earliest first; none where there is no file.
  public func lines() throws(StoreError) -> [String] {
    var lines: [String] = []
    for path in paths {
      do throws(SystemError) {
        let bytes = try fileSystem.contents(of: path, for: .reading)
        lines += String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
      } catch {
        guard error == .notFound else { throw .reading(path, error) }
      }
    }
    return lines
  }
}
