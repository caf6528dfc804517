/// This device's file, open for appending by the one process that holds the lock.
struct OwnFile {
  private let path: String
  private let file: FileDescriptor
  private let fileSystem: any FileSystem
  /// Its length before anything is appended.
  let size: Int
  private var hasNewline = true
  /// The stamp of the last line that is as it was written, `Stamp.none` when there is none.
  private(set) var last = Stamp.none

  /// Opens the file `path`; `nil` when it is missing.
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

  /// Opens the file `path`, making it and the folders it lies in where they are missing.
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
      // A second name means that somebody else can keep, or read, what is written here.
      guard status.isRegular, status.linkCount <= 1 else { throw .symbolicLink }
      guard status.isOwn else { throw .notPermitted }
      try lookAtEnd()
    } catch {
      try? fileSystem.close(file)
      throw .reading(path, error)
    }
  }

  /// Closes it, nothing having been written.
  func close() { try? fileSystem.close(file) }

  /// Writes complete lines, waits until they are on the device, and closes the file.
  ///
  /// A torn line at the end, which may hold a readable entry, is ended with a newline and left.
  /// False when another program put a file in the place of this one meanwhile: the lines are in
  /// none that has a name.
  func append(_ lines: [UInt8], firstID: String) throws(StoreError) -> Bool {
    do throws(SystemError) {
      try write(hasNewline ? lines : [FileLine.newline] + lines)
    } catch {
      // Half a line is damage to every later reader; cut off it never was.
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

  /// Writes all in one call; what an interrupted call left is cut off and written anew, three
  /// times at most.
  private func write(_ bytes: [UInt8]) throws(SystemError) {
    var reason = SystemError.noSpace
    for _ in 0..<3 {
      do throws(SystemError) {
        // All in one: readers take no lock, and between two calls would meet half a line.
        let count = try fileSystem.write(file, bytes)
        if count == bytes.count { return }
        // What is cut off with the half line says why: a full disk, or the limit of a file's size.
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

  /// Waits for the device and returns whether the file still has a name.
  ///
  /// Once: after an error the system may have dropped what was not written, and would report
  /// success the next time.
  private func confirm() throws(SystemError) -> Bool {
    let hasName: Bool
    do throws(SystemError) {
      try fileSystem.synchronizeData(of: file)
      // After the sync, so that a name lost during it is noticed too.
      hasName = try fileSystem.status(of: file).linkCount > 0
    } catch {
      close()
      throw error
    }
    try fileSystem.close(file)  // NFS reports a full disk here
    return hasName
  }

  /// Finds the last stamp from the end, in one read of 4 KiB unless the end is damaged.
  private mutating func lookAtEnd() throws(SystemError) {
    guard size > 0 else { return }
    var lines = BackwardLines(file, size: size, fileSystem: fileSystem, blockSize: 4_096)
    hasNewline = try lines.endsWithNewline()
    let parser = LineParser(device: "")
    while let line = try lines.next() {
      // Torn and edited lines are passed: a stamp that nobody vouches for is not followed.
      guard let stamp = parser.lastStamp(in: line.bytes) else { continue }
      last = stamp
      return
    }
  }
}

/// The name of this device: the only one that writes the journal file of that name.
enum Device {
  /// Whether a name may have this character: `a–z`, `0–9` and `-`.
  static func isAllowed(_ character: Character) -> Bool {
    guard let byte = character.asciiValue else { return false }
    return isAllowed(byte)
  }

  /// Whether two names, taken from the names of files, are those of one device: a program that
  /// keeps folders in step may have added to one of them, as in `laptop-2.jsonl`.
  static func isSame(_ name: String, _ other: String) -> Bool {
    name.hasPrefix(other) || other.hasPrefix(name)
  }

  /// The name in a device file, `nil` when that holds none.
  static func name(in bytes: [UInt8]) -> String? {
    let name = bytes.last == FileLine.newline ? bytes.dropLast() : bytes[...]
    guard (1...32).contains(name.count), name.allSatisfy(isAllowed) else { return nil }
    return String(decoding: name, as: UTF8.self)
  }

  /// A new name: twelve characters, 60 random bits.
  static func newName(using generator: inout some RandomNumberGenerator) -> String {
    // Crockford's base 32: names are read aloud, and i, l, o and u sound or look like others.
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
