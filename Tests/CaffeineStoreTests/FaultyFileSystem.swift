import CaffeineStore
import Synchronization

/// The file system of this machine, of which one call fails, once or from then on.
final class FaultyFileSystem: FileSystem {
  /// How a call fails.
  enum Fault: Hashable, CaseIterable {
    case noSpace
    case inputOutput
    case interrupted
    case accessDenied
    /// Half of the bytes are written; calls that write none fail for want of space.
    case shortWrite

    var error: SystemError {
      switch self {
      case .noSpace, .shortWrite: .noSpace
      case .inputOutput: .inputOutput
      case .interrupted: .interrupted
      case .accessDenied: .accessDenied
      }
    }
  }

  private let base = PosixFileSystem()
  private let fault: Fault
  private let failing: ClosedRange<Int>
  private let foreign: Set<String>
  private let onPause: @Sendable () -> Void
  private let beforeWrite: @Sendable () -> Void
  private let beforeRead: @Sendable (String) -> Void
  private let beforeFolder: @Sendable (String) -> Void
  private let calls = Mutex(0)
  private let paths = Mutex<[FileDescriptor: String]>([:])
  private let confirmed = Mutex<[String]>([])

  /// Lets the calls of these numbers, counted from 1, fail.
  ///
  /// The files and folders of the paths `foreign` belong to another user. `onPause`, `beforeWrite`,
  /// `beforeRead` and `beforeFolder` are what others do while we wait, and before we write, read a
  /// file or make a folder.
  init(
    _ fault: Fault = .noSpace, at failing: ClosedRange<Int> = 0...0, foreign: Set<String> = [],
    onPause: @escaping @Sendable () -> Void = {},
    beforeWrite: @escaping @Sendable () -> Void = {},
    beforeRead: @escaping @Sendable (String) -> Void = { _ in },
    beforeFolder: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.fault = fault
    self.failing = failing
    self.foreign = foreign
    self.onPause = onPause
    self.beforeWrite = beforeWrite
    self.beforeRead = beforeRead
    self.beforeFolder = beforeFolder
  }

  /// How many calls were made.
  var count: Int { calls.withLock { $0 } }
  /// The bytes that were read from places in files.
  let readCount = Mutex(0)

  /// The paths of the files and folders whose synchronisation was asked for and reported done, in
  /// that order.
  var synchronized: [String] { confirmed.withLock { $0 } }

  private func noteSynchronized(_ file: FileDescriptor) {
    guard let path = paths.withLock({ $0[file] }) else { return }
    confirmed.withLock { $0.append(path) }
  }

  private var fails: Bool {
    let number = calls.withLock { calls in
      calls += 1
      return calls
    }
    return failing.contains(number)
  }

  private func mayFail() throws(SystemError) { if fails { throw fault.error } }

  func open(
    _ path: String, in folder: FileDescriptor?, for access: FileAccess
  ) throws(SystemError) -> FileDescriptor {
    try mayFail()
    let file = try base.open(path, in: folder, for: access)
    paths.withLock { paths in
      let start = folder.flatMap { paths[$0] }.map { $0 + "/" } ?? ""
      paths[file] = start + path
    }
    return file
  }

  func close(_ file: FileDescriptor) throws(SystemError) {
    // As close(2) does: the descriptor is gone all the same.
    try base.close(file)
    try mayFail()
  }

  func status(of file: FileDescriptor) throws(SystemError) -> FileStatus {
    try mayFail()
    var status = try base.status(of: file)
    if let path = paths.withLock({ $0[file] }), foreign.contains(path) { status.isOwn = false }
    return status
  }

  func read(
    _ file: FileDescriptor, into bytes: UnsafeMutableRawBufferPointer, at offset: Int?
  ) throws(SystemError) -> Int {
    beforeRead(paths.withLock { $0[file] } ?? "")
    try mayFail()
    let count = try base.read(file, into: bytes, at: offset)
    readCount.withLock { $0 += count }
    return count
  }

  func write(_ file: FileDescriptor, _ bytes: [UInt8], at offset: Int?) throws(SystemError) -> Int {
    if offset == nil { beforeWrite() }
    guard fails else { return try base.write(file, bytes, at: offset) }
    guard fault == .shortWrite, offset == nil else { throw fault.error }
    return try base.write(file, Array(bytes.prefix(bytes.count / 2)), at: nil)
  }

  func truncate(_ file: FileDescriptor, to size: Int) throws(SystemError) {
    try mayFail()
    try base.truncate(file, to: size)
  }

  func synchronize(_ file: FileDescriptor) throws(SystemError) {
    try mayFail()
    noteSynchronized(file)
  }

  func lock(_ file: FileDescriptor) throws(SystemError) -> Bool {
    try mayFail()
    return try base.lock(file)
  }

  func names(in path: String) throws(SystemError) -> [String] {
    try mayFail()
    return try base.names(in: path)
  }

  func destination(ofLink path: String) throws(SystemError) -> String? {
    try mayFail()
    return try base.destination(ofLink: path)
  }

  func makeFolder(_ path: String) throws(SystemError) {
    beforeFolder(path)
    try mayFail()
    try base.makeFolder(path)
  }

  func rename(_ name: String, to newName: String, in folder: FileDescriptor) throws(SystemError) {
    try mayFail()
    try base.rename(name, to: newName, in: folder)
  }

  func remove(_ name: String, in folder: FileDescriptor) throws(SystemError) {
    try mayFail()
    try base.remove(name, in: folder)
  }

  /// Does what the test says, and lets others run: a process that another test starts holds our locks
  /// until it runs its own program.
  func pause(microseconds: UInt32) {
    onPause()
    base.pause(microseconds: 100)
  }
}
