import AssetCatalogs

/// Files by their paths, as bytes.
struct MemoryFiles: AssetFiles {
  var files: [String: [UInt8]]

  init(_ texts: [String: String]) { files = texts.mapValues { Array($0.utf8) } }

  func entries(of folder: String) -> [AssetFileEntry] {
    let start = folder + "/"
    let names = Set(
      files.keys.filter { $0.hasPrefix(start) }.map {
        AssetFileEntry(
          name: String($0.dropFirst(start.count).prefix { $0 != "/" }),
          isFolder: $0.dropFirst(start.count).contains("/"))
      })
    return Array(names)
  }

  func bytes(of path: String, atMost limit: Int) -> [UInt8]? {
    files[path].flatMap { $0.count <= limit ? $0 : nil }
  }
}
