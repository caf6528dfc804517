/// Access to a catalogue's files: the disk, or a replacement in tests.
public protocol AssetFiles: Sendable {
  /// Lists the files and folders in a folder, without links; empty if it is unreadable.
  func entries(of folder: String) -> [AssetFileEntry]

  /// Reads a regular file of at most `limit` bytes; `nil` for anything else, links included.
  func bytes(of path: String, atMost limit: Int) -> [UInt8]?
}

/// An entry of a folder: a file or a folder.
public struct AssetFileEntry: Sendable, Hashable {
  /// The name, without slashes.
  public let name: String
  /// False for a regular file; links and pipes are never listed.
  public let isFolder: Bool

  /// Creates an entry.
  public init(name: String, isFolder: Bool) {
    self.name = name
    self.isFolder = isFolder
  }
}

extension AssetFiles {
  /// Decodes the `Contents.json` of a set or group.
  func contents<Form: Decodable>(of folder: String, as form: Form.Type) throws(AssetError) -> Form {
    let path = folder + "/Contents.json"
    guard let bytes = bytes(of: path, atMost: 1 << 20) else { throw .unreadable(path: path) }
    do {
      return try JSONDecoder().decode(form, from: Data(bytes))
    } catch {
      throw .malformed(path: path, key: (error as? DecodingError)?.key ?? "")
    }
  }
}

extension DecodingError {
  /// The coding path of the mistake, joined by dots.
  fileprivate var key: String {
    let keys: [any CodingKey] =
      switch self {
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .dataCorrupted(let context):
        context.codingPath
      case .keyNotFound(let key, let context): context.codingPath + [key]
      @unknown default: []
      }
    return keys.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }
}
