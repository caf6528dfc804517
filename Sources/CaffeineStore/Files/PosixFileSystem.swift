import CStandardLibrary

/// The file system of this machine, by POSIX calls.
public struct PosixFileSystem: FileSystem {
  /// Creates the file system; it has no state.
  public init() {}

  /// Calls `openat`; retries after a signal.
  public func open(
    _ path: String, in folder: FileDescriptor?, for access: FileAccess
  ) throws(SystemError) -> FileDescriptor {
    let start = folder ?? AT_FDCWD
    let flags = access.flags | O_CLOEXEC
    return try Self.result { openat(start, path, flags, 0o600) }
  }

  /// Calls `close`, once.
  public func close(_ file: FileDescriptor) throws(SystemError) {
    // After EINTR the descriptor is closed anyway (close(2), Notes), so never retried.
    if CStandardLibrary.close(file) != 0, errno != EINTR { throw SystemError(code: errno) }
  }

  /// Calls `fstat`.
  public func status(of file: FileDescriptor) throws(SystemError) -> FileStatus {
    var status = stat()
    try Self.result { fstat(file, &status) }
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
      offset.map { pread(file, bytes.baseAddress, bytes.count, off_t($0)) }
        ?? CStandardLibrary.read(file, bytes.baseAddress, bytes.count)
    }
  }

  /// Calls `write` or `pwrite`; retries after a signal, which interrupts only before the first byte.
  public func write(
    _ file: FileDescriptor, _ bytes: [UInt8], at offset: Int?
  ) throws(SystemError) -> Int {
    try Self.result {
      bytes.withUnsafeBytes { bytes in
        offset.map { pwrite(file, bytes.baseAddress, bytes.count, off_t($0)) }
          ?? CStandardLibrary.write(file, bytes.baseAddress, bytes.count)
      }
    }
  }

  public func truncate(_ file: FileDescriptor, to size: Int) throws(SystemError) {
    try Self.result { ftruncate(file, off_t(size)) }
  }

  /// Calls `fsync`, or `F_FULLFSYNC` on Apple platforms, exactly once: after an error the
  /// system may have dropped the bytes, and a retry would report success (Rebello et al., USENIX
  /// ATC 2020).
  public func synchronize(_ file: FileDescriptor) throws(SystemError) {
    #if canImport(Darwin)
      // There fsync leaves the bytes in the drive's cache; folders only support fsync.
      if fcntl(file, F_FULLFSYNC) == 0 { return }
    #endif
    try Self.result(once: true) { fsync(file) }
  }

  /// Calls `flock` without waiting.
  public func lock(_ file: FileDescriptor) throws(SystemError) -> Bool {
    if flock(file, LOCK_EX | LOCK_NB) == 0 { return true }
    // A signal counts as a held lock: the waiting caller retries anyway.
    if errno == EWOULDBLOCK || errno == EINTR { return false }
    throw SystemError(code: errno)
  }

  public func names(in path: String) throws(SystemError) -> [String] {
    guard let stream = opendir(path) else { throw SystemError(code: errno) }
    defer { closedir(stream) }
    var names: [String] = []
    while true {
      // `readdir` returns nil both at the end and on failure.
      errno = 0
      guard let entry = readdir(stream) else { break }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    guard errno == 0 else { throw SystemError(code: errno) }
    return names
  }

  /// Calls `lstat`, and `readlink` for a link.
  public func destination(ofLink path: String) throws(SystemError) -> String? {
    var status = stat()
    try Self.result { lstat(path, &status) }
    guard status.st_mode & S_IFMT == S_IFLNK else { return nil }
    // In a folder that others can write to, their link could aim our writes at any file of ours.
    guard status.st_uid == geteuid() else { throw .notPermitted }
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = try Self.result { readlink(path, &target, target.count) }
    // By the count: `readlink` appends no zero.
    guard let text = String(validating: target[..<count], as: UTF8.self) else { throw .notText }
    return text
  }

  /// Calls `mkdir`.
  public func makeFolder(_ path: String) throws(SystemError) {
    try Self.result(once: true) { mkdir(path, 0o700) }
  }

  /// Calls `renameat`.
  public func rename(
    _ name: String, to newName: String, in folder: FileDescriptor
  ) throws(SystemError) {
    try Self.result(once: true) { renameat(folder, name, folder, newName) }
  }

  /// Calls `unlinkat`.
  public func remove(_ name: String, in folder: FileDescriptor) throws(SystemError) {
    try Self.result(once: true) { unlinkat(folder, name, 0) }
  }

  /// Calls `usleep`.
  public func pause(microseconds: UInt32) { usleep(microseconds) }

  /// The outcome of a call, repeated while signals interrupt it unless it may be made only once.
  @discardableResult
  private static func result<Number: SignedInteger>(
    once isOnce: Bool = false, of call: () -> Number
  ) throws(SystemError) -> Number {
    while true {
      let outcome = call()
      if outcome >= 0 { return outcome }
      guard errno == EINTR, !isOnce else { throw SystemError(code: errno) }
    }
  }
}
