import CaffeineDomain

/// This device's file, open for appending by the process with the lock.
struct OwnFile {
  private let path: String
  private let file: FileDescriptor
  private let fileSystem: any FileSystem
  /// The size before anything is appended.
  let size: Int
  /// The offset of the next line.
  var end: Int { hasNewline ? size : size + 1 }
  private var hasNewline = true
  /// The highest stamp of an intact line; `Stamp.none` without one.
  private(set) var last = Stamp.none

  /// Opens the file `path`; `nil` if it is missing.
  init?(path: String, fileSystem: any FileSystem) throws(StoreError) {
    let file: FileDescriptor
    do throws(SystemError) {
      file = try fileSystem.open(path, in: nil, for: .appending)
    } catch {
      if error == .notFound { return nil }
      throw .creating(path, error)
    }
    try self.init(path, file, fileSystem)
  }

  /// Opens the file `path`; creates it and missing folders.
  init(making path: String, fileSystem: any FileSystem) throws(StoreError) {
    let file: FileDescriptor
    do throws(SystemError) {
      file = try fileSystem.openMakingFolders(path, for: .appendingToNew)
    } catch {
      throw .creating(path, error)
    }
    try self.init(path, file, fileSystem)
  }

  private init(
    _ path: String, _ file: FileDescriptor, _ fileSystem: any FileSystem
  ) throws(StoreError) {
    self.path = path
    self.file = file
    self.fileSystem = fileSystem
    do throws(SystemError) {
      let status = try fileSystem.status(of: file)
      size = status.size
      // With a second name somebody else could keep or read what is written here.
      guard status.isRegular, status.linkCount <= 1 else { throw .symbolicLink }
      guard status.isOwn else { throw .notPermitted }
      try lookAtEnd()
    } catch {
      try? fileSystem.close(file)
      throw .reading(path, error)
    }
  }

  /// Closes the file without a write.
  func close() { try? fileSystem.close(file) }

  /// Appends complete lines, waits until they are on the device, and closes the file.
  ///
  /// Ends a torn last line with a newline and keeps it, as it may contain a readable entry. Returns
  /// false if another program replaced the file meanwhile, so that the lines have no name.
  func append(_ lines: [UInt8], firstID: IntakeID) throws(StoreError) -> Bool {
    do throws(SystemError) {
      try write(hasNewline ? lines : [FileLine.newline] + lines)
    } catch {
      // Half a line would be damage for all readers; truncated it never existed.
      let isUndone = (try? fileSystem.truncate(file, to: size)) != nil
      close()
      guard isUndone else { throw .notKnownToBeSaved(path: path, reason: error, id: firstID) }
      let text = String(decoding: lines.prefix(LineParser.longestLine), as: UTF8.self)
      throw .notSaved(path: path, reason: error, lines: text)
    }
    do throws(SystemError) {
      return try confirm()
    } catch {
      throw .notKnownToBeSaved(path: path, reason: error, id: firstID)
    }
  }

  /// Writes everything in one call; truncates and repeats an incomplete write, at most three times.
  private func write(_ bytes: [UInt8]) throws(SystemError) {
    var reason = SystemError.noSpace
    for _ in 0..<3 {
      do throws(SystemError) {
        // In one call: readers take no lock, and between two calls they would find half a line.
        let count = try fileSystem.write(file, bytes)
        if count == bytes.count { return }
        // Writing the rest reveals the reason: a full disk, or a limit on file sizes.
        _ = try fileSystem.write(file, Array(bytes[count...]))
        reason = .noSpace
      } catch {
        guard error == .interrupted else { throw error }
        reason = error
      }
      try fileSystem.truncate(file, to: size)
    }
    throw reason
  }

  /// Waits for the device; returns whether the file still has a name.
  ///
  /// Only once: after an error the system may have dropped the data and report success next time.
  private func confirm() throws(SystemError) -> Bool {
    let hasName: Bool
    do throws(SystemError) {
      try fileSystem.synchronizeData(of: file)
      // After the sync, to notice a name lost during it.
      hasName = try fileSystem.status(of: file).linkCount > 0
    } catch {
      close()
      throw error
    }
    try fileSystem.close(file)  // NFS reports a full disk here
    return hasName
  }

  /// Finds the highest stamp from the end, with one read of 4 KiB unless the end is damaged or
  /// rearranged.
  private mutating func lookAtEnd() throws(SystemError) {
    guard size > 0 else { return }
    var lines = BackwardLines(file, size: size, fileSystem: fileSystem, blockSize: 4_096)
    hasNewline = try lines.endsWithNewline()
    let parser = LineParser(device: "")
    var order = LineOrder(size: size, blockSize: 1 << 16)
    while let line = try lines.next() {
      // Skips torn and edited lines: only a sealed stamp is followed.
      guard let (sealed, start) = parser.lastSealed(in: line.bytes) else { continue }
      last = max(last, sealed.stamp)
      if order.isEnough(sealed, at: line.offset + start, isOld: true) { return }
    }
  }
}
