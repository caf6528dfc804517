/// The calls on files that the store makes, so that a test can let any of them fail.
///
/// `PosixFileSystem` is the real one. Each call is one system call; none is retried here except
/// where a signal interrupted a call that changes nothing.
public protocol FileSystem: Sendable {
  /// The number of this process, written into the lock file.
  var processIdentifier: Int32 { get }

  /// Opens `path`, seen from `folder` when that is given.
  func open(
    _ path: String, in folder: FileDescriptor?, for access: FileAccess
  ) throws(SystemError) -> FileDescriptor

  /// Closes `file`; an error here may mean that bytes were lost.
  func close(_ file: FileDescriptor) throws(SystemError)

  /// Kind, owner, size and identity of an open file, which no rename can change meanwhile.
  func status(of file: FileDescriptor) throws(SystemError) -> FileStatus

  /// Reads into `bytes` what stands at `offset`; returns how many bytes came, 0 at the end.
  func read(
    _ file: FileDescriptor, into bytes: UnsafeMutableRawBufferPointer, at offset: Int
  ) throws(SystemError) -> Int

  /// Reads on from where the last such read ended, also from a pipe; 0 at the end.
  func readNext(
    _ file: FileDescriptor, into bytes: UnsafeMutableRawBufferPointer
  ) throws(SystemError) -> Int

  /// Writes `bytes` at the end of what was written; returns how many were taken.
  func write(_ file: FileDescriptor, _ bytes: [UInt8]) throws(SystemError) -> Int

  /// Writes `bytes` at `offset`; returns how many were taken.
  func write(_ file: FileDescriptor, _ bytes: [UInt8], at offset: Int) throws(SystemError) -> Int

  /// Cuts `file` to `size` bytes.
  func truncate(_ file: FileDescriptor, to size: Int) throws(SystemError)

  /// Returns when the contents of `file` (and the size that finds them) are on the device.
  func synchronizeData(of file: FileDescriptor) throws(SystemError)

  /// Returns when `file`, or the entries of a folder, are on the device.
  func synchronize(_ file: FileDescriptor) throws(SystemError)

  /// Takes the exclusive lock of `file`; false when another process has it.
  func lock(_ file: FileDescriptor) throws(SystemError) -> Bool

  /// The names in `folder`, without `.` and `..`, in no particular order.
  func names(in folder: FileDescriptor) throws(SystemError) -> [String]

  /// Where the symbolic link `path` points, as it says; `nil` for anything else.
  ///
  /// The link of another user is refused with `notPermitted`.
  func destination(ofLink path: String) throws(SystemError) -> String?

  /// Makes the folder `path` with mode 0700.
  func makeFolder(_ path: String) throws(SystemError)

  /// Gives the file `name` in `folder` the name `newName`, in place of any file of that name.
  func rename(_ name: String, to newName: String, in folder: FileDescriptor) throws(SystemError)

  /// Takes the name away; it is gone for good once the folder is synced.
  func remove(_ name: String, in folder: FileDescriptor) throws(SystemError)

  /// Waits.
  func pause(microseconds: UInt32)
}

/// What a file is opened for.
///
/// New files have mode 0600; symbolic links are not followed unless
/// said; nothing is inherited by other programs.
public enum FileAccess: Hashable, Sendable {
  /// A folder, for its names and the files in it. A symbolic link to one is followed.
  case folder
  case reading
  /// Reading, also through a symbolic link.
  case readingThroughLinks
  /// The same, also from a pipe, which is waited for.
  case readingStream
  /// Reading, and writing at the end only; the file must be there.
  case appending
  /// The same, making the file when it is not there.
  case appendingToNew
  /// Reading and writing anywhere, making the file when it is not there.
  case locking
  /// Writing a file that must not be there yet.
  case creating
}

/// What an open file is.
public struct FileStatus: Hashable, Sendable {
  /// Its length in bytes.
  public var size: Int
  /// Whether it is a plain file: no folder, pipe or device.
  public var isRegular: Bool
  /// How many names it has.
  public var linkCount: Int
  /// Whether it belongs to the user who runs this process.
  public var isOwn: Bool
  /// Whether people other than its owner may write it.
  public var isWritableByOthers: Bool

  /// Whether only the user who runs this process can have written it: what others may have planted is
  /// not used where it could do harm.
  public var isPrivate: Bool { isOwn && !isWritableByOthers }

  /// A status of these parts.
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

/// An open file or folder, closed with its owner.
///
/// Keep it in a property: a local one is closed right after its last use by name.
struct OpenFile: ~Copyable {
  /// The system's number for it.
  let descriptor: FileDescriptor
  private let fileSystem: any FileSystem

  /// Takes over `descriptor`.
  init(_ descriptor: FileDescriptor, _ fileSystem: any FileSystem) {
    self.descriptor = descriptor
    self.fileSystem = fileSystem
  }

  deinit {
    // Nothing is lost: who writes closes its files itself, and hears of bytes that did not arrive.
    try? fileSystem.close(descriptor)
  }
}

/// An open file or folder, as the system numbers it.
public struct FileDescriptor: RawRepresentable, Hashable, Sendable {
  /// The system's number.
  public let rawValue: Int32

  /// The open file of that number.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// What the program reads from.
  public static let standardInput = FileDescriptor(rawValue: 0)
}

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
