import AssetCatalogs

/// The file of a data set in an asset catalogue, beside the program or in its package's resources.
public final class NSDataAsset: NSObject {
  public let name: String
  public let data: Data
  public let typeIdentifier: String

  public convenience init?(name: String) { self.init(name: name, bundle: .main) }
  /// `nil` where no catalogue of the bundle has a data set of the name.
  public init?(name: String, bundle: Bundle) {
    let folders = bundle.assetFolder.map { [$0] } ?? AssetLibrary.programFolders
    guard let file = folders.lazy.compactMap({ Self.file(of: name, in: $0) }).first else {
      return nil
    }
    self.name = name
    (data, typeIdentifier) = file
  }

  /// What `Contents.json` of a data set says.
  private struct Contents: Decodable {
    struct Item: Decodable {
      let filename: String?
      let universalTypeIdentifier: String?

      enum CodingKeys: String, CodingKey {
        case filename
        case universalTypeIdentifier = "universal-type-identifier"
      }
    }
    let data: [Item]
  }

  private static func file(of name: String, in folder: String) -> (Data, String)? {
    let entries = DiskFiles().entries(of: folder).filter {
      $0.isFolder && $0.name.hasSuffix(".xcassets")
    }
    for catalogue in folder.hasSuffix(".xcassets")
      ? [folder] : entries.map({ "\(folder)/\($0.name)" })
    {
      guard let set = set(named: name, in: catalogue, depth: 0),
        let description = bytes(of: "\(set)/Contents.json"),
        let contents = try? JSONDecoder().decode(Contents.self, from: description)
      else { continue }
      for item in contents.data {
        if let filename = item.filename, !filename.contains("/"),
          let data = bytes(of: "\(set)/\(filename)")
        {
          return (data, item.universalTypeIdentifier ?? "public.data")
        }
      }
    }
    return nil
  }

  private static func bytes(of path: String) -> Data? {
    DiskFiles().bytes(of: path, atMost: AssetCatalog.largestPicture).map { Data($0) }
  }

  /// The folder of a data set, also in folders of the catalogue, as deep as eight.
  private static func set(named name: String, in folder: String, depth: Int) -> String? {
    let folders = DiskFiles().entries(of: folder).filter(\.isFolder)
    if folders.contains(where: { $0.name == "\(name).dataset" }) {
      return "\(folder)/\(name).dataset"
    }
    guard depth < 8 else { return nil }
    return folders.lazy.filter { !$0.name.contains(".") }
      .compactMap { set(named: name, in: "\(folder)/\($0.name)", depth: depth + 1) }.first
  }
}
