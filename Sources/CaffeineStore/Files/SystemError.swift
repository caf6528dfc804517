import CStandardLibrary

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
