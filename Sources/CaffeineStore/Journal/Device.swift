import CivilTime

/// This device: its name, and the lengths of its files when they were last synced.
///
/// A machine keeps it in its own file of the state folder, so that a copied home is another device.
/// A line for each file in `log`, the device's own first:
///
///     000000012345 k3jx9q2m4v7w.jsonl
///     000000004711 k3jx9q2m4v7w.import-1a2b3c4d.jsonl
struct Device {
  /// The bytes of each file: 0 before the first line.
  private(set) var lengths: [(file: String, length: Int)]

  /// A device that has written nothing.
  init(name: String) { lengths = [("\(name).jsonl", 0)] }

  /// Reads a state file; `nil` if it names no device.
  init?(state: [UInt8]) {
    lengths = state.split(separator: FileLine.newline).compactMap { line in
      let words = line.split(separator: UInt8(ascii: " "))
      guard words.count == 2 else { return nil }
      let file = String(decoding: words[1], as: UTF8.self)
      // A power cut leaves half a line at worst: lengths are not synced.
      guard let length = Int(String(decoding: words[0], as: UTF8.self)), LogFile.isOwnName(file)
      else { return nil }
      return (file, length)
    }
    guard lengths.first?.file == "\(name).jsonl", (1...32).contains(name.utf8.count) else {
      return nil
    }
  }

  /// Only this device writes the files whose names begin with it.
  var name: String { LogFile.device(of: lengths.first?.file ?? "") }

  /// The state file.
  var bytes: [UInt8] {
    lengths.flatMap { Array("\($0.length.padded(to: 12)) \($0.file)\n".utf8) }
  }

  /// Sets the length of a file, which `length` gets from the former one.
  mutating func set(_ file: String, to length: (Int) -> Int) {
    if let index = lengths.firstIndex(where: { $0.file == file }) {
      lengths[index].length = length(lengths[index].length)
    } else {
      lengths.append((file, length(0)))
    }
  }
}

extension Device {
  /// Whether a name may contain the character: `a–z`, `0–9` and `-`.
  static func isAllowed(_ character: Character) -> Bool {
    character.utf8.count == 1
      && ("a"..."z" ~= character || "0"..."9" ~= character || character == "-")
  }

  /// Whether two names from file names belong to the same device: a synchronisation program may
  /// append to one, as in `laptop-2.jsonl`.
  static func isSame(_ name: String, _ other: String) -> Bool {
    name.hasPrefix(other) || other.hasPrefix(name)
  }

  /// A new name: twelve characters with 60 random bits.
  static func newName(using generator: inout some RandomNumberGenerator) -> String {
    // Crockford's base 32, as names are read aloud: i, l, o and u are easily confused.
    let letters = Array("0123456789abcdefghjkmnpqrstvwxyz")
    let bits = generator.next()
    return String((0..<12).map { letters[Int(truncatingIfNeeded: bits >> UInt64(5 * $0)) & 31] })
  }
}

extension Journal {
  /// This device; `nil` before its first change on this machine.
  func device() throws(StoreError) -> Device? { try device(in: container.deviceFile) }

  private func device(in file: String) throws(StoreError) -> Device? {
    try fileSystem.smallFile("\(container.state)/\(file)", for: .reading)
      .flatMap { Device(state: $0.bytes) }
  }

  /// The name of this device; `nil` if it has none yet.
  package func knownDeviceName() throws(StoreError) -> String? { try device()?.name }

  /// The state files of all machines: the folder may be a copy, or shared.
  private var deviceFiles: [String] {
    let names = (try? fileSystem.names(in: container.state)) ?? [container.deviceFile]
    return names.filter { $0.hasPrefix("device-") && $0.utf8.count == 23 }
  }

  /// The number of other machines that have a device in the state folder.
  package var otherMachines: Int { deviceFiles.count { $0 != container.deviceFile } }

  /// This device, named on the first call.
  func ownDevice() throws(StoreError) -> Device {
    if let device = try device() { return device }
    // Replaces an unreadable name: the file with the old name stays readable.
    var generator = generator
    let device = Device(name: Device.newName(using: &generator))
    try save(device)
    return device
  }

  func save(_ device: Device) throws(StoreError) {
    try fileSystem.replace(container.deviceFile, in: container.state, with: device.bytes)
  }

  /// Whether this device has written a line or an import; true where that cannot be read, as a
  /// second journal would hide the first.
  var hasWritten: Bool {
    (try? device()?.lengths.contains { $0.length != 0 } ?? false) ?? true
  }

  /// Notes that `count` bytes were added to a file of `size` bytes of this device.
  ///
  /// Comes after the line and does not wait: without it only a later loss goes unnoticed. Keeps
  /// an earlier loss, until somebody accepts it.
  func note(_ count: Int, addedTo file: String, of size: Int, by device: Device) {
    var device = device
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
    for name in deviceFiles {
      // Before the sizes, which only grow.
      guard let device = try? device(in: name) else { continue }
      let losses = device.lengths.compactMap { file, length -> Damage? in
        guard let size = size(of: file), size < length, !isUndone(file) else { return nil }
        return Damage(file: file, offset: size, kind: .cutShort)
      }
      // Last, as the name of this machine's file takes as long as all the rest.
      if !losses.isEmpty, name == container.deviceFile { return losses }
    }
    return []
  }

  /// The bytes of a file in `log`, 0 if it is missing; `nil` for one that cannot be opened, of which
  /// its reader tells.
  private func size(of name: String) -> Int? { try? logFile(name)?.size ?? 0 }

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
