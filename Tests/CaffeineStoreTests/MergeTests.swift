import CaffeineDomain
import Foundation
import TestSupport
import Testing

@testable import CaffeineStore

/// Three devices that were edited apart, then brought together in every order.
@Suite struct MergeTests {
  private let folders: [TemporaryFolder]
  private let journals: [Journal]

  init() throws {
    folders = try (0..<3).map { _ in try TemporaryFolder() }
    journals = folders.map { Journal(in: $0.container) }
  }

  /// Copies the files of one device to another, as a program for synchronisation does.
  private func synchronise(_ source: Int, to target: Int, renamed: (String) -> String = { $0 })
    throws
  {
    for name in try folders[source].logNames() {
      try folders[target].write(
        try folders[source].text("log/\(name)"), to: "log/\(renamed(name))")
    }
  }

  private func editApart() throws {
    try journals[0].add([intake("shared"), intake("mine")], at: morning)
    try synchronise(0, to: 1)
    try synchronise(0, to: 2)
    try journals[1].edit(intake("shared", milligrams: 10), at: morning + 60)
    try journals[2].edit(intake("shared", milligrams: 20), at: morning + 120)
    try journals[2].remove(intake("mine").id, at: morning + 180)
    try journals[1].add([intake("second")], at: morning + 240)
  }

  @Test func theUnionIsTheSameInAnyOrder() throws {
    try editApart()
    let expected = [try intake("shared", milligrams: 20), try intake("second")]
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
    for order in orders {
      let together = try TemporaryFolder()
      for (number, device) in (order + order).enumerated() {
        for name in try folders[device].logNames() {
          let text = try folders[device].text("log/\(name)")
          // The second round comes as conflict copies, which hold the same lines again.
          let copy = name.replacing(".jsonl", with: ".sync-conflict-2026-\(number).jsonl")
          let target = number < 3 ? name : copy
          let isShorter = (try? together.text("log/\(target)").count > text.count) == true
          if !isShorter { try together.write(text, to: "log/\(target)") }
        }
      }
      let journal = Journal(in: together.container)
      #expect(try journal.intakes() == IntakeReading(intakes: expected))
      #expect(try journal.intakes(since: morning - 60) == IntakeReading(intakes: expected))
    }
  }

  @Test func thoseOfOneSecondStandAsTheyWereLogged() throws {
    for (number, id) in ["c", "a", "b", "d"].enumerated() {
      try journals[number % 3].add([intake(id)], at: morning + Double(number))
    }
    try synchronise(1, to: 0)
    try synchronise(2, to: 0)
    for reading in [try journals[0].intakes(), try journals[0].intakes(since: morning)] {
      #expect(reading.intakes.map(\.id.description) == ["c", "a", "b", "d"])
    }
  }

  @Test func aChangeWinsOverADeviceWhoseClockIsAhead() throws {
    try journals[0].add([intake("cup")], at: morning + 20 * 3600)
    try synchronise(0, to: 1)
    try journals[1].edit(intake("cup", milligrams: 5), at: morning)
    #expect(try journals[1].intakes().intakes == [intake("cup", milligrams: 5)])
    try journals[1].remove(intake("cup").id, at: morning)
    #expect(try journals[1].intakes(since: morning).intakes.isEmpty)
  }

  @Test func longIDsOfOneBeginningStayApart() throws {
    let ids = ["c", "a", "b"].map { "breakfast-at-home-\($0)" }
    try journals[0].add(try ids.map { try intake($0) }, at: morning)
    try journals[0].edit(intake(ids[1], milligrams: 5), at: morning)
    try journals[0].remove(intake(ids[2]).id, at: morning)
    let expected = [try intake(ids[0]), try intake(ids[1], milligrams: 5)]
    #expect(try journals[0].intakes() == IntakeReading(intakes: expected))
    #expect(try journals[0].intakes(since: morning) == IntakeReading(intakes: expected))
  }

  @Test func copiesOfAnyNameAreRead() throws {
    try journals[0].add([intake("cup")], at: morning)
    try synchronise(0, to: 1) { $0.replacing(".jsonl", with: " (conflicted copy).jsonl") }
    #expect(try journals[1].intakes().intakes == [intake("cup")])
  }

  @Test func hiddenDraftsAreNot() throws {
    try journals[0].add([intake("cup")], at: morning)
    try synchronise(0, to: 1) { ".\($0).new" }
    #expect(try journals[1].intakes().intakes.isEmpty)
  }

  /// Two lines of one id, stamp and device, as a cloned state folder or a line edited by hand leave
  /// them in a conflict copy.
  @Test(
    arguments: [
      ("a removal", "an hour later"), ("as it was", "an hour later"), ("as it was", "double"),
      ("an hour later", "an hour later, double"), ("as it was", "with a note"),
    ])
  func aTieGivesOneResult(_ less: String, _ more: String) throws {
    func line(_ change: String) throws -> [UInt8] {
      var cup = try intake(
        "cup", hours: change.hasPrefix("an hour later") ? 1 : 0,
        milligrams: change.hasSuffix("double") ? 150 : 75)
      cup.note = change == "with a note" ? "note" : nil
      let stamp = Stamp(clamping: 1_795_248_000_000)
      return Record(
        change == "a removal" ? .remove(cup.id) : .add(cup), stamp: stamp, device: ""
      )
      .line()
    }
    var seen: Set<Intake?> = []
    for (first, second) in [(less, more), (more, less)] {
      let folder = try TemporaryFolder()
      try folder.write(bytes: line(first), to: "log/a.jsonl")
      try folder.write(bytes: line(second), to: "log/a (conflicted copy).jsonl")
      let journal = Journal(in: folder.container)
      let all = try journal.intakes().intakes
      #expect(all.map(\.start) == [morning + (more.hasPrefix("an hour later") ? 3600 : 0)])
      #expect(all.map(\.amount) == [more.hasSuffix("double") ? 150 : 75])
      seen.insert(all.first)
      #expect(try journal.intakes(since: morning).intakes == all)
      #expect(try journal.winner(of: intake("cup").id)?.state == all.first)
      var listing = try journal.entries()
      #expect(try listing.next() == all.first)
    }
    // Where only the checksums of the lines differ, any of them, but the same for all.
    #expect(seen.count == 1)
  }
}
