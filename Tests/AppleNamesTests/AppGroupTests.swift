@testable import SwiftUI
import TestSupport
import Testing

@Suite struct AppGroupTests {
  @Test func aGroupHasAFolderOfItsName() throws {
    let files = try TemporaryFolder()
    let manager = FileManager.default
    let home = manager.appGroupFolder("group.a") { $0 == "HOME" ? files.path : nil }
    #expect(home?.path == files.path + "/.local/share/group.a")
    let data = manager.appGroupFolder("group.a") { $0 == "HOME" ? "/" : files.path + "/data" }
    #expect(data?.path == files.path + "/data/group.a")
    var isFolder: ObjCBool = false
    #expect(
      manager.fileExists(atPath: data?.path ?? "", isDirectory: &isFolder) && isFolder.boolValue)
    // A relative path is ignored, as the XDG specification says.
    #expect(
      manager.appGroupFolder("b") { $0 == "HOME" ? files.path : "data" }?.path
        == files.path + "/.local/share/b")
  }

  @Test(arguments: ["", ".", "..", ".hidden", "a/b", "/etc", "a\0"])
  func anIdentifierThatNamesNoFolderHasNone(identifier: String) throws {
    let files = try TemporaryFolder()
    #expect(FileManager.default.appGroupFolder(identifier) { _ in files.path } == nil)
  }

  @Test func aFolderThatCannotBeMadeIsNone() throws {
    let files = try TemporaryFolder()
    try files.write("", to: "file")
    #expect(FileManager.default.appGroupFolder("a") { _ in files.path + "/file" } == nil)
    #expect(FileManager.default.appGroupFolder("a") { _ in nil } == nil)
  }
}
