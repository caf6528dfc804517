extension SharedContainer {
  /// The longest wait for the lock in µs.
  static let patience: UInt32 = 5_000_000

  /// Runs `body` in this device's turn to write.
  ///
  /// `flock` belongs to the open file: unlike an fcntl(2) lock, no other code in this process can
  /// drop it by accident, and the system drops it when the process dies.
  func locked<Result>(
    _ fileSystem: any FileSystem, _ body: () throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    let file = try openState(lock, fileSystem)
    func isTaken() throws(StoreError) -> Bool {
      do throws(SystemError) { return try fileSystem.lock(file.descriptor) } catch {
        throw .creating(lock, error)
      }
    }
    var (waited, pause) = (0 as UInt32, 200 as UInt32)
    // Polls: a blocking call could be ended early only by a signal, and signals belong to the
    // program.
    while try !isTaken() {
      guard waited < Self.patience else { throw .locked(path: lock) }
      fileSystem.pause(microseconds: pause)
      waited += pause
      pause = min(pause * 2, 12_800)
    }
    // Under the lock, since a later version also takes it to convert the folder.
    try checkVersion(fileSystem)
    let result = try body()
    try? file.close()
    return result
  }

  /// Opens a file of the state folder to overwrite; creates it and missing folders.
  func openState(_ path: String, _ fileSystem: any FileSystem) throws(StoreError) -> OpenFile {
    do throws(SystemError) {
      let file = try fileSystem.opened(path, for: .locking, makingFolders: true)
      let status = try fileSystem.status(of: file.descriptor)
      // A file with a second name must not be written to.
      guard status.isRegular, status.linkCount == 1 else { throw .symbolicLink }
      return file
    } catch {
      throw .creating(path, error)
    }
  }
}
