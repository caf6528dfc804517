import CStandardLibrary

/// The system calls of the store, as a protocol so that tests can make each one fail.
///
/// `PosixFileSystem` is the real one. Each method is one system call and is not retried, unless a
/// signal interrupts a call without side effects.
public protocol FileSystem: Sendable {
  /// Opens `path`, relative to `folder` if given.
  func open(
    _ path: String, in folder: FileDescriptor?, for access: FileAccess
  ) throws(SystemError) -> FileDescriptor

  /// Closes `file`; an error may mean lost bytes.
  func close(_ file: FileDescriptor) throws(SystemError)

  /// The status of an open file, which no rename can swap.
  func status(of file: FileDescriptor) throws(SystemError) -> FileStatus

  /// Reads into `bytes`, at `offset`, or after the last such read and even from a pipe; returns the
  /// number of bytes, 0 at the end.
  func read(
    _ file: FileDescriptor, into bytes: UnsafeMutableRawBufferPointer, at offset: Int?
  ) throws(SystemError) -> Int

  /// Writes `bytes` at `offset`, or appends them; returns the number of bytes written, which may be
  /// less.
  func write(_ file: FileDescriptor, _ bytes: [UInt8], at offset: Int?) throws(SystemError) -> Int

  /// Truncates `file` to `size` bytes.
  func truncate(_ file: FileDescriptor, to size: Int) throws(SystemError)

  /// Returns once the content of `file` and its size, or the entries of a folder, are on the device.
  func synchronize(_ file: FileDescriptor) throws(SystemError)

  /// Takes the exclusive lock of `file`; false if another process has it.
  func lock(_ file: FileDescriptor) throws(SystemError) -> Bool

  /// The names in a folder without `.` and `..`, in any order.
  func names(in path: String) throws(SystemError) -> [String]

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
public struct FileAccess: Hashable, Sendable {
  /// Those of open(2).
  let flags: Int32

  // Non-blocking, so that a pipe in the journal's place does not wait for a writer.
  private static let plain = O_NOFOLLOW | O_NONBLOCK

  /// A folder, for its names and files; follows a symbolic link.
  public static let folder = FileAccess(flags: O_RDONLY | O_DIRECTORY)
  public static let reading = FileAccess(flags: O_RDONLY | plain)
  /// Reading; follows a symbolic link.
  public static let readingThroughLinks = FileAccess(flags: O_RDONLY | O_NONBLOCK)
  /// Reading through links or from a pipe, which may block.
  public static let readingStream = FileAccess(flags: O_RDONLY)
  /// Reading and appending; the file must exist.
  public static let appending = FileAccess(flags: O_RDWR | O_APPEND | plain)
  /// Reading and appending; creates a missing file.
  public static let appendingToNew = FileAccess(flags: O_RDWR | O_APPEND | O_CREAT | plain)
  /// Reading and writing anywhere; creates a missing file.
  public static let locking = FileAccess(flags: O_RDWR | O_CREAT | plain)
  /// Writing a new file; the name must not exist.
  public static let creating = FileAccess(flags: O_WRONLY | O_NOFOLLOW | O_CREAT | O_EXCL)
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
}

/// An open file or folder that is closed with its last owner.
final class OpenFile {
  let descriptor: FileDescriptor
  private let fileSystem: any FileSystem
  private var isOpen: Bool

  init(_ descriptor: FileDescriptor, _ fileSystem: any FileSystem) {
    (self.descriptor, self.fileSystem) = (descriptor, fileSystem)
    // Standard input is nobody's: the command may ask a question afterwards.
    isOpen = descriptor != STDIN_FILENO
  }

  /// Closes it; writers call this to learn of lost bytes.
  func close() throws(SystemError) {
    isOpen = false
    try fileSystem.close(descriptor)
  }

  deinit { if isOpen { try? fileSystem.close(descriptor) } }
}

/// The system's number of an open file or folder.
public typealias FileDescriptor = Int32

/// An `errno` of a failed system call.
public struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The `errno`.
  public let code: Int32

  /// Wraps an `errno`.
  public init(code: Int32) { self.code = code }

  /// The system's text, such as "No space left on device".
  public var description: String { String(cString: strerror(code)) }

  /// EINTR: a signal interrupted the call.
  public static let interrupted = SystemError(code: EINTR)
  /// ENOENT: no such file or folder.
  public static let notFound = SystemError(code: ENOENT)
  /// EEXIST: the name already exists.
  public static let exists = SystemError(code: EEXIST)
  /// ENOSPC: the disk is full.
  public static let noSpace = SystemError(code: ENOSPC)
  /// EIO: the device failed.
  public static let inputOutput = SystemError(code: EIO)
  /// EACCES: this user has no access.
  public static let accessDenied = SystemError(code: EACCES)
  /// ELOOP: the path is a symbolic link, which is not followed.
  public static let symbolicLink = SystemError(code: ELOOP)
  /// EISDIR: a folder in place of a file.
  public static let isFolder = SystemError(code: EISDIR)
  /// ENOTDIR: a file in place of a folder.
  public static let notFolder = SystemError(code: ENOTDIR)
  /// EILSEQ: the bytes are not UTF-8.
  public static let notText = SystemError(code: EILSEQ)
  /// ESTALE: the file no longer has this name.
  public static let stale = SystemError(code: ESTALE)
  /// EFBIG: the file is too large.
  public static let tooLarge = SystemError(code: EFBIG)
  /// EPERM: refused regardless of the mode, as for an immutable file.
  public static let notPermitted = SystemError(code: EPERM)

  /// Whether a permission is missing.
  var isPermission: Bool { self == .accessDenied || self == .notPermitted }
}
