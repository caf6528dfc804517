/// The system calls of the store, as a protocol so that tests can make each one fail.
///
/// `PosixFileSystem` is the real one. Each method is one system call and is not retried, unless a
/// signal interrupts a call without side effects.
public protocol FileSystem: Sendable {
  /// The id of this process, for the lock file.
  var processIdentifier: Int32 { get }

  /// Opens `path`, relative to `folder` if given.
  func open(
    _ path: String, in folder: FileDescriptor?, for access: FileAccess
  ) throws(SystemError) -> FileDescriptor

  /// Closes `file`; an error may mean lost bytes.
  func close(_ file: FileDescriptor) throws(SystemError)

  /// The status of an open file, which no rename can swap.
  func status(of file: FileDescriptor) throws(SystemError) -> FileStatus

  /// Reads at `offset` into `bytes`; returns the number of bytes, 0 at the end.
  func read(
    _ file: FileDescriptor, into bytes: UnsafeMutableRawBufferPointer, at offset: Int
  ) throws(SystemError) -> Int

  /// Reads after the last such read, even from a pipe; returns 0 at the end.
  func readNext(
    _ file: FileDescriptor, into bytes: UnsafeMutableRawBufferPointer
  ) throws(SystemError) -> Int

  /// Appends `bytes`; returns the number of bytes written, which may be less.
  func write(_ file: FileDescriptor, _ bytes: [UInt8]) throws(SystemError) -> Int

  /// Writes `bytes` at `offset`; returns the number of bytes written, which may be less.
  func write(_ file: FileDescriptor, _ bytes: [UInt8], at offset: Int) throws(SystemError) -> Int

  /// Truncates `file` to `size` bytes.
  func truncate(_ file: FileDescriptor, to size: Int) throws(SystemError)

  /// Returns once the content of `file` and its size are on the device.
  func synchronizeData(of file: FileDescriptor) throws(SystemError)

  /// Returns once `file`, or the entries of a folder, are on the device.
  func synchronize(_ file: FileDescriptor) throws(SystemError)

  /// Takes the exclusive lock of `file`; false if another process has it.
  func lock(_ file: FileDescriptor) throws(SystemError) -> Bool

  /// The names in `folder` without `.` and `..`, in any order.
  func names(in folder: FileDescriptor) throws(SystemError) -> [String]

  /// The target of a symbolic link as written; `nil` for anything else.
  ///
  /// Throws `notPermitted` for a link of another user.
  func destination(ofLink path: String) throws(SystemError) -> String?

  /// Creates a folder with mode 0700.
  func makeFolder(_ path: String) throws(SystemError)

  /// Renames a file in `folder` and replaces any file with the new name.
  func rename(_ name: String, to newName: String, in folder: FileDescriptor) throws(SystemError)

  /// Removes a name; permanent once the folder is synchronised.
  func remove(_ name: String, in folder: FileDescriptor) throws(SystemError)

  /// Sleeps.
  func pause(microseconds: UInt32)
}

/// The purpose of opening a file.
///
/// New files have mode 0600. Symbolic links are not followed unless stated, and child processes
/// do not inherit open files.
public enum FileAccess: Hashable, Sendable {
  /// A folder, for its names and files; follows a symbolic link.
  case folder
  case reading
  /// Reading; follows a symbolic link.
  case readingThroughLinks
  /// Reading through links or from a pipe, which may block.
  case readingStream
  /// Reading and appending; the file must exist.
  case appending
  /// Reading and appending; creates a missing file.
  case appendingToNew
  /// Reading and writing anywhere; creates a missing file.
  case locking
  /// Writing a new file; the name must not exist.
  case creating
}

/// The properties of an open file.
public struct FileStatus: Hashable, Sendable {
  /// The size in bytes.
  public var size: Int
  /// Whether it is a regular file, and not a folder, pipe or device.
  public var isRegular: Bool
  /// The number of its names.
  public var linkCount: Int
  /// Whether it belongs to this process's user.
  public var isOwn: Bool
  /// Whether others may write to it.
  public var isWritableByOthers: Bool

  /// Whether only this user can have written it; a file that others may have planted is not
  /// trusted.
  public var isPrivate: Bool { isOwn && !isWritableByOthers }

  /// Creates a status, by default of a private regular file.
  public init(
    size: Int, isRegular: Bool = true, linkCount: Int = 1, isOwn: Bool = true,
    isWritableByOthers: Bool = false
  ) {
    self.size = size
    self.isRegular = isRegular
    self.linkCount = linkCount
    self.isOwn = isOwn
    self.isWritableByOthers = isWritableByOthers
  }
}

/// An open file or folder that is closed with its owner.
///
/// Store it in a property: a local one is closed right after its last use by name.
struct OpenFile: ~Copyable {
  let descriptor: FileDescriptor
  private let fileSystem: any FileSystem

  init(_ descriptor: FileDescriptor, _ fileSystem: any FileSystem) {
    self.descriptor = descriptor
    self.fileSystem = fileSystem
  }

  /// Closes it; call it after the last use, to keep it open until then.
  consuming func close() {}

  deinit {
    // Loses nothing: writers close their files themselves to learn of lost bytes.
    try? fileSystem.close(descriptor)
  }
}

/// The system's number of an open file or folder.
public struct FileDescriptor: RawRepresentable, Hashable, Sendable {
  /// The system's number.
  public let rawValue: Int32

  /// Wraps a system's number.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// Descriptor 0, which the command reads and never closes.
  public static let standardInput = FileDescriptor(rawValue: 0)
}

extension FileSystem {
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
      let folder = try openMakingFolders(path, for: .folder)
      defer { try? close(folder) }
      // In the same folder, as rename(2) stays within a file system; hidden, as a reader takes
      // every other `.jsonl` in `log` for a journal.
      let draft = ".\(draft ?? name).new"
      do throws(SystemError) {
        // The content before the name, or a power cut could leave the name without content.
        try write(bytes, toNew: draft, in: folder)
        try rename(draft, to: name, in: folder)
        isInPlace = true
        // Until now the new name exists in memory only; a power cut would restore the old content.
        try synchronize(folder)
      } catch {
        // After the rename no draft exists: the name that failed to sync is the real one.
        if !isInPlace { try? remove(draft, in: folder) }
        throw error
      }
    } catch {
      if isInPlace { throw .notKnownToBeSaved(path: whole, reason: error, id: nil) }
      throw error.isPermission
        ? .notPermitted(path: whole, reason: error)
        : .notSaved(path: whole, reason: error, lines: nil)
    }
  }

  /// Writes `bytes` to a new file and waits until they are on the device.
  ///
  /// Replaces the draft of a killed process.
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

  /// Opens a new file for writing, in place of one that a killed process left.
  func openNew(_ name: String, in folder: FileDescriptor) throws(SystemError) -> FileDescriptor {
    do throws(SystemError) {
      return try open(name, in: folder, for: .creating)
    } catch {
      guard error == .exists else { throw error }
    }
    // Removed, never truncated: the name may be a link to something else.
    try remove(name, in: folder)
    return try open(name, in: folder, for: .creating)
  }

  /// Writes all of `bytes` in as many calls as necessary, to a file without readers.
  func writeAll(_ bytes: [UInt8], to file: FileDescriptor) throws(SystemError) {
    var rest = bytes
    var interruptions = 0
    while !rest.isEmpty {
      do throws(SystemError) {
        let count = try write(file, rest)
        // Nothing written without an error: some file systems report "full" that way, and the loop
        // would not end.
        guard count > 0 else { throw .noSpace }
        rest.removeFirst(count)
      } catch {
        interruptions += 1
        // Signals may arrive continuously, for example from a timer.
        guard error == .interrupted, interruptions < 100 else { throw error }
      }
    }
  }
}
