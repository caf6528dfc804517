extension FileSystem {
  /// Puts `bytes` in the place of the file `name` in the folder `path`: a reader, and a reader
  /// after a power cut, finds the old contents or the new.
  ///
  /// The caller holds the lock: the new contents first stand under a name of their own in the
  /// same folder. Its folders are made where missing.
  func replace(_ name: String, in path: String, with bytes: [UInt8]) throws(StoreError) {
    let whole = "\(path)/\(name)"
    var isInPlace = false
    do throws(SystemError) {
      let folder = try openFolder(path)
      defer { try? close(folder) }
      // In the same folder, since rename(2) crosses no file system; hidden, since a reader takes
      // any other `.jsonl` of the folder `log` for a journal.
      let draft = ".\(name).new"
      do throws(SystemError) {
        // Contents before the name: the other way round a power cut may leave the name and no contents.
        try write(bytes, toNew: draft, in: folder)
        try rename(draft, to: name, in: folder)
        isInPlace = true
        // Until here the new name is in memory alone, and a power cut would bring the old contents back.
        try synchronize(folder)
      } catch {
        // After the rename there is no draft: the name that failed to be synced is the real one.
        if !isInPlace { try? remove(draft, in: folder) }
        throw error
      }
    } catch {
      throw isInPlace
        ? .notKnownToBeSaved(path: whole, reason: error, id: nil)
        : .notSaved(path: whole, reason: error, lines: nil)
    }
  }

  /// Opens the folder `path`, making it and those above it where they are missing.
  func openFolder(_ path: String) throws(SystemError) -> FileDescriptor {
    do throws(SystemError) {
      // Nearly always it is there, which one call tells in place of one for each folder above.
      return try open(path, in: nil, for: .folder)
    } catch {
      guard error == .notFound else { throw error }
    }
    try makeFolders(path)
    return try open(path, in: nil, for: .folder)
  }

  /// Writes `bytes` to a new file and waits until they are on the device.
  ///
  /// A file that a killed process left under that name is removed first.
  private func write(
    _ bytes: [UInt8], toNew name: String, in folder: FileDescriptor
  ) throws(SystemError) {
    let file = try openNew(name, in: folder)
    do throws(SystemError) {
      try writeAll(bytes, to: file)
      try synchronize(file)
    } catch {
      try? close(file)
      throw error
    }
    try close(file)
  }

  /// Opens a new file `name` for writing, in place of one that a killed process left.
  func openNew(_ name: String, in folder: FileDescriptor) throws(SystemError) -> FileDescriptor {
    do throws(SystemError) {
      return try open(name, in: folder, for: .creating)
    } catch {
      guard error == .exists else { throw error }
    }
    // Removed and made again, never opened and cut: under that name may stand a link to something else.
    try remove(name, in: folder)
    return try open(name, in: folder, for: .creating)
  }

  /// Writes all of `bytes` to a file that nobody reads yet, in as many calls as it takes.
  func writeAll(_ bytes: [UInt8], to file: FileDescriptor) throws(SystemError) {
    var rest = bytes
    var interruptions = 0
    while !rest.isEmpty {
      do throws(SystemError) {
        let count = try write(file, rest)
        // Nothing taken and no error: some file systems say "full" so, and the loop would not end.
        guard count > 0 else { throw .noSpace }
        rest.removeFirst(count)
      } catch {
        interruptions += 1
        // A signal may come all the time, from a timer for one.
        guard error == .interrupted, interruptions < 100 else { throw error }
      }
    }
  }
}
