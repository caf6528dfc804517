import CaffeineDomain

/// This device's file, open for appending by the process with the lock.
struct OwnFile {
  private let path: String
  private let file: OpenFile
  private let fileSystem: any FileSystem
  /// The size before anything is appended.
  let size: Int
  /// The offset of the next line.
  var end: Int { hasNewline ? size : size + 1 }
  private let hasNewline: Bool
  /// The highest stamp of an intact line; `Stamp.none` without one.
  let last: Stamp

  /// Opens the file `path`, or creates it and missing folders if asked to; `nil` if it is missing.
  init?(
    path: String, making makes: Bool = false, fileSystem: any FileSystem
  ) throws(StoreError) {
    self.path = path
    self.fileSystem = fileSystem
    do throws(SystemError) {
      file = try fileSystem.opened(
        path, for: makes ? .appendingToNew : .appending, makingFolders: makes)
    } catch {
      if error == .notFound, !makes { return nil }
      throw .creating(path, error)
    }
    do throws(SystemError) {
      let status = try fileSystem.status(of: file.descriptor)
      // With a second name somebody else could keep or read what is written here.
      guard status.isRegular, status.linkCount <= 1 else { throw .symbolicLink }
      guard status.isOwn else { throw .notPermitted }
      var log = try LogFile("", file, fileSystem: fileSystem)
      size = log.size
      (last, hasNewline) = try log.end()
    } catch {
      throw .reading(path, error)
    }
  }

  /// Appends complete lines, waits until they are on the device, and closes the file.
  ///
  /// Ends a torn last line with a newline and keeps it, as it may contain a readable entry. Returns
  /// false if another program replaced the file meanwhile, so that the lines have no name.
  func append(_ lines: [UInt8], firstID: IntakeID) throws(StoreError) -> Bool {
    do throws(SystemError) {
      try write(hasNewline ? lines : [FileLine.newline] + lines)
    } catch {
      // Half a line would be damage for all readers; truncated it never existed.
      guard (try? fileSystem.truncate(file.descriptor, to: size)) != nil else {
        throw .notKnownToBeSaved(path: path, reason: error, id: firstID)
      }
      let text = String(decoding: lines.prefix(LineParser.longestLine), as: UTF8.self)
      throw .notSaved(path: path, reason: error, lines: text)
    }
    do throws(SystemError) {
      // Only once: after an error the system may have dropped the data and report success next time.
      try fileSystem.synchronize(file.descriptor)
      // After the sync, to notice a name lost during it.
      let hasName = try fileSystem.status(of: file.descriptor).linkCount > 0
      try file.close()  // NFS reports a full disk here
      return hasName
    } catch {
      throw .notKnownToBeSaved(path: path, reason: error, id: firstID)
    }
  }

  /// Writes everything in one call; truncates and repeats an incomplete write, at most three times.
  private func write(_ bytes: [UInt8]) throws(SystemError) {
    for _ in 0..<3 {
      // In one call: readers take no lock, and between two calls they would find half a line.
      let count = try fileSystem.write(file.descriptor, bytes, at: nil)
      if count == bytes.count { return }
      // Writing the rest reveals the reason: a full disk, or a limit on file sizes.
      _ = try fileSystem.write(file.descriptor, Array(bytes[count...]), at: nil)
      try fileSystem.truncate(file.descriptor, to: size)
    }
    throw .noSpace
  }
}
