import Foundation
import TestSupport
import Testing

@testable import WidgetHosting

/// Requests that one process hands to another.
@Suite struct ReloadRequestsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var requests: ReloadRequests { ReloadRequests(folder: folder.path + "/a/requests") }

  @Test func whatIsPostedIsTakenOnce() throws {
    let app = requests
    var shown = requests
    #expect(try shown.take() == ReloadRequests.Request())
    try app.post(ofKind: "tea")
    try app.post(ofKind: "tea")
    try app.post(ofKind: "org.example/ä * \n")
    let request = try shown.take()
    #expect(request.kinds == ["tea", "org.example/ä * \n"] && !request.isForAll)
    #expect(request.contains("tea") && !request.contains("coffee"))
    #expect(try shown.take() == ReloadRequests.Request())
    try app.post(ofKind: nil)
    #expect(try shown.take().contains("coffee"))
    try app.post(ofKind: "tea")
    #expect(try shown.take().kinds == ["tea"])
    // Who comes later sees what was asked before, and may leave it aside.
    var late = requests
    #expect(try late.take().kinds.count == 2)
  }

  @Test func otherFilesAreNoRequests() throws {
    var shown = requests
    _ = try shown.take()
    for name in ["notes", ".dat.nosync1", "kind-zz.reload", "kind-ff.reload", "x.reload"] {
      try folder.write("", to: "a/requests/\(name)")
    }
    #expect(try shown.take().kinds.subtracting([""]) == [])
  }

  /// What another user has put there, others can have written, or lies elsewhere asks for nothing.
  @Test func onlyTheUsersOwnPlainFilesAreRequests() throws {
    try requests.post(ofKind: "tea")
    var others = ReloadRequests(folder: requests.folder, user: .max)
    #expect(try others.take() == ReloadRequests.Request())
    let manager = FileManager.default
    let name = try #require(try manager.contentsOfDirectory(atPath: requests.folder).first)
    let path = "\(requests.folder)/\(name)"
    for mode in [0o666, 0o660, 0o602] {
      try manager.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
      var shown = requests
      #expect(try shown.take() == ReloadRequests.Request(), "\(String(mode, radix: 8))")
    }
    try manager.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    try manager.moveItem(atPath: path, toPath: folder.path + "/elsewhere")
    try manager.createSymbolicLink(atPath: path, withDestinationPath: folder.path + "/elsewhere")
    var shown = requests
    #expect(try shown.take() == ReloadRequests.Request())
    try manager.removeItem(atPath: path)
    try manager.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(try shown.take() == ReloadRequests.Request())
    try requests.post(ofKind: nil)
    #expect(try shown.take().isForAll)
  }

  /// Whatever the umask is, also one that lets the group write; nothing else is left behind.
  @Test func onlyTheUserCanReadARequest() throws {
    try requests.post(ofKind: "tea")
    try requests.post(ofKind: "tea")
    let manager = FileManager.default
    let names = try manager.contentsOfDirectory(atPath: requests.folder)
    #expect(names.count == 1, "\(names)")
    let path = "\(requests.folder)/\(try #require(names.first))"
    #expect(try manager.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
    try manager.removeItem(atPath: path)
    try manager.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(throws: (any Error).self) { try requests.post(ofKind: "tea") }
    #expect(try manager.contentsOfDirectory(atPath: requests.folder) == names)
  }

  @Test func aFolderThatCannotBeMadeIsAnError() throws {
    try folder.write("", to: "a")
    #expect(throws: (any Error).self) { try requests.post(ofKind: nil) }
  }
}
