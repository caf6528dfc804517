#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The file system of this machine.
public struct PosixFileSystem: FileSystem {
  /// The file system of this machine.
  public init() {}

  /// The number of this process.
  public var processIdentifier: Int32 { getpid() }

  /// Calls `openat`, again after a signal.
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
    // After EINTR the descriptor is gone all the same (close(2), Notes): never a second time.
    guard systemClose(file.rawValue) != 0, errno != EINTR else { return }
    throw SystemError(code: errno)
  }

  /// Calls `fstat`.
  public func status(of file: FileDescriptor) throws(SystemError) -> FileStatus {
    var status = stat()
    guard fstat(file.rawValue, &status) == 0 else { throw SystemError(code: errno) }
    return FileStatus(
      size: Int(status.st_size),
      isRegular: status.st_mode & S_IFMT == S_IFREG,
      linkCount: Int(status.st_nlink),
      isOwn: status.st_uid == geteuid(),
      isWritableByOthers: status.st_mode & (S_IWGRP | S_IWOTH) != 0)
  }

  /// Calls `pread`, again after a signal.
  public func read(
    _ file: FileDescriptor, into bytes: UnsafeMutableRawBufferPointer, at offset: Int
  ) throws(SystemError) -> Int {
    try Self.result { pread(file.rawValue, bytes.baseAddress, bytes.count, off_t(offset)) }
  }

  /// Calls `read`, again after a signal.
  public func readNext(
    _ file: FileDescriptor, into bytes: UnsafeMutableRawBufferPointer
  ) throws(SystemError) -> Int {
    try Self.result { systemRead(file.rawValue, bytes.baseAddress, bytes.count) }
  }

  /// Calls `write`, once: the caller knows what to do about part of a line.
  public func write(_ file: FileDescriptor, _ bytes: [UInt8]) throws(SystemError) -> Int {
    let count = bytes.withUnsafeBytes { systemWrite(file.rawValue, $0.baseAddress, $0.count) }
    guard count >= 0 else { throw SystemError(code: errno) }
    return count
  }

  /// Calls `pwrite`, once.
  public func write(
    _ file: FileDescriptor, _ bytes: [UInt8], at offset: Int
  ) throws(SystemError) -> Int {
    let count = bytes.withUnsafeBytes {
      pwrite(file.rawValue, $0.baseAddress, $0.count, off_t(offset))
    }
    guard count >= 0 else { throw SystemError(code: errno) }
    return count
  }

  /// Calls `ftruncate`, again after a signal.
  public func truncate(_ file: FileDescriptor, to size: Int) throws(SystemError) {
    _ = try Self.result { ftruncate(file.rawValue, off_t(size)) }
  }

  /// Calls `fdatasync`, on Apple platforms `F_FULLFSYNC`, once: after an error the system may
  /// have dropped the bytes, and a second call would lie (Rebello et al., USENIX ATC 2020).
  public func synchronizeData(of file: FileDescriptor) throws(SystemError) {
    #if canImport(Darwin)
      try synchronize(file)
    #else
      guard fdatasync(file.rawValue) == 0 else { throw SystemError(code: errno) }
    #endif
  }

  /// Calls `fsync`, on Apple platforms `F_FULLFSYNC`, once.
  public func synchronize(_ file: FileDescriptor) throws(SystemError) {
    #if canImport(Darwin)
      // fsync leaves the bytes in the drive's cache there; folders know only fsync.
      if fcntl(file.rawValue, F_FULLFSYNC) == 0 { return }
    #endif
    guard fsync(file.rawValue) == 0 else { throw SystemError(code: errno) }
  }

  /// Calls `flock` without waiting.
  public func lock(_ file: FileDescriptor) throws(SystemError) -> Bool {
    if flock(file.rawValue, LOCK_EX | LOCK_NB) == 0 { return true }
    // After a signal as if it were taken: whoever waits tries again in any case.
    guard errno == EWOULDBLOCK || errno == EINTR else { throw SystemError(code: errno) }
    return false
  }

  /// Calls `usleep`.
  public func pause(microseconds: UInt32) { usleep(microseconds) }

  /// The outcome of `call`, made again while a signal interrupts it.
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
  /// A pipe in the journal's place must not make us wait for a writer.
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

// The C names, out of the way of the methods of the same names.
private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

private func systemRead(
  _ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int
) -> Int { read(descriptor, bytes, count) }

private func systemWrite(
  _ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int
) -> Int { write(descriptor, bytes, count) }
