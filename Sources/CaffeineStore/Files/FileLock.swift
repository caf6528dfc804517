/// The lock that writers of one device take turns with, given back with its owner.
///
/// `flock` belongs to the open file: no other part of this process can drop it by accident, as
/// happens with the locks of fcntl(2), and the system drops it when the process dies.
struct FileLock: ~Copyable {
  /// How long to wait for another writer, in µs.
  static let patience: UInt32 = 5_000_000

  private let file: OpenFile

  /// Takes the lock of the file `path`, waiting up to five seconds, and writes there who has it.
  init(path: String, fileSystem: any FileSystem) throws(StoreError) {
    let file = try Self.open(path, fileSystem)
    let isOurs: Bool
    do throws(SystemError) {
      isOurs = try fileSystem.waitForLock(of: file.descriptor)
    } catch {
      throw .creating(path, error)
    }
    guard isOurs else {
      // Only as good as what the holder could write there: a number for a message, never a reason
      // to take the lock away.
      throw .locked(path: path, holder: fileSystem.holder(of: file.descriptor))
    }
    // Only a courtesy to those who wait: a full disk must not keep us from trying.
    let signature = Self.signature(fileSystem.processIdentifier)
    _ = try? fileSystem.write(file.descriptor, signature, at: 0)
    self.file = file
  }

  /// Gives the lock back.
  ///
  /// Called last, it keeps the lock from being dropped before.
  consuming func release() {}

  private static func open(
    _ path: String, _ fileSystem: any FileSystem
  ) throws(StoreError) -> OpenFile {
    do throws(SystemError) {
      let file = OpenFile(try fileSystem.openMakingFolders(path, for: .locking), fileSystem)
      // What is written there must not end up in a file that has another name as well.
      let status = try fileSystem.status(of: file.descriptor)
      guard status.isRegular, status.linkCount == 1 else { throw .symbolicLink }
      return file
    } catch {
      throw .creating(path, error)
    }
  }

  /// The process number in ten columns: the file keeps its size, so that writing it is cheap.
  private static func signature(_ process: Int32) -> [UInt8] {
    let digits = Array(String(process).utf8)
    return [UInt8](repeating: UInt8(ascii: " "), count: max(0, 10 - digits.count)) + digits + [10]
  }
}
