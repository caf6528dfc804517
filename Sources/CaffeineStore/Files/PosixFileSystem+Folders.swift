import CStandardLibrary

extension PosixFileSystem {
  public func names(in path: String) throws(SystemError) -> [String] {
    guard let stream = opendir(path) else { throw SystemError(code: errno) }
    defer { closedir(stream) }
    var names: [String] = []
    while true {
      // `readdir` returns nil both at the end and on failure.
      errno = 0
      guard let entry = readdir(stream) else { break }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    guard errno == 0 else { throw SystemError(code: errno) }
    return names
  }

  /// Calls `lstat`, and `readlink` for a link.
  public func destination(ofLink path: String) throws(SystemError) -> String? {
    var status = stat()
    guard lstat(path, &status) == 0 else { throw SystemError(code: errno) }
    guard status.st_mode & S_IFMT == S_IFLNK else { return nil }
    // In a folder that others can write to, their link could aim our writes at any file of ours.
    guard status.st_uid == geteuid() else { throw .notPermitted }
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = try Self.result { readlink(path, &target, target.count) }
    // By the count: `readlink` appends no zero.
    let bytes = target[..<count].map { UInt8(bitPattern: $0) }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notText }
    return text
  }

  /// Calls `mkdir`.
  public func makeFolder(_ path: String) throws(SystemError) {
    guard mkdir(path, 0o700) == 0 else { throw SystemError(code: errno) }
  }

  /// Calls `renameat`.
  public func rename(
    _ name: String, to newName: String, in folder: FileDescriptor
  ) throws(SystemError) {
    guard renameat(folder.rawValue, name, folder.rawValue, newName) == 0 else {
      throw SystemError(code: errno)
    }
  }

  /// Calls `unlinkat`.
  public func remove(_ name: String, in folder: FileDescriptor) throws(SystemError) {
    guard unlinkat(folder.rawValue, name, 0) == 0 else { throw SystemError(code: errno) }
  }
}
