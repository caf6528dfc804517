import Foundation
import TestSupport
import Testing

/// A golden file that says nothing does not pass for one that says the same.
@Suite struct GoldenFileTests {
  private static let table = GoldenFile.Form.table(columns: ["a", "b"], titles: "name")

  @Test(
    arguments: [
      (nil, "cannot be read; RECORD_SNAPSHOTS=1 makes it"), ([], "has no texts"),
      (Array("# a b name\n".utf8), "has no texts"), ([0x31, 0xFF], "is not UTF-8"),
      (Array("1 2\n".utf8), "has a line that is no row: 1 2"),
      (Array("1 2 x\n3 4 x\n".utf8), "has 'x' twice"),
    ] as [([UInt8]?, String)])
  func aBrokenFileIsNamed(bytes: [UInt8]?, fault: String) throws {
    let folder = try TemporaryFolder()
    if let bytes { try folder.write(bytes: bytes, to: "Files/broken.txt") }
    let file = GoldenFile("broken", as: Self.table, filePath: folder.path + "/Tests.swift")
    let error = #expect(throws: GoldenFile.Fault.self) { try file.recorded() }
    #expect(error?.description == "broken.txt \(fault)")
  }

  @Test func textsAreReadBackAsTheyWereWritten() throws {
    #expect(
      try GoldenFile("x", as: .blocks).entries(of: "# remark\n\n## one\n a \n\nb\n\n## two\n\n")
        == [GoldenFile.Entry("one", " a \n\nb"), GoldenFile.Entry("two", "")])
    #expect(
      try GoldenFile("x", as: Self.table).entries(of: "# a b name\n  1 22 of two words\n")
        == [GoldenFile.Entry("of two words", "1 22")])
  }

  @Test func whatChangedIsNamed() {
    let recorded = [
      GoldenFile.Entry("same", "1"), .init("other", "1\n2\n3\n4"), .init("gone", "1"),
    ]
    let found = [GoldenFile.Entry("new", "1"), .init("other", "1\n2\n3\n5"), .init("same", "1")]
    let changes = GoldenFile.changes(from: recorded, to: found, isWhole: true)
    #expect(
      changes.map(\.description) == [
        "new: new", "other:\n  2\n  3\n- 4\n+ 5", "gone: there no more",
      ])
    #expect(
      GoldenFile.changes(from: recorded, to: Array(found.dropFirst()), isWhole: false).map(\.title)
        == ["other"])
  }

  /// Test vectors of Landon Curt Noll, who published FNV: `fnv1a_32` in test_fnv.c.
  @Test(arguments: [("", "811c9dc5"), ("a", "e40c292c"), ("foobar", "bf9cf968")])
  func digests(text: String, digest: String) {
    #expect(text.digest == digest)
  }
}
