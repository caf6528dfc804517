import Foundation
import TestSupport
import Testing

import AssetCatalogs

@Suite struct DiskFilesTests {
  /// Neither a link nor a pipe is read, whether it is a file, a set or what a set names.
  @Test func onlyRegularFilesOfTheFolderAreRead() throws {
    let folder = try TemporaryFolder()
    let manager = FileManager.default
    try folder.write(bytes: Array("secret".utf8), to: "outside/secret.png")
    try folder.write(
      bytes: Array(#"{"images":[{"filename":"link.png"}]}"#.utf8),
      to: "R/A.xcassets/X.imageset/Contents.json")
    try folder.write(bytes: Array("cover".utf8), to: "R/cover.png")
    for (link, target) in [
      ("R/link.png", "outside/secret.png"),
      ("R/A.xcassets/X.imageset/link.png", "outside/secret.png"),
      ("R/B.xcassets", "R/A.xcassets"), ("R/A.xcassets/Y.imageset", "outside"),
    ] {
      try manager.createSymbolicLink(
        atPath: "\(folder.path)/\(link)", withDestinationPath: "\(folder.path)/\(target)")
    }
    #expect(mkfifo("\(folder.path)/R/pipe.png", 0o600) == 0)
    let catalog = AssetCatalog(folder: "\(folder.path)/R")
    #expect(catalog.imageNames == ["X", "cover", "cover.png"])
    #expect(throws: AssetError.noVariant) { try catalog.image(named: "X") }
    #expect(String(decoding: try catalog.image(named: "cover").bytes, as: UTF8.self) == "cover")
    for name in ["link.png", "pipe.png", "none.png", "A.xcassets"] {
      #expect(DiskFiles().bytes(of: "\(folder.path)/R/\(name)", atMost: 100) == nil)
    }
    #expect(DiskFiles().bytes(of: "\(folder.path)/R/cover.png", atMost: 4) == nil)
  }
}
