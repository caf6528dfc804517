extension FileSystem {
  /// Opens `path`, making the folders it lies in when they are missing.
  func openMakingFolders(
    _ path: String, for access: FileAccess
  ) throws(SystemError) -> FileDescriptor {
    do throws(SystemError) {
      return try open(path, in: nil, for: access)
    } catch {
      guard error == .notFound else { throw error }
    }
    try makeFolders(parent(of: path))
    return try open(path, in: nil, for: access)
  }

  /// Makes the folder `path` and those it lies in, where they are missing.
  func makeFolders(_ path: String) throws(SystemError) {
    do throws(SystemError) {
      try makeFolder(path)
    } catch {
      // Also when another process was faster; a file of that name is met by whoever opens it as a folder.
      if error == .exists { return }
      guard error == .notFound, parent(of: path) != path else { throw error }
      try makeFolders(parent(of: path))
      do throws(SystemError) {
        try makeFolder(path)
      } catch {
        // Two commands that are each a user's first make the same folders at once.
        guard error == .exists else { throw error }
      }
    }
  }

  /// The folder that `path` lies in.
  func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Makes the names in the folder `path`, and the folder's own name and those above it, durable.
  ///
  /// Folders that this user may not open are passed over: they were there before us.
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

  /// Makes the folder `path` and those above it where they are missing, and their names durable.
  func makeDurableFolder(_ path: String) throws(SystemError) {
    try close(openFolder(path))
    try synchronizeFolders(upFrom: path)
  }

  package func contents(of path: String, for access: FileAccess) throws(SystemError) -> [UInt8] {
    try smallFile(path, for: access).bytes
  }

  /// The bytes of the file `path`, and what it is.
  ///
  /// Folders that are shared may hold anything under any name. Throws `symbolicLink` for what is
  /// no plain file and `tooLarge` for more than 1 MiB.
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
      // A plain file gives less than was asked for only at its end.
      if count < buffer.bytes.count { return (contents, status) }
    }
  }

  /// Tries for the lock until `FileLock.patience` is over; pauses grow from 0.2 to 12.8 ms.
  func waitForLock(of file: FileDescriptor) throws(SystemError) -> Bool {
    var waited: UInt32 = 0
    var pause: UInt32 = 200
    while true {
      if try lock(file) { return true }
      guard waited < FileLock.patience else { return false }
      // Polled: a call that waits ends early only by a signal, and signals are the program's and not ours.
      self.pause(microseconds: pause)
      waited += pause
      pause = min(pause * 2, 12_800)
    }
  }

  /// Who wrote the lock file last.
  func holder(of file: FileDescriptor) -> Int32? {
    let buffer = FileBuffer(capacity: 16)
    guard let count = try? read(file, into: buffer.bytes, at: 0) else { return nil }
    let text = String(decoding: buffer.bytes[..<count], as: UTF8.self)
    return Int32(text.filter(\.isNumber))
  }
}
