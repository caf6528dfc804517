import CaffeineDomain

/// This device's file, open for appending by the process with the lock.
struct OwnFile {
  private let path: String
  private let file: FileDescriptor
  private let fileSystem: any FileSystem
  /// The size before anything is appended.
  let size: Int
  private var hasNewline = true
  /// The stamp of the last intact line; `Stamp.none` without one.
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

  /// Finds the last stamp from the end, with one read of 4 KiB unless the end is damaged.
  private mutating func lookAtEnd() throws(SystemError) {
    guard size > 0 else { return }
    var lines = BackwardLines(file, size: size, fileSystem: fileSystem, blockSize: 4_096)
    hasNewline = try lines.endsWithNewline()
    let parser = LineParser(device: "")
    while let line = try lines.next() {
      // Skips torn and edited lines: only a sealed stamp is followed.
      guard let stamp = parser.lastStamp(in: line.bytes) else { continue }
      last = stamp
      return
    }
  }
}

/// This device's name; only it writes the journal file with that name.
enum Device {
  /// Whether a name may contain the character: `a–z`, `0–9` and `-`.
  static func isAllowed(_ character: Character) -> Bool {
    guard let byte = character.asciiValue else { return false }
    return isAllowed(byte)
  }

  /// Whether two names from file names belong to the same device: a synchronisation program may
  /// append to one, as in `laptop-2.jsonl`.
  static func isSame(_ name: String, _ other: String) -> Bool {
    name.hasPrefix(other) || other.hasPrefix(name)
  }

  /// The name in a device file; `nil` if it has none.
  static func name(in bytes: [UInt8]) -> String? {
    let name = bytes.last == FileLine.newline ? bytes.dropLast() : bytes[...]
    guard (1...32).contains(name.count), name.allSatisfy(isAllowed) else { return nil }
    return String(decoding: name, as: UTF8.self)
  }

  /// A new name: twelve characters with 60 random bits.
  static func newName(using generator: inout some RandomNumberGenerator) -> String {
    // Crockford's base 32, as names are read aloud: i, l, o and u are easily confused.
    let letters = Array("0123456789abcdefghjkmnpqrstvwxyz")
    let bits = generator.next()
    return String((0..<12).map { letters[Int(truncatingIfNeeded: bits >> UInt64(5 * $0)) & 31] })
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
