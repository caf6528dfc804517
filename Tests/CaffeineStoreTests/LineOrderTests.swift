import CaffeineDomain
import Foundation
import TestSupport
import Testing

@testable import CaffeineStore

/// Lines that Git, a sort or an editor moved hide no recent drink.
@Suite struct LineOrderTests {
  private let folder: TemporaryFolder
  private let journal: Journal

  init() throws {
    folder = try TemporaryFolder()
    journal = Journal(in: folder.container)
  }

  private func log(_ id: String, day: Double) throws {
    let now = morning + day * 86_400
    try journal.add([intake(id, hours: day * 24)], at: now)
  }

  private func recent(_ journal: Journal) throws -> [String] {
    let all = try journal.intakes().intakes.filter { $0.start >= morning - 86_400 }
    let recent = try journal.intakes(since: morning - 86_400)
    #expect(recent.intakes == all && recent.damage.isEmpty)
    return recent.intakes.map(\.id.description)
  }

  /// The lines of the only file, as this version or an older one writes them.
  private func lines(arePlaced: Bool = true) throws -> [String] {
    try folder.text("log/\(folder.logNames()[0])").split(separator: "\n").map { line in
      if arePlaced { return "\(line)\n" }
      let parsed = try Array(line.utf8).withUnsafeBytes { try LineParser(device: "").parse($0) }
      guard case .record(let record) = parsed.content else { return "\(line)\n" }
      return String(decoding: record.line(), as: UTF8.self)
    }
  }

  private func write(_ lines: [String]) throws {
    let name = "log/\(try folder.logNames()[0])"
    try folder.write(lines.joined(), to: name)
    // Lines of older versions are shorter.
    #expect(try journal.accept(name))
  }

  @Test(arguments: [true, false]) func twoLinesMayBeSwapped(arePlaced: Bool) throws {
    try log("old", day: -20)
    try log("new", day: 0)
    try write(lines(arePlaced: arePlaced).reversed())
    #expect(try recent(journal) == ["new"])
    #expect(try journal.undo(at: morning) == undone(intake("new"), nil))
  }

  /// Both wrote after the same first line; the union of their files has the lines of one after
  /// those of the other.
  @Test(arguments: [true, false], [true, false])
  func twoClonesMayBeMerged(arePlaced: Bool, isFirstRecent: Bool) throws {
    try log("base", day: -112)
    let base = try lines(arePlaced: arePlaced)
    try log("august", day: -111)
    try log("september", day: -80)
    let old = try Array(lines(arePlaced: arePlaced).dropFirst())
    try write(base)
    try log("today", day: 0)
    let new = try Array(lines(arePlaced: arePlaced).dropFirst())
    try write(base + (isFirstRecent ? new + old : old + new))
    #expect(try recent(journal) == ["today"])
    // The next line follows all of them, although the clock was set back, and hides none.
    try journal.add([intake("late", hours: -2_000)], at: morning - 2_000 * 3_600)
    #expect(try recent(journal) == ["today"])
    #expect(try journal.undo(at: morning) == undone(intake("late", hours: -2_000), nil))
    #expect(try journal.undo(at: morning) == undone(intake("today"), nil))
  }

  @Test(arguments: [true, false]) func twoRowsOfAnImportMayBeSwapped(arePlaced: Bool) throws {
    // All of them of one length.
    let entries = try (10..<20).map { try intake("row-\($0)", hours: Double($0 - 19) * 240) }
    let plan = try journal.plan(
      importing: .bytes(json(of: entries.shuffled())), clock: .utc, at: morning)
    try journal.commit(plan, at: morning)
    let written = try lines(arePlaced: arePlaced)
    for (row, other) in [(1, 10), (9, 10), (1, 5), (0, 10), (0, 1)] {
      var lines = written
      lines.swapAt(row, other)
      try write(lines)
      #expect(try recent(journal) == ["row-19"], "\(row), \(other)")
      #expect(try journal.lastImport(of: LogFile.device(of: folder.logNames()[0])) != nil)
    }
  }

  /// Also below a torn line, and those that are written together.
  @Test func everyLineSaysWhereItStands() throws {
    try log("one", day: 0)
    let name = "log/\(try folder.logNames()[0])"
    try folder.write(try folder.text(name) + "torn", to: name)
    try journal.add([intake("two"), intake("three")], at: morning)
    let plan = try journal.plan(
      importing: .bytes(json(of: [intake("four"), intake("five")])), clock: .utc, at: morning)
    try journal.commit(plan, at: morning)
    var places = 0
    for name in try folder.logNames() {
      var offset = 0
      for line in try folder.text("log/\(name)").split(separator: "\n") {
        if line.contains("\"pos\":\(offset),") { places += 1 }
        offset += line.utf8.count + 1
      }
    }
    #expect(places == 5)
  }

  /// The proof of lines without places is a block of older ones.
  @Test func linesOfOlderVersionsAreReadForABlock() throws {
    for day in -40...0 { try log("day\(day)", day: Double(day)) }
    var written = try lines(arePlaced: false)
    written.insert(written.removeLast(), at: 20)
    try write(written)
    #expect(try recent(journal) == ["day-1", "day0"])
    var impatient = journal
    impatient.blockSize = 300
    #expect(
      try impatient.intakes(since: morning - 86_400).intakes.map(\.id.description) == ["day-1"])
    // Once two that are read descend, all is read.
    written.swapAt(40, 39)
    try write(written)
    #expect(try recent(impatient) == ["day-1", "day0"])
  }

  /// A copy of a folder by a program that changes line ends is read as it was.
  @Test func lineEndsMayChange() throws {
    try log("old", day: -20)
    try log("new", day: 0)
    try write(lines().map { $0.replacing("\n", with: "\r\n") })
    #expect(try recent(journal) == ["new"])
    try log("next", day: 1)
    #expect(try recent(journal) == ["new", "next"])
  }
}
