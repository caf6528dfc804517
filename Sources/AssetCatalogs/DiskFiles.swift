import CStandardLibrary

/// Reads this machine's disk.
public struct DiskFiles: AssetFiles {
  /// Creates the reader; it has no state.
  public init() {}

  /// Lists a folder; costs an `lstat` per entry.
  public func entries(of folder: String) -> [AssetFileEntry] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.compactMap { name in
      var status = stat()
      guard lstat("\(folder)/\(name)", &status) == 0 else { return nil }
      switch status.st_mode & S_IFMT {
      case S_IFREG: return AssetFileEntry(name: name, isFolder: false)
      case S_IFDIR: return AssetFileEntry(name: name, isFolder: true)
      default: return nil
      }
    }
  }

  /// Opens the file without following links or blocking on a pipe, and reads it whole.
  public func bytes(of path: String, atMost limit: Int) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= limit
    else { return nil }
    let size = Int(status.st_size)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let step = read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
        guard step > 0 else { return }
        count += step
      }
    }
    return bytes.count == size ? bytes : nil
  }
}
