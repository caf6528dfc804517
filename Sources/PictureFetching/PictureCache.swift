/// Pictures from elsewhere in a folder, by their addresses.
///
/// Each is one file, replaced as a whole, so a process may be killed at any moment and others may
/// use the same folder. Those that were fetched longest ago go when there are too many.
public struct PictureCache: Sendable {
  /// A picture that is at hand.
  public struct Hit: Sendable {
    /// The file.
    public let bytes: [UInt8]
    /// When it was fetched.
    public let date: Date
  }

  /// The folder, which is made when it is needed.
  public let folder: String
  /// The most bytes that all files have together.
  public let capacity: Int

  /// The pictures of a folder (default: at most 32 MiB).
  public init(folder: String, capacity: Int = 32 << 20) {
    self.folder = folder
    self.capacity = capacity
  }

  /// The picture of an address; `nil` where it is not at hand or its file is not whole.
  public func picture(at url: URL) -> Hit? {
    let path = path(of: url)
    guard let data = FileManager.default.contents(atPath: path), let end = data.firstIndex(of: 10)
    else { return nil }
    let bytes = [UInt8](data[data.index(after: end)...])
    guard data[..<end].elementsEqual(Self.header(of: bytes, at: url).utf8) else { return nil }
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return Hit(bytes: bytes, date: attributes?[.modificationDate] as? Date ?? .distantPast)
  }

  /// Keeps the picture of an address, fetched at `date`.
  ///
  /// Throws Foundation's error where the folder cannot be made or written.
  public func keep(_ bytes: [UInt8], of url: URL, at date: Date) throws {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let path = path(of: url)
    try (Data((Self.header(of: bytes, at: url) + "\n").utf8) + bytes).write(
      to: URL(fileURLWithPath: path), options: .atomic)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    evict(but: path)
  }

  /// Removes what is too much, also files that a killed process has left.
  private func evict(but kept: String) {
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: folder)) ?? []
    var files = names.compactMap { name -> (path: String, size: Int, date: Date)? in
      let path = "\(folder)/\(name)"
      guard let attributes = try? manager.attributesOfItem(atPath: path) else { return nil }
      return (
        path, Int("\(attributes[.size] ?? 0)") ?? 0,
        attributes[.modificationDate] as? Date ?? .distantPast
      )
    }
    files.sort { $0.date > $1.date }
    var total = 0
    for file in files {
      total += file.size
      if total > capacity, file.path != kept { try? manager.removeItem(atPath: file.path) }
    }
  }

  /// The first line of a file.
  ///
  /// It has the address, since names of two addresses may be one, and the size, since a power cut may
  /// leave a start of what was written.
  private static func header(of bytes: [UInt8], at url: URL) -> String {
    "\(bytes.count) \(url.absoluteString)"
  }

  /// A file named by the FNV-1a hash of the address.
  private func path(of url: URL) -> String {
    let hash = url.absoluteString.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return "\(folder)/\(String(hash, radix: 16)).picture"
  }
}
