extension Journal {
  /// The name of this device, `nil` when it has none that can be read.
  func knownDeviceName() throws(StoreError) -> String? {
    do throws(SystemError) {
      return Device.name(in: try fileSystem.contents(of: container.device, for: .reading))
    } catch {
      guard error == .notFound else { throw .reading(container.device, error) }
      return nil
    }
  }

  /// The name of this device, made on the first call.
  func deviceName() throws(StoreError) -> String {
    if let name = try knownDeviceName() { return name }
    // A name that cannot be read is replaced: the file under the old name stays readable. The file
    // comes first: where there is a name, there was a journal.
    var generator = generator
    let name = Device.newName(using: &generator)
    try OwnFile(making: path(of: name), fileSystem: fileSystem).close()
    try makeDurable()
    try fileSystem.replace("device", in: container.state, with: Array("\(name)\n".utf8))
    return name
  }

  /// The path of the file that a device writes.
  func path(of device: String) -> String { "\(container.log)/\(device).jsonl" }

  /// Makes the names in the folder `log` durable once more; their contents were before they got
  /// them.
  func confirmNames() throws(StoreError) {
    do throws(SystemError) {
      try fileSystem.synchronizeFolders(upFrom: container.log)
    } catch {
      throw .notKnownToBeSaved(path: container.log, reason: error, id: nil)
    }
  }

  /// Makes the names of a new file and of its folders durable, before the first line: a file
  /// that holds a line so has a name that lasts.
  func makeDurable() throws(StoreError) {
    do throws(SystemError) {
      // Only when it is missing: ours in place of a later version's would let old programs write there.
      try fileSystem.close(fileSystem.open(container.format, in: nil, for: .reading))
    } catch {
      guard error == .notFound else { throw .reading(container.format, error) }
      try fileSystem.replace(
        "FORMAT", in: container.data, with: Array(SharedContainer.version.utf8))
    }
    do throws(SystemError) {
      try fileSystem.makeDurableFolder(container.log)
    } catch {
      throw .cannotCreate(path: container.log, reason: error)
    }
  }
}
