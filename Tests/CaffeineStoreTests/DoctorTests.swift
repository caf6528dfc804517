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
    let report = try journal.examine(at: morning)
    #expect(report.findings.isEmpty)
    #expect(report.isSound)
    #expect(report.fileCount == 1)
    #expect(report.recordCount == 3)
    #expect(report.intakeCount == 1)
  }

  @Test func eachDamageIsNamedByFileAndOffsetAndNothingIsChanged() throws {
    try journal.add([intake("one")], at: morning)
    let name = try #require(try folder.logNames().first)
    let line = try folder.text("log/\(name)")
    let text = line + "torn\n" + line.replacing("75", with: "57") + "\0\0\n"
    try folder.write(text, to: "log/\(name)")
    let report = try journal.examine(at: morning)
    #expect(report.findings.map(\.file) == Array(repeating: "log/\(name)", count: 3))
    let size = line.utf8.count
    #expect(report.findings.map(\.offset) == [size, size + 5, 2 * size + 5])
    #expect(report.findings.map(\.severity) == [.loss, .notice, .loss])
    #expect(
      report.findings.map(\.problem) == [
        .damage(.unreadable), .damage(.checksum), .damage(.controlBytes),
      ])
    #expect(!report.isSound)
    #expect(try folder.text("log/\(name)") == text)
  }

  @Test func clocksOrdersAndCopiesAreNoticed() throws {
    try journal.add([intake("one")], at: morning + 3 * 86_400)
    let name = try #require(try folder.logNames().first)
    let late = try folder.text("log/\(name)")
    let other = try TemporaryFolder()
    try Journal(in: other.container).add([intake("two")], at: morning)
    let early = try other.text("log/\(try #require(try other.logNames().first))")
    try folder.write(late + early, to: "log/\(name)")
    try folder.write(early, to: "log/a (conflicted copy).jsonl")
    let report = try journal.examine(at: morning)
    #expect(report.isSound)
    let problems = report.findings.map(\.problem)
    let device = String(name.dropLast(6))
    #expect(problems.contains(.outOfOrder(count: 1)))
    #expect(problems.contains(.clockAhead(device: device)))
    #expect(problems.contains(.copy))
  }

  @Test func linksFoldersAndForeignFilesAreNoticed() throws {
    try journal.add([intake("one")], at: morning)
    let manager = FileManager.default
    try manager.createDirectory(
      atPath: "\(folder.path)/log/folder.jsonl", withIntermediateDirectories: false)
    try manager.createSymbolicLink(
      atPath: "\(folder.path)/log/link.jsonl", withDestinationPath: "/etc/passwd")
    try folder.write("nonsense", to: "FORMAT")
    try folder.write("NOT A NAME", to: folder.container.deviceFile)
    try manager.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder.path)
    #expect(try journal.examine(at: morning).findings.count == 5)
  }

  @Test func noticesAloneAreNoDamageHoweverMany() throws {
    let lines = (0...DoctorReport.capacity).map { number in
      #"{"op":"add","id":"hand-\#(number)","at":1795248000,"name":"Tea","mg":40}"#
    }
    try folder.write(lines.joined(separator: "\n") + "\n", to: "log/a.jsonl")
    let report = try journal.examine(at: morning)
    #expect(report.findings.count == DoctorReport.capacity)
    #expect(report.omittedCount == 1)
    #expect(report.isSound)
    try folder.write(lines.joined(separator: "\n") + "\ntorn\n", to: "log/b.jsonl")
    #expect(try !journal.examine(at: morning).isSound)
  }

  @Test func copiesOfTheOwnDrinksAreNamed() throws {
    for name in ["drinks", "drinks.sync-conflict-20261121-080000-ABCDEFG", "other"] {
      try folder.write("mate = 40 mg |  |  | Mate\n", to: name)
    }
    let report = try journal.examine(at: morning)
    #expect(
      report.findings
        == [Finding(.copyOfDrinks, file: "drinks.sync-conflict-20261121-080000-ABCDEFG")])
    #expect(report.isSound)
  }
}
