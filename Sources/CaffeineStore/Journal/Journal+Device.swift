extension Journal {
  /// This device; `nil` before its first change on this machine.
  func device() throws(StoreError) -> Device? {
    if let bytes = try stateFile(container.device) { return Device(state: bytes) }
    // An older version's file belongs to the machine that finds it alone: in a copied home ours is
    // beside it.
    guard let bytes = try stateFile(container.formerDevice), otherMachines().isEmpty else {
      return nil
    }
    return Device.name(in: bytes).map { Device(name: $0) }
  }

  /// The name of this device; `nil` if it has none yet.
  package func knownDeviceName() throws(StoreError) -> String? { try device()?.name }

  /// The state files of other machines: the folder is a copy, or shared.
  package func otherMachines() -> [String] {
    names(in: container.state)
      .filter { $0.hasPrefix("device-") && $0.utf8.count == 23 && $0 != container.deviceFile }
      .map { "\(container.state)/\($0)" }
  }

  /// The sorted names in a folder; empty if it cannot be read.
  func names(in path: String) -> [String] {
    guard let folder = try? fileSystem.open(path, in: nil, for: .folder) else { return [] }
    defer { try? fileSystem.close(folder) }
    return ((try? fileSystem.names(in: folder)) ?? []).sorted()
  }

  /// The name of this device, created on the first call.
  func deviceName() throws(StoreError) -> String {
    if let name = try knownDeviceName() { return name }
    // Replaces an unreadable name: the file with the old name stays readable.
    var generator = generator
    let device = Device(name: Device.newName(using: &generator), length: 0)
    try save(device)
    return device.name
  }

  func save(_ device: Device) throws(StoreError) {
    try fileSystem.replace(container.deviceFile, in: container.state, with: device.bytes)
  }

  /// The bytes of a small file; `nil` if it is missing.
  private func stateFile(_ path: String) throws(StoreError) -> [UInt8]? {
    do throws(SystemError) {
      return try fileSystem.contents(of: path, for: .reading)
    } catch {
      guard error == .notFound else { throw .reading(path, error) }
      return nil
    }
  }

  /// Whether this device has written a line or an import.
  var hasWritten: Bool {
    do throws(StoreError) {
      return try device()?.lengths.contains { $0.length != 0 } ?? false
    } catch {
      return true  // as in `isThere`
    }
  }

  /// Notes that `count` bytes were added to a file of `size` bytes of this device.
  ///
  /// Comes after the line and does not wait: without it only a later loss goes unnoticed. Keeps
  /// an earlier loss, until somebody accepts it.
  func note(_ count: Int, addedTo file: String, of size: Int, device name: String) {
    var device = (try? device()) ?? Device(name: name)
    device.set(file) { max($0 ?? 0, size) + count }
    guard let file = try? FileLock.open(container.device, fileSystem) else { return }
    _ = try? fileSystem.write(file.descriptor, device.bytes, at: 0)
    file.close()
  }

  /// The files of this device that are missing, or shorter than when they were last synced.
  func losses() -> [Damage] {
    // The first look may meet a note that is being written.
    lossesNow().isEmpty ? [] : lossesNow()
  }

  private func lossesNow() -> [Damage] {
    // Before the sizes, which only grow.
    guard let bytes = try? fileSystem.contents(of: container.device, for: .reading),
      let device = Device(state: bytes)
    else { return [] }
    return device.lengths.compactMap { file, length in
      guard let size = size(of: file), size < length ?? 0, !isUndone(file) else { return nil }
      return Damage(file: file, offset: size, kind: .cutShort)
    }
  }

  /// The bytes of a file in `log`, 0 if it is missing; `nil` for one that cannot be opened, of which
  /// its reader tells.
  private func size(of name: String) -> Int? {
    do throws(SystemError) {
      let file = try fileSystem.open("\(container.log)/\(name)", in: nil, for: .reading)
      defer { try? fileSystem.close(file) }
      return try fileSystem.status(of: file).size
    } catch {
      return error == .notFound ? 0 : nil
    }
  }

  private func isUndone(_ file: String) -> Bool {
    LogFile.segment(of: file).map(LogFile.undoneMark).map(names(in: container.log).contains)
      ?? false
  }

  /// Takes a file of this device as it is now, for example after a restore, or all of them for the
  /// folder `log`; false if this device has no such file.
  package func accept(_ file: String) throws(StoreError) -> Bool {
    let lock = try FileLock(path: container.lock, fileSystem: fileSystem)
    guard var device = try device() else { return false }
    let name = file.split(separator: "/").last.map(String.init)
    let files = device.lengths.map(\.file).filter { name == "log" || $0 == name }
    for file in files { device.set(file) { size(of: file) ?? $0 ?? 0 } }
    if !files.isEmpty { try save(device) }
    lock.release()
    return !files.isEmpty
  }
}
