import CaffeineStore
import Synchronization

/// The file system of this machine, which fails in one way.
final class FailingFiles: FileSystem {
  /// What fails.
  enum Fault {
    /// The device confirms no last step of a change: the sync of the journal, or that of the folder
    /// after a file got its name.
    case confirmation
    /// No folder tells what is in it.
    case listing
    /// Another process holds each lock.
    case lock
    /// The journal's folder may not be opened.
    case permission
  }

  private let base = PosixFileSystem()
  private let fault: Fault
  private let isRenamed = Mutex(false)
  /// The file that is open for appending.
  private let journal = Mutex<FileDescriptor?>(nil)

  init(_ fault: Fault) { self.fault = fault }

  func synchronize(_ file: FileDescriptor) throws(SystemError) {
    let isLast = isRenamed.withLock(\.self) || journal.withLock { $0 == file }
    if fault == .confirmation, isLast { throw .inputOutput }
  }

  func open(
    _ path: String, in folder: FileDescriptor?, for access: FileAccess
  ) throws(SystemError) -> FileDescriptor {
    if fault == .permission, path.hasSuffix("/log") { throw .notPermitted }
    let file = try base.open(path, in: folder, for: access)
    if access == .appending || access == .appendingToNew { journal.withLock { $0 = file } }
    return file
  }
  func close(_ file: FileDescriptor) throws(SystemError) {
    journal.withLock { if $0 == file { $0 = nil } }
    try base.close(file)
  }
  func status(of file: FileDescriptor) throws(SystemError) -> FileStatus {
    try base.status(of: file)
  }
  func read(
    _ file: FileDescriptor, into bytes: UnsafeMutableRawBufferPointer, at offset: Int?
  ) throws(SystemError) -> Int {
    try base.read(file, into: bytes, at: offset)
  }
  func write(_ file: FileDescriptor, _ bytes: [UInt8], at offset: Int?) throws(SystemError) -> Int {
    try base.write(file, bytes, at: offset)
  }
  func truncate(_ file: FileDescriptor, to size: Int) throws(SystemError) {
    try base.truncate(file, to: size)
  }
  func lock(_ file: FileDescriptor) throws(SystemError) -> Bool {
    fault == .lock ? false : try base.lock(file)
  }
  func names(in path: String) throws(SystemError) -> [String] {
    if fault == .listing { throw .inputOutput }
    if fault == .permission, path.hasSuffix("/log") { throw .notPermitted }
    return try base.names(in: path)
  }
  func destination(ofLink path: String) throws(SystemError) -> String? {
    try base.destination(ofLink: path)
  }
  func makeFolder(_ path: String) throws(SystemError) { try base.makeFolder(path) }
  func rename(_ name: String, to newName: String, in folder: FileDescriptor) throws(SystemError) {
    try base.rename(name, to: newName, in: folder)
    isRenamed.withLock { $0 = true }
  }
  func remove(_ name: String, in folder: FileDescriptor) throws(SystemError) {
    try base.remove(name, in: folder)
  }
  func pause(microseconds: UInt32) {}
}
