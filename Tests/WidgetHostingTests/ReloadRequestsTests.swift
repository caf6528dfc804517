import Foundation
import TestSupport
import Testing

@testable import WidgetHosting

/// Requests that one process hands to another.
@Suite struct ReloadRequestsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

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

  @Test func aFolderThatCannotBeMadeIsAnError() throws {
    try folder.write("", to: "a")
    #expect(throws: (any Error).self) { try requests.post(ofKind: nil) }
  }
}
