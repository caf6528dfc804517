/// Maps the names in a folder to their places.
struct AssetIndex: Sendable {
  enum Place: Sendable {
    /// An image set at this path.
    case set(String)
    /// Files whose names state their traits; the values are paths.
    case files([AssetVariant<String>])
  }

  private(set) var images: [String: Place] = [:]
  private(set) var colors: [String: String] = [:]
  private var count = 0

  private static let mostFiles = 20_000
  private static let mostLevels = 8

  init(of folder: String, _ files: any AssetFiles) {
    if folder.hasSuffix(".xcassets") {
      addGroup(folder, prefix: "", levels: Self.mostLevels, files)
    } else {
      addPlain(folder, files)
    }
  }

  /// The entries of a folder sorted by name, up to the limit.
  private mutating func entries(
    of folder: String, _ files: any AssetFiles
  ) -> ArraySlice<AssetFileEntry> {
    let entries = files.entries(of: folder).sorted { $0.name < $1.name }
      .prefix(Self.mostFiles - count)
    count += entries.count
    return entries
  }

  private mutating func addPlain(_ folder: String, _ files: any AssetFiles) {
    for entry in entries(of: folder, files) {
      let path = "\(folder)/\(entry.name)"
      if entry.isFolder {
        if entry.name.hasSuffix(".xcassets") {
          addGroup(path, prefix: "", levels: Self.mostLevels, files)
        }
      } else if let file = PictureFileName(entry.name) {
        for name in [file.name, file.name + file.ending] { add(file.variant(at: path), to: name) }
      }
    }
  }

  private mutating func add(_ variant: AssetVariant<String>, to name: String) {
    switch images[name] {
    case nil: images[name] = .files([variant])
    case .files(let others): images[name] = .files(others + [variant])
    case .set: break
    }
  }

  private mutating func addGroup(
    _ folder: String, prefix: String, levels: Int, _ files: any AssetFiles
  ) {
    for entry in entries(of: folder, files) where entry.isFolder {
      let path = "\(folder)/\(entry.name)"
      if let name = entry.name.without(ending: ".imageset") {
        if images[prefix + name] == nil { images[prefix + name] = .set(path) }
      } else if let name = entry.name.without(ending: ".colorset") {
        if colors[prefix + name] == nil { colors[prefix + name] = path }
      } else if levels > 0 {
        let group = try? files.contents(of: path, as: Group.self)
        let hasNamespace = group?.properties?.providesNamespace ?? false
        addGroup(
          path, prefix: hasNamespace ? "\(prefix)\(entry.name)/" : prefix, levels: levels - 1,
          files)
      }
    }
  }

  private struct Group: Decodable {
    struct Properties: Decodable {
      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
      let providesNamespace: Bool?
    }
    let properties: Properties?
  }
}

/// The parts of a picture's file name: `Cover@2x~dark.png`.
struct PictureFileName {
  let name: String
  /// With its dot.
  let ending: String
  private var scale = 1.0
  private var isDark: Bool?

  static let endings = [".png", ".jpg", ".jpeg", ".gif"]

  /// `nil` without the extension of a picture.
  init?(_ fileName: String) {
    guard let point = fileName.lastIndex(of: "."), point != fileName.startIndex,
      Self.endings.contains(fileName[point...].lowercased())
    else { return nil }
    ending = String(fileName[point...])
    var stem = String(fileName[..<point])
    if let light = stem.without(ending: "~dark") { (stem, isDark) = (light, true) }
    for scale in 2...3 {
      if let plain = stem.without(ending: "@\(scale)x") {
        (stem, self.scale) = (plain, Double(scale))
      }
    }
    name = stem
  }

  func variant(at path: String) -> AssetVariant<String> {
    AssetVariant(value: path, isDark: isDark, scale: scale)
  }
}

extension String {
  /// The text before `ending`; `nil` if that is empty, or for another ending.
  func without(ending: String) -> String? {
    hasSuffix(ending) && count > ending.count ? String(dropLast(ending.count)) : nil
  }
}
