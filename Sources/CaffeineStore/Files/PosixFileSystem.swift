import CStandardLibrary

/// The file system of this machine, by POSIX calls.
public struct PosixFileSystem: FileSystem {
  /// Creates the file system; it has no state.
  public init() {}

  /// Calls `openat`; retries after a signal.
  public func open(
    _ path: String, in folder: FileDescriptor?, for access: FileAccess
  ) throws(SystemError) -> FileDescriptor {
    let start = folder?.rawValue ?? AT_FDCWD
    let flags = access.flags | O_CLOEXEC
    let descriptor = try Self.result { openat(start, path, flags, 0o600) }
    return FileDescriptor(rawValue: descriptor)
  }

  /// Calls `close`, once.
  public func close(_ file: FileDescriptor) throws(SystemError) {
    // After EINTR the descriptor is closed anyway (close(2), Notes), so never retried.
    guard CStandardLibrary.close(file.rawValue) != 0, errno != EINTR else { return }
    throw SystemError(code: errno)
  }

  /// Calls `fstat`.
  public func status(of file: FileDescriptor) throws(SystemError) -> FileStatus {
    var status = stat()
    guard fstat(file.rawValue, &status) == 0 else { throw SystemError(code: errno) }
    return FileStatus(
      size: Int(status.st_size), isRegular: status.st_mode & S_IFMT == S_IFREG,
      linkCount: Int(status.st_nlink), isOwn: status.st_uid == geteuid(),
      isWritableByOthers: status.st_mode & (S_IWGRP | S_IWOTH) != 0)
  }

  /// Calls `pread`; retries after a signal.
  public func read(
    _ file: FileDescriptor, into bytes: UnsafeMutableRawBufferPointer, at offset: Int?
  ) throws(SystemError) -> Int {
    try Self.result {
      offset.map { pread(file.rawValue, bytes.baseAddress, bytes.count, off_t($0)) }
        ?? CStandardLibrary.read(file.rawValue, bytes.baseAddress, bytes.count)
    }
  }

  public func write(
    _ file: FileDescriptor, _ bytes: [UInt8], at offset: Int?
  ) throws(SystemError) -> Int {
    let count = bytes.withUnsafeBytes { bytes in
      offset.map { pwrite(file.rawValue, bytes.baseAddress, bytes.count, off_t($0)) }
        ?? CStandardLibrary.write(file.rawValue, bytes.baseAddress, bytes.count)
    }
    guard count >= 0 else { throw SystemError(code: errno) }
    return count
  }

  public func truncate(_ file: FileDescriptor, to size: Int) throws(SystemError) {
    _ = try Self.result { ftruncate(file.rawValue, off_t(size)) }
  }

  /// Calls `fsync`, or `F_FULLFSYNC` on Apple platforms, exactly once: after an error the
  /// system may have dropped the bytes, and a retry would report success (Rebello et al., USENIX
  /// ATC 2020).
  public func synchronize(_ file: FileDescriptor) throws(SystemError) {
    #if canImport(Darwin)
      // There fsync leaves the bytes in the drive's cache; folders only support fsync.
      if fcntl(file.rawValue, F_FULLFSYNC) == 0 { return }
    #endif
    guard fsync(file.rawValue) == 0 else { throw SystemError(code: errno) }
  }

  /// Calls `flock` without waiting.
  public func lock(_ file: FileDescriptor) throws(SystemError) -> Bool {
    if flock(file.rawValue, LOCK_EX | LOCK_NB) == 0 { return true }
    // A signal counts as a held lock: the waiting caller retries anyway.
    guard errno == EWOULDBLOCK || errno == EINTR else { throw SystemError(code: errno) }
    return false
  }

  /// Calls `usleep`.
  public func pause(microseconds: UInt32) { usleep(microseconds) }

  /// Repeats `call` while signals interrupt it.
  static func result<Number: SignedInteger>(of call: () -> Number) throws(SystemError) -> Number {
    while true {
      let outcome = call()
      if outcome >= 0 { return outcome }
      guard errno == EINTR else { throw SystemError(code: errno) }
    }
  }
}

extension FileSystem where Self == PosixFileSystem {
  /// The file system of this machine.
  public static var posix: PosixFileSystem { PosixFileSystem() }
}

extension FileAccess {
  /// The flags of open(2).
  ///
  /// Non-blocking, so that a pipe in the journal's place does not wait for a writer.
  fileprivate var flags: Int32 {
    switch self {
    case .folder: O_RDONLY | O_DIRECTORY
    case .reading: O_RDONLY | O_NOFOLLOW | O_NONBLOCK
    case .readingThroughLinks: O_RDONLY | O_NONBLOCK
    case .readingStream: O_RDONLY
    case .appending: O_RDWR | O_APPEND | O_NOFOLLOW | O_NONBLOCK
    case .appendingToNew: O_RDWR | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_CREAT
    case .locking: O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CREAT
    case .creating: O_WRONLY | O_NOFOLLOW | O_CREAT | O_EXCL
    }
  }
}
