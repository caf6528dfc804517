import CaffeineDomain
import Foundation
import TestSupport
import Testing

@testable import CaffeineStore

@Suite struct DoctorTests {
  private let folder: TemporaryFolder
  private let journal: Journal

  init() throws {
    folder = try TemporaryFolder()
    journal = Journal(in: folder.container)
  }

  @Test func aSoundJournalHasNoFindings() throws {
    try journal.add([intake("one"), intake("two")], at: morning)
    try journal.remove(intake("one").id, at: morning)
    let report = try journal.examine()
    #expect(report.findings.isEmpty && report.isSound)
    #expect(report.fileCount == 1 && report.intakeCount == 1)
  }

  @Test func eachDamageIsNamedByFileAndLineAndNothingIsChanged() throws {
    try journal.add([intake("one")], at: morning)
    let name = try #require(try folder.logNames().first)
    let line = try folder.text("log/\(name)")
    let text = line + "torn\n" + line.replacing("75", with: "57") + "\0\0\n"
    try folder.write(text, to: "log/\(name)")
    let report = try journal.examine()
    let kinds: [Damage.Kind] = [.unreadable, .checksum, .controlBytes]
    #expect(
      report.findings
        == zip(kinds, 2...).map { Finding(.damage($0), file: "log/\(name)", line: $1) })
    #expect(report.findings.map(\.isLoss) == [true, false, true])
    #expect(!report.isSound)
    #expect(try folder.text("log/\(name)") == text)
  }

  @Test func linksFoldersAndForeignFilesAreNoticed() throws {
    try journal.add([intake("one")], at: morning)
    let manager = FileManager.default
    try manager.createDirectory(
      atPath: "\(folder.path)/log/folder.jsonl", withIntermediateDirectories: false)
    try manager.createSymbolicLink(
      atPath: "\(folder.path)/log/link.jsonl", withDestinationPath: "/etc/hosts")
    try manager.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder.path)
    let problems = try journal.examine().findings.map(\.problem)
    #expect(problems.count { $0 == .damage(.notPlainFile) } == 2)
    #expect(problems.contains(.notPrivate(isOwn: true)))
  }

  /// As after two imports of one file in two forms, on two devices.
  @Test func drinksThatAreThereTwiceAreNamed() throws {
    let other = try TemporaryFolder()
    let there = Journal(in: other.container)
    // Two at once on one device are two.
    try journal.add([intake("one"), intake("same"), intake("alone", hours: 1)], at: morning)
    try there.add([intake("zwei"), intake("else", milligrams: 5)], at: morning)
    #expect(try journal.examine().findings.isEmpty)
    for name in try other.logNames() {
      try folder.write(try other.text("log/\(name)"), to: "log/\(name)")
    }
    let report = try journal.examine()
    #expect(report.isSound && report.findings.count == 1 && report.intakeCount == 5)
    guard case .twins(let ids) = try #require(report.findings.first).problem else {
      throw StoreError.nothingToUndo
    }
    #expect(Set(ids.map(\.description)) == ["one", "same", "zwei"])
    // No reader merges them.
    #expect(try journal.intakes().intakes.count == 5)
  }

  @Test func damageIsCountedHoweverMuchThereIs() throws {
    let lines = String(repeating: "torn\n", count: DamageReport.capacity + 1)
    try folder.write(lines, to: "log/a.jsonl")
    let report = try journal.examine()
    #expect(report.findings.count == DamageReport.capacity && report.omittedCount == 1)
    #expect(!report.isSound)
  }
}
