/// The lock by which a device's writers take turns, released with its owner.
///
/// `flock` belongs to the open file: unlike an fcntl(2) lock, no other code in this process can
/// drop it by accident, and the system drops it when the process dies.
struct FileLock: ~Copyable {
  /// The longest wait in µs.
  static let patience: UInt32 = 5_000_000

  private let file: OpenFile

  /// Waits up to five seconds for the lock of a file, then writes this process's id there.
  init(path: String, fileSystem: any FileSystem) throws(StoreError) {
    let file = try Self.open(path, fileSystem)
    let isOurs: Bool
    do throws(SystemError) {
      isOurs = try fileSystem.waitForLock(of: file.descriptor)
    } catch {
      throw .creating(path, error)
    }
    guard isOurs else {
      // The holder wrote this number itself: good for a message, never a reason to break the lock.
      throw .locked(path: path, holder: fileSystem.holder(of: file.descriptor))
    }
    // A courtesy to waiting processes: a full disk must not stop us.
    let signature = Self.signature(fileSystem.processIdentifier)
    _ = try? fileSystem.write(file.descriptor, signature, at: 0)
    self.file = file
  }

  /// Releases the lock.
  ///
  /// Call it last, to keep the lock until then.
  consuming func release() {}

  /// Opens a file of the state folder to overwrite; creates it and missing folders.
  static func open(
    _ path: String, _ fileSystem: any FileSystem
  ) throws(StoreError) -> OpenFile {
    do throws(SystemError) {
      let file = OpenFile(try fileSystem.openMakingFolders(path, for: .locking), fileSystem)
      // A file with a second name must not be written to.
      let status = try fileSystem.status(of: file.descriptor)
      guard status.isRegular, status.linkCount == 1 else { throw .symbolicLink }
      return file
    } catch {
      throw .creating(path, error)
    }
  }

  /// The process id in ten columns; a constant file size makes writing cheap.
  private static func signature(_ process: Int32) -> [UInt8] {
    let digits = Array(String(process).utf8)
    return [UInt8](repeating: UInt8(ascii: " "), count: max(0, 10 - digits.count)) + digits + [10]
  }
}
