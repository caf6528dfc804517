/// What the store does in several system calls.
extension FileSystem {
  /// Opens `path`, and creates missing folders if asked to: those above it and, for a folder, itself.
  func opened(
    _ path: String, for access: FileAccess, makingFolders makesFolders: Bool = false
  ) throws(SystemError) -> OpenFile {
    do throws(SystemError) {
      // It nearly always exists, which a single call finds out.
      return OpenFile(try open(path, in: nil, for: access), self)
    } catch {
      guard error == .notFound, makesFolders else { throw error }
    }
    try makeFolders(access == .folder ? path : parent(of: path))
    return OpenFile(try open(path, in: nil, for: access), self)
  }

  /// Creates the folder `path` and those above it, if missing.
  private func makeFolders(_ path: String) throws(SystemError) {
    for _ in 0..<2 {
      do throws(SystemError) {
        return try makeFolder(path)
      } catch {
        // Also if another process was faster; a file with this name fails when it is opened as a
        // folder.
        if error == .exists { return }
        guard error == .notFound, parent(of: path) != path else { throw error }
      }
      try makeFolders(parent(of: path))
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
    do throws(SystemError) {
      let folder = try opened(path, for: .folder)
      try synchronize(folder.descriptor)
    } catch {
      guard error.isPermission else { throw error }
    }
    let above = parent(of: path)
    if above != path, path != "." { try synchronizeFolders(upFrom: above) }
  }

  /// Creates the folder `path` and those above it, if missing, and makes their names durable.
  func makeDurableFolder(_ path: String) throws(SystemError) {
    _ = try opened(path, for: .folder, makingFolders: true)
    try synchronizeFolders(upFrom: path)
  }

  /// Reads a small file with its status; `nil` without one.
  ///
  /// A shared folder may contain anything. Throws `symbolicLink` as `StoreError.notPlainFile` for
  /// anything but a regular file, and `tooLarge` above 1 MiB.
  package func smallFile(
    _ path: String, for access: FileAccess
  ) throws(StoreError) -> (bytes: [UInt8], status: FileStatus)? {
    do throws(SystemError) {
      let file = try opened(path, for: access)
      let status = try status(of: file.descriptor)
      guard status.isRegular else { throw .symbolicLink }
      guard status.size <= 1 << 20 else { throw .tooLarge }
      let buffer = FileBuffer(capacity: status.size)
      // A regular file returns fewer bytes only at its end.
      let count = try read(file.descriptor, into: buffer.bytes, at: 0)
      return (Array(buffer.bytes[..<count]), status)
    } catch {
      if error == .notFound { return nil }
      throw .reading(path, error)
    }
  }

  /// Replaces the file `name` in the folder `path` atomically: readers see the old or the new
  /// content, even after a power cut.
  ///
  /// The caller holds the lock, since the draft has a fixed name in the same folder. Creates
  /// missing folders.
  func replace(
    _ name: String, in path: String, with bytes: [UInt8], draft: String? = nil
  ) throws(StoreError) {
    let whole = "\(path)/\(name)"
    var isInPlace = false
    do throws(SystemError) {
      let folder = try opened(path, for: .folder, makingFolders: true)
      // In the same folder, as rename(2) stays within a file system; hidden, as a reader takes
      // every other `.jsonl` in `log` for a journal.
      let draft = ".\(draft ?? name).new"
      // After the rename no draft exists: the name that failed to sync is the real one.
      defer { if !isInPlace { try? remove(draft, in: folder.descriptor) } }
      // The content before the name, or a power cut could leave the name without content.
      try write(bytes, toNew: draft, in: folder.descriptor)
      try rename(draft, to: name, in: folder.descriptor)
      isInPlace = true
      // Until now the new name exists in memory only; a power cut would restore the old content.
      try synchronize(folder.descriptor)
      try? folder.close()
    } catch {
      if isInPlace { throw .notKnownToBeSaved(path: whole, reason: error, id: nil) }
      throw error.isPermission
        ? .notPermitted(path: whole, reason: error)
        : .notSaved(path: whole, reason: error, lines: nil)
    }
  }

  /// Writes `bytes` to a new file without readers, in as many calls as necessary, and waits until
  /// they are on the device.
  private func write(
    _ bytes: [UInt8], toNew name: String, in folder: FileDescriptor
  ) throws(SystemError) {
    // One that a killed process left is removed, never truncated: it may be a link to something else.
    try? remove(name, in: folder)
    let file = OpenFile(try open(name, in: folder, for: .creating), self)
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try write(file.descriptor, Array(rest), at: nil)
      // Nothing written without an error: some file systems report "full" that way, and the loop
      // would not end.
      guard count > 0 else { throw .noSpace }
      rest = rest.dropFirst(count)
    }
    try synchronize(file.descriptor)
    try file.close()
  }
}
