import CaffeineDomain
import Foundation
import TestSupport
import Testing

@testable import CaffeineStore

/// A journal that is not where it was is never taken for one without entries.
@Suite struct MissingJournalTests {
  private let folder: TemporaryFolder
  private let journal: Journal

  init() throws {
    folder = try TemporaryFolder()
    journal = Journal(in: folder.container)
  }

  private func expectMissing() throws {
    let error = StoreError.journalMissing(path: "\(folder.path)/log")
    #expect(throws: error) { try journal.intakes() }
    #expect(throws: error) { try journal.intakes(since: morning) }
    let report = try journal.examine()
    #expect(report.findings.map(\.problem) == [.missing])
    #expect(!report.isSound)
  }

  @Test func oneThatWasNotBegunIsEmpty() throws {
    #expect(try journal.intakes().intakes.isEmpty)
    try SharedSettings(in: folder.container).set("bedtime", to: "23:00", at: morning)
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/log", withIntermediateDirectories: false)
    #expect(try journal.intakes().intakes.isEmpty)
    #expect(try journal.examine().isSound)
  }

  @Test func aLinkToNothingIsMissing() throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/log", withDestinationPath: "/nowhere/log")
    try expectMissing()
    #expect(throws: StoreError.self) { try journal.add([intake("one")], at: morning) }
  }

  @Test(arguments: [true, false]) func oneThatThisDeviceWroteIsMissing(_ isEmpty: Bool) throws {
    try journal.add([intake("one")], at: morning)
    let manager = FileManager.default
    try manager.moveItem(atPath: "\(folder.path)/log", toPath: "\(folder.path)/away")
    if isEmpty {
      try manager.createDirectory(
        atPath: "\(folder.path)/log", withIntermediateDirectories: false)
    }
    try expectMissing()
    // Nor is another begun beside it, until that is what the user wants.
    #expect(throws: StoreError.journalMissing(path: "\(folder.path)/log")) {
      try journal.add([intake("two")], at: morning)
    }
    #expect(try journal.accept("\(folder.path)/log"))
    #expect(try journal.intakes().intakes.isEmpty)
    try journal.add([intake("two")], at: morning)
    #expect(try journal.intakes().intakes.map(\.id.description) == ["two"])
  }

  /// Whatever call is the last of the first change: the next one works.
  @Test func aFirstChangeThatWasCutShortDoesNotLookLikeALoss() throws {
    var call = 1
    while true {
      for name in ["log", "FORMAT", "lock", folder.container.deviceFile] { folder.remove(name) }
      let files = FaultyFileSystem(.inputOutput, at: call...Int.max)
      try? Journal(in: folder.container, fileSystem: files).add([intake("one")], at: morning)
      #expect(throws: Never.self, "call \(call)") { try journal.intakes() }
      try journal.add([intake("two")], at: morning)
      if files.count < call { break }
      call += 1
    }
  }
}
