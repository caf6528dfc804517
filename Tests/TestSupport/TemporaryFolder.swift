import Foundation

/// A folder of this machine that is removed with its owner.
package final class TemporaryFolder: Sendable {
  package let path: String

  package init() throws {
    // In memory where there is such a place: thousands of tests wait until a file is on the disk.
    let memory = URL(filePath: "/dev/shm", directoryHint: .isDirectory)
    let files = FileManager.default
    let parent = files.isWritableFile(atPath: memory.path) ? memory : files.temporaryDirectory
    let folder = parent.appending(path: UUID().uuidString)
    path = folder.path
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The text of the file `name` in this folder.
  package func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }

  /// Makes or replaces the file `name`.
  package func write(_ text: String, to name: String) throws {
    try write(bytes: Array(text.utf8), to: name)
  }

  /// Makes or replaces the file `name`.
  package func write(bytes: [UInt8], to name: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Removes the file `name`, if it is there.
  package func remove(_ name: String) {
    try? FileManager.default.removeItem(atPath: "\(path)/\(name)")
  }
}
