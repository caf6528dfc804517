/// The last lines of a log on this device, for people to read.
///
/// Written without a lock or sync, unlike the journal: a power cut may lose a line.
public struct DeviceLog: Sendable {
  /// The size in bytes at which a new file begins; the previous one is kept.
  static let capacity = 128 * 1024

  package static let reloads = "reloads/log"

  private let path: String
  private let fileSystem: any FileSystem

  /// Creates a log by its name, such as `reloads/log`, without opening it.
  public init(_ name: String, in container: SharedContainer, fileSystem: any FileSystem = .posix) {
    path = "\(container.state)/\(name)"
    self.fileSystem = fileSystem
  }

  /// Appends a line in one call, so lines of several processes never mix.
  public func append(_ line: String) throws(StoreError) {
    do throws(SystemError) {
      let file = OpenFile(try fileSystem.openMakingFolders(path, for: .appendingToNew), fileSystem)
      _ = try fileSystem.write(file.descriptor, Array("\(line)\n".utf8))
      guard try fileSystem.status(of: file.descriptor).size > Self.capacity else { return }
      // Without a lock two processes may both rotate the log and lose its older half, the price of
      // a single call.
      let folder = try fileSystem.openMakingFolders(
        fileSystem.parent(of: path), for: .folder)
      defer { try? fileSystem.close(folder) }
      let name = String(
        path[path.index(path.lastIndex(of: "/") ?? path.startIndex, offsetBy: 1)...])
      try fileSystem.rename(name, to: name + ".before", in: folder)
    } catch {
      throw .creating(path, error)
    }
  }

  /// Its files, older lines first.
  var paths: [String] { [path + ".before", path] }

  /// All lines, oldest first; empty without a file.
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
