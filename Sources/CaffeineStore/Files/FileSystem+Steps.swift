extension FileSystem {
  /// Opens `path` and creates missing folders: those above it and, for a folder, itself.
  func openMakingFolders(
    _ path: String, for access: FileAccess
  ) throws(SystemError) -> FileDescriptor {
    do throws(SystemError) {
      // It nearly always exists, which a single call finds out.
      return try open(path, in: nil, for: access)
    } catch {
      guard error == .notFound else { throw error }
    }
    try makeFolders(access == .folder ? path : parent(of: path))
    return try open(path, in: nil, for: access)
  }

  /// Creates the folder `path` and those above it, if missing.
  func makeFolders(_ path: String) throws(SystemError) {
    do throws(SystemError) {
      try makeFolder(path)
    } catch {
      // Also if another process was faster; a file with this name fails when it is opened as a
      // folder.
      if error == .exists { return }
      guard error == .notFound, parent(of: path) != path else { throw error }
      try makeFolders(parent(of: path))
      do throws(SystemError) {
        try makeFolder(path)
      } catch {
        // Two first commands of a user may create the same folders at once.
        guard error == .exists else { throw error }
      }
    }
  }

  func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Makes the names in the folder `path`, its own name and the names of its parents durable.
  ///
  /// Skips folders that this user may not open: they existed before.
  func synchronizeFolders(upFrom path: String) throws(SystemError) {
    var path = path
    while true {
      if let folder = try openWherePermitted(path) {
        defer { try? close(folder) }
        try synchronize(folder)
      }
      let above = parent(of: path)
      if above == path || path == "." { return }
      path = above
    }
  }

  private func openWherePermitted(_ path: String) throws(SystemError) -> FileDescriptor? {
    do throws(SystemError) {
      return try open(path, in: nil, for: .folder)
    } catch {
      guard error.isPermission else { throw error }
      return nil
    }
  }

  /// Creates the folder `path` and those above it, if missing, and makes their names durable.
  func makeDurableFolder(_ path: String) throws(SystemError) {
    try close(openMakingFolders(path, for: .folder))
    try synchronizeFolders(upFrom: path)
  }

  package func contents(of path: String, for access: FileAccess) throws(SystemError) -> [UInt8] {
    try smallFile(path, for: access).bytes
  }

  /// Reads a small file with its status.
  ///
  /// A shared folder may contain anything. Throws `symbolicLink` for anything but a regular file,
  /// and `tooLarge` above 1 MiB.
  func smallFile(
    _ path: String, for access: FileAccess
  ) throws(SystemError) -> (bytes: [UInt8], status: FileStatus) {
    let file = try open(path, in: nil, for: access)
    defer { try? close(file) }
    let status = try status(of: file)
    guard status.isRegular else { throw .symbolicLink }
    let buffer = FileBuffer(capacity: 4_096)
    var contents: [UInt8] = []
    while true {
      let count = try read(file, into: buffer.bytes, at: contents.count)
      contents.append(contentsOf: buffer.bytes[..<count])
      guard contents.count <= 1 << 20 else { throw .tooLarge }
      // A regular file returns fewer bytes only at its end.
      if count < buffer.bytes.count { return (contents, status) }
    }
  }

  /// Tries for the lock during `FileLock.patience`, with pauses from 0.2 to 12.8 ms.
  func waitForLock(of file: FileDescriptor) throws(SystemError) -> Bool {
    var waited: UInt32 = 0
    var pause: UInt32 = 200
    while true {
      if try lock(file) { return true }
      guard waited < FileLock.patience else { return false }
      // Polls: a blocking call could be ended early only by a signal, and signals belong to the
      // program.
      self.pause(microseconds: pause)
      waited += pause
      pause = min(pause * 2, 12_800)
    }
  }

  /// The last writer of the lock file.
  func holder(of file: FileDescriptor) -> Int32? {
    let buffer = FileBuffer(capacity: 16)
    guard let count = try? read(file, into: buffer.bytes, at: 0) else { return nil }
    let text = String(decoding: buffer.bytes[..<count], as: UTF8.self)
    return Int32(text.filter(\.isNumber))
  }
}
