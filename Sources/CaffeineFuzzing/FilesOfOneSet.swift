import AssetCatalogs

/// A catalogue of an image set and a colour set that share one `Contents.json`.
///
/// Whatever path is read outside of them has a file.
struct FilesOfOneSet: AssetFiles {
  let contents: [UInt8]

  func entries(of folder: String) -> [AssetFileEntry] {
    switch folder {
    case "A.xcassets":
      ["A.imageset", "A.colorset"].map { AssetFileEntry(name: $0, isFolder: true) }
    case "A.xcassets/A.imageset":
      ["Contents.json", "a.png", "b@2x.jpg"].map { AssetFileEntry(name: $0, isFolder: false) }
    default: []
    }
  }

  func bytes(of path: String, atMost limit: Int) -> [UInt8]? {
    switch path {
    case "A.xcassets/A.imageset/Contents.json", "A.xcassets/A.colorset/Contents.json": contents
    case "A.xcassets/A.imageset/a.png", "A.xcassets/A.imageset/b@2x.jpg": Array("inside".utf8)
    default: Array("outside".utf8)
    }
  }
}
