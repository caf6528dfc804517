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
    if CStandardLibrary.close(file.rawValue) != 0, errno != EINTR { throw SystemError(code: errno) }
  }

  /// Calls `fstat`.
  public func status(of file: FileDescriptor) throws(SystemError) -> FileStatus {
    var status = stat()
    try Self.once(fstat(file.rawValue, &status))
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
    try Self.once(
      bytes.withUnsafeBytes { bytes in
        offset.map { pwrite(file.rawValue, bytes.baseAddress, bytes.count, off_t($0)) }
          ?? CStandardLibrary.write(file.rawValue, bytes.baseAddress, bytes.count)
      })
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
    try Self.once(fsync(file.rawValue))
  }

  /// Calls `flock` without waiting.
  public func lock(_ file: FileDescriptor) throws(SystemError) -> Bool {
    if flock(file.rawValue, LOCK_EX | LOCK_NB) == 0 { return true }
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
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    guard errno == 0 else { throw SystemError(code: errno) }
    return names
  }

  /// Calls `lstat`, and `readlink` for a link.
  public func destination(ofLink path: String) throws(SystemError) -> String? {
    var status = stat()
    try Self.once(lstat(path, &status))
    guard status.st_mode & S_IFMT == S_IFLNK else { return nil }
    // In a folder that others can write to, their link could aim our writes at any file of ours.
    guard status.st_uid == geteuid() else { throw .notPermitted }
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = try Self.result { readlink(path, &target, target.count) }
    // By the count: `readlink` appends no zero.
    let bytes = target[..<count].map { UInt8(bitPattern: $0) }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notText }
    return text
  }

  /// Calls `mkdir`.
  public func makeFolder(_ path: String) throws(SystemError) {
    try Self.once(mkdir(path, 0o700))
  }

  /// Calls `renameat`.
  public func rename(
    _ name: String, to newName: String, in folder: FileDescriptor
  ) throws(SystemError) {
    try Self.once(renameat(folder.rawValue, name, folder.rawValue, newName))
  }

  /// Calls `unlinkat`.
  public func remove(_ name: String, in folder: FileDescriptor) throws(SystemError) {
    try Self.once(unlinkat(folder.rawValue, name, 0))
  }

  /// Calls `usleep`.
  public func pause(microseconds: UInt32) { usleep(microseconds) }

  /// The outcome of a call that is made once.
  @discardableResult
  private static func once<Number: SignedInteger>(_ outcome: Number) throws(SystemError) -> Number {
    guard outcome >= 0 else { throw SystemError(code: errno) }
    return outcome
  }

  /// Repeats `call` while signals interrupt it.
  private static func result<Number: SignedInteger>(of call: () -> Number) throws(SystemError)
    -> Number
  {
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
