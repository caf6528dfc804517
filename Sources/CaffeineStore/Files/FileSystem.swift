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
}

/// An open file or folder that is closed with its last owner.
final class OpenFile {
  let descriptor: FileDescriptor
  private let fileSystem: any FileSystem
  private var isOpen = true

  init(_ descriptor: FileDescriptor, _ fileSystem: any FileSystem) {
    self.descriptor = descriptor
    self.fileSystem = fileSystem
  }

  /// Closes it; writers call this to learn of lost bytes.
  func close() throws(SystemError) {
    isOpen = false
    try fileSystem.close(descriptor)
  }

  deinit { if isOpen { try? fileSystem.close(descriptor) } }
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
