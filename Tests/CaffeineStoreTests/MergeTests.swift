import CaffeineDomain
import CaffeineStore
import Foundation
import TestSupport
import Testing

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
      #expect(try journal.allIntakes() == IntakeReading(intakes: expected))
      #expect(try journal.intakes(since: morning - 60) == IntakeReading(intakes: expected))
    }
  }

  @Test func thoseOfOneSecondStandAsTheyWereLogged() throws {
    for (number, id) in ["c", "a", "b", "d"].enumerated() {
      try journals[number % 3].add([intake(id)], at: morning + Double(number))
    }
    try synchronise(1, to: 0)
    try synchronise(2, to: 0)
    for reading in [try journals[0].allIntakes(), try journals[0].intakes(since: morning)] {
      #expect(reading.intakes.map(\.id.description) == ["c", "a", "b", "d"])
    }
  }

  @Test func aChangeWinsOverADeviceWhoseClockIsAhead() throws {
    try journals[0].add([intake("cup")], at: morning + 40 * 86_400)
    try synchronise(0, to: 1)
    try journals[1].edit(intake("cup", milligrams: 5), at: morning)
    #expect(try journals[1].allIntakes().intakes == [intake("cup", milligrams: 5)])
    try journals[1].remove(intake("cup").id, at: morning)
    #expect(try journals[1].intakes(since: morning).intakes.isEmpty)
  }

  @Test func longIDsOfOneBeginningStayApart() throws {
    let ids = ["c", "a", "b"].map { "breakfast-at-home-\($0)" }
    try journals[0].add(try ids.map { try intake($0) }, at: morning)
    try journals[0].edit(intake(ids[1], milligrams: 5), at: morning)
    try journals[0].remove(intake(ids[2]).id, at: morning)
    let expected = [try intake(ids[0]), try intake(ids[1], milligrams: 5)]
    #expect(try journals[0].allIntakes() == IntakeReading(intakes: expected))
    #expect(try journals[0].intakes(since: morning) == IntakeReading(intakes: expected))
  }

  @Test func copiesOfAnyNameAreRead() throws {
    try journals[0].add([intake("cup")], at: morning)
    try synchronise(0, to: 1) { $0.replacing(".jsonl", with: " (conflicted copy).jsonl") }
    #expect(try journals[1].allIntakes().intakes == [intake("cup")])
  }

  @Test func hiddenDraftsAreNot() throws {
    try journals[0].add([intake("cup")], at: morning)
    try synchronise(0, to: 1) { ".\($0).new" }
    #expect(try journals[1].allIntakes().intakes.isEmpty)
  }

  @Test func aClonedDeviceGivesOneResult() throws {
    try journals[0].add([intake("cup", milligrams: 1)], at: morning)
    let first = try folders[0].text("log/\(try #require(try folders[0].logNames().first))")
    let name = try #require(try folders[0].logNames().first)
    let twin = try TemporaryFolder()
    try twin.write(try folders[0].text("device"), to: "device")
    try Journal(in: twin.container).add([intake("cup", milligrams: 2)], at: morning)
    let second = try twin.text("log/\(name)")
    let results = try [[first, second], [second, first]].map { texts in
      let folder = try TemporaryFolder()
      let copy = name.replacing(".jsonl", with: ".sync-conflict.jsonl")
      try folder.write(texts[0], to: "log/\(name)")
      try folder.write(texts[1], to: "log/\(copy)")
      return try Journal(in: folder.container).allIntakes()
    }
    #expect(results[0] == results[1])
  }
}
