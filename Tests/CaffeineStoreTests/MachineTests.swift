import CaffeineDomain
import Foundation
import TestSupport
import Testing

@testable import CaffeineStore

/// A copied home is a second device, which loses nothing of the first.
@Suite struct MachineTests {
  private let folder: TemporaryFolder
  private let copy: TemporaryFolder

  init() throws { (folder, copy) = (try TemporaryFolder(), try TemporaryFolder()) }

  private func journal(_ machine: String, in folder: TemporaryFolder, seed: UInt64 = 1) -> Journal {
    Journal(
      in: SharedContainer(folder: folder.path, machine: machine),
      generator: SplitMix64(seed: seed))
  }

  private func copyHome(from source: TemporaryFolder, to target: TemporaryFolder) throws {
    let manager = FileManager.default
    for name in try manager.subpathsOfDirectory(atPath: source.path).sorted() {
      guard let text = try? source.text(name) else { continue }
      try target.write(text, to: name)
    }
  }

  /// As programs do that keep folders in step: of two versions of a file the later stays.
  private func synchronize(_ source: TemporaryFolder, _ target: TemporaryFolder) throws {
    for name in try source.logNames() {
      try target.write(try source.text("log/\(name)"), to: "log/\(name)")
    }
  }

  private func ids(_ journal: Journal) throws -> [String] {
    let reading = try journal.intakes()
    #expect(reading.damage.isEmpty)
    return reading.intakes.map(\.id.description)
  }

  @Test func bothMachinesOfACopiedHomeKeepTheirDrinks() throws {
    let here = journal("here", in: folder)
    try here.add([intake("before")], at: morning)
    try copyHome(from: folder, to: copy)
    let there = journal("there", in: copy, seed: 2)
    #expect(try there.knownDeviceName() == nil)
    #expect(try ids(there) == ["before"])
    try here.add([intake("here", hours: 1)], at: morning + 3_600)
    try there.add([intake("there", hours: 2)], at: morning + 7_200)
    try synchronize(folder, copy)
    try synchronize(copy, folder)
    for journal in [here, there] {
      #expect(try ids(journal) == ["before", "here", "there"])
      #expect(try journal.examine().fileCount == 2)
    }
    // Each takes back its own.
    #expect(try there.undo(at: morning + 7_200) == undone(intake("there", hours: 2), nil))
    #expect(throws: StoreError.nothingToUndo) { try there.undo(at: morning + 7_200) }
    #expect(try here.undo(at: morning + 7_200) == undone(intake("here", hours: 1), nil))
    for journal in [here, there] { #expect(try journal.examine().findings.isEmpty) }
  }

  /// The state of both stands in one folder, which a program keeps in step.
  @Test func aSharedHomeHasAFileForEachMachine() throws {
    let here = journal("here", in: folder)
    let there = journal("there", in: folder, seed: 2)
    for hour in 0..<3 {
      try here.add([intake("here\(hour)", hours: Double(hour))], at: morning)
      try there.add([intake("there\(hour)", hours: Double(hour) + 0.5)], at: morning)
    }
    #expect(try ids(here).count == 6)
    #expect(try folder.logNames().count == 2)
    // What is missing of the one is known to that one alone.
    let name = try #require(try here.knownDeviceName())
    try folder.write("", to: "log/\(name).jsonl")
    #expect(try here.intakes().damage.first.map(\.kind) == [.cutShort])
    #expect(try ids(there).count == 3)
  }

  /// Without the ids of machines nothing tells a copy from its original.
  @Test func withoutAnIDTheNameDecides() throws {
    try journal("", in: folder).add([intake("here")], at: morning)
    try copyHome(from: folder, to: copy)
    let there = journal("", in: copy, seed: 2)
    #expect(try there.knownDeviceName() == journal("", in: folder).knownDeviceName())
    try there.add([intake("there", hours: 1)], at: morning)
    #expect(try copy.logNames() == folder.logNames())
  }

  @Test func theIDStaysConfidential() throws {
    let id = "0123456789abcdef0123456789abcdef"
    let container = SharedContainer(folder: folder.path, machine: id)
    try Journal(in: container).add([intake("cup")], at: morning)
    // SHA-256 of "caffeine device", a newline and the id, by sha256sum(1).
    #expect(container.deviceFile == "device-443072370d709b20")
    let manager = FileManager.default
    for name in try manager.subpathsOfDirectory(atPath: folder.path) {
      #expect(!name.contains(id.prefix(8)))
      #expect(manager.contents(atPath: "\(folder.path)/\(name)")?.contains(id.utf8) != true)
    }
  }
}
