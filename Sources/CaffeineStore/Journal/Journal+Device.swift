extension Journal {
  /// This device; `nil` before its first change on this machine.
  func device() throws(StoreError) -> Device? {
    do throws(SystemError) {
      return Device(state: try fileSystem.contents(of: container.device, for: .reading))
    } catch {
      guard error == .notFound else { throw .reading(container.device, error) }
      return nil
    }
  }

  /// The name of this device; `nil` if it has none yet.
  package func knownDeviceName() throws(StoreError) -> String? { try device()?.name }

  /// The state files of other machines: the folder is a copy, or shared.
  package func otherMachines() -> [String] {
    ((try? fileSystem.names(in: container.state)) ?? []).sorted()
      .filter { $0.hasPrefix("device-") && $0.utf8.count == 23 && $0 != container.deviceFile }
      .map { "\(container.state)/\($0)" }
  }

  /// The name of this device, created on the first call.
  func deviceName() throws(StoreError) -> String {
    if let name = try knownDeviceName() { return name }
    // Replaces an unreadable name: the file with the old name stays readable.
    var generator = generator
    let device = Device(name: Device.newName(using: &generator))
    try save(device)
    return device.name
  }

  func save(_ device: Device) throws(StoreError) {
    try fileSystem.replace(container.deviceFile, in: container.state, with: device.bytes)
  }

  /// Whether this device has written a line or an import.
  var hasWritten: Bool {
    do throws(StoreError) {
      return try device()?.lengths.contains { $0.length != 0 } ?? false
    } catch {
      return true  // as for a link: a second journal would hide the first
    }
  }

  /// Notes that `count` bytes were added to a file of `size` bytes of this device.
  ///
  /// Comes after the line and does not wait: without it only a later loss goes unnoticed. Keeps
  /// an earlier loss, until somebody accepts it.
  func note(_ count: Int, addedTo file: String, of size: Int, device name: String) {
    var device = (try? device()) ?? Device(name: name)
    device.set(file) { max($0, size) + count }
    guard let file = try? container.openState(container.device, fileSystem) else { return }
    _ = try? fileSystem.write(file.descriptor, device.bytes, at: 0)
    try? file.close()
  }

  /// The files of this device that are missing, or shorter than when they were last synced.
  func losses() -> [Damage] {
    // The first look may meet a note that is being written.
    lossesNow().isEmpty ? [] : lossesNow()
  }

  private func lossesNow() -> [Damage] {
    // Before the sizes, which only grow.
    guard let device = try? device() else { return [] }
    return device.lengths.compactMap { file, length in
      guard let size = size(of: file), size < length, !isUndone(file) else { return nil }
      return Damage(file: file, offset: size, kind: .cutShort)
    }
  }

  /// The bytes of a file in `log`, 0 if it is missing; `nil` for one that cannot be opened, of which
  /// its reader tells.
  private func size(of name: String) -> Int? {
    do throws(SystemError) {
      return try logFile(name)?.size ?? 0
    } catch {
      return nil
    }
  }

  private func isUndone(_ file: String) -> Bool {
    guard let segment = LogFile.segment(of: file) else { return false }
    let mark = path(of: LogFile.undoneMark(of: segment))
    return (try? fileSystem.opened(mark, for: .reading)) != nil
  }

  /// Takes a file of this device as it is now, for example after a restore, or all of them for the
  /// folder `log`; false if this device has no such file.
  package func accept(_ file: String) throws(StoreError) -> Bool {
    try container.locked(fileSystem) { () throws(StoreError) in
      guard var device = try device() else { return false }
      let name = file.split(separator: "/").last.map(String.init)
      let files = device.lengths.map(\.file).filter { name == "log" || $0 == name }
      for file in files { device.set(file) { size(of: file) ?? $0 } }
      if !files.isEmpty { try save(device) }
      return !files.isEmpty
    }
  }
}
