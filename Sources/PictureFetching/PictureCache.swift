/// A folder of downloaded pictures, by address.
///
/// Each picture is one file that is replaced atomically: a process may be killed at any moment, and
/// several may share the folder. Above the capacity the oldest downloads are removed.
public struct PictureCache: Sendable {
  /// A cached picture.
  public struct Hit: Sendable {
    /// The picture's file as the server sent it.
    public let bytes: [UInt8]
    /// The time of the download.
    public let date: Date
  }

  /// The folder; the first write creates it.
  public let folder: String
  /// The largest total size of all files in bytes.
  public let capacity: Int

  /// Opens a cache; by default of at most 32 MiB.
  public init(folder: String, capacity: Int = 32 << 20) {
    self.folder = folder
    self.capacity = capacity
  }

  /// The cached picture of an address; `nil` without one, or if its file is damaged.
  public func picture(at url: URL) -> Hit? {
    let path = path(of: url)
    guard let data = FileManager.default.contents(atPath: path), let end = data.firstIndex(of: 10)
    else { return nil }
    let bytes = [UInt8](data[data.index(after: end)...])
    guard data[..<end].elementsEqual(Self.header(of: bytes, at: url).utf8) else { return nil }
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return Hit(bytes: bytes, date: attributes?[.modificationDate] as? Date ?? .distantPast)
  }

  /// Stores the picture of an address with the time of its download.
  ///
  /// Throws Foundation's error if it cannot create or write the folder.
  public func keep(_ bytes: [UInt8], of url: URL, at date: Date) throws {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let path = path(of: url)
    try (Data((Self.header(of: bytes, at: url) + "\n").utf8) + bytes).write(
      to: URL(fileURLWithPath: path), options: .atomic)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    evict(but: path)
  }

  /// Removes the oldest files above the capacity, including leftovers of killed processes.
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
  /// Holds the address, as two may share a file name, and the size, as power cuts truncate files.
  private static func header(of bytes: [UInt8], at url: URL) -> String {
    "\(bytes.count) \(url.absoluteString)"
  }

  /// The path of a picture, named by the FNV-1a hash of its address.
  private func path(of url: URL) -> String {
    let hash = url.absoluteString.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return "\(folder)/\(String(hash, radix: 16)).picture"
  }
}
