/// Where the files of a catalogue are: the disk, or what takes its place.
public protocol AssetFiles: Sendable {
  /// The files and folders in a folder by their names; nothing else, above all no links. Empty where
  /// it cannot be read.
  func entries(of folder: String) -> [AssetFileEntry]

  /// The content of a regular file of no more bytes than the limit; `nil` of anything else, and of a
  /// link.
  func bytes(of path: String, atMost limit: Int) -> [UInt8]?
}

/// A file or a folder in a folder.
public struct AssetFileEntry: Sendable, Hashable {
  /// Its name, without slashes.
  public let name: String
  /// False for a plain file; links and pipes are not listed at all.
  public let isFolder: Bool

  /// A file or a folder.
  public init(name: String, isFolder: Bool) {
    self.name = name
    self.isFolder = isFolder
  }
}

extension AssetFiles {
  /// The JSON that describes a set or group, decoded.
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
  /// The keys and places that lead to the fault, joined by points.
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
