#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why the system refused a call: its `errno`.
public struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system's number for it.
  public let code: Int32

  /// The error of `errno` value `code`.
  public init(code: Int32) { self.code = code }

  /// The system's own words, such as "No space left on device".
  public var description: String { String(cString: strerror(code)) }

  /// A signal came first.
  public static let interrupted = SystemError(code: EINTR)
  /// No such file or folder.
  public static let notFound = SystemError(code: ENOENT)
  /// It is there already.
  public static let exists = SystemError(code: EEXIST)
  /// The disk is full.
  public static let noSpace = SystemError(code: ENOSPC)
  /// The device failed.
  public static let inputOutput = SystemError(code: EIO)
  /// The folder or file may not be used by this user.
  public static let accessDenied = SystemError(code: EACCES)
  /// The file system is mounted read only.
  public static let readOnly = SystemError(code: EROFS)
  /// The path names a symbolic link where none is followed.
  public static let symbolicLink = SystemError(code: ELOOP)
  /// A folder stands where a file is needed.
  public static let isFolder = SystemError(code: EISDIR)
  /// A file stands where a folder is needed.
  public static let notFolder = SystemError(code: ENOTDIR)
  /// The bytes are not UTF-8.
  public static let notText = SystemError(code: EILSEQ)
  /// The file is no longer the one of that name.
  public static let stale = SystemError(code: ESTALE)
  /// The file is larger than it may be.
  public static let tooLarge = SystemError(code: EFBIG)
  /// Refused whatever the mode, as for an immutable file.
  public static let notPermitted = SystemError(code: EPERM)

  /// Whether the user may not do it, however well the disk is.
  var isPermission: Bool { self == .accessDenied || self == .notPermitted }
}
