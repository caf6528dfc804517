import CaffeineDomain
import Foundation
import TestSupport
import Testing

@testable import CaffeineStore

/// Clocks of other devices that are ahead are followed for a day, and no further.
@Suite struct ClockTests {
  private let folder: TemporaryFolder
  private let journal: Journal

  init() throws {
    folder = try TemporaryFolder()
    journal = Journal(in: folder.container)
    try journal.add([intake("ours")], at: morning)
  }

  /// Writes a drink of another device whose clock is ahead by so many hours.
  private func write(_ id: String, hoursAhead: Double) throws {
    let milliseconds = Int64((morning.timeIntervalSince1970 + hoursAhead * 3600) * 1000)
    try write(id, Stamp(clamping: milliseconds))
  }

  private func write(_ id: String, _ stamp: Stamp) throws {
    let record = Record(.add(try intake(id)), stamp: stamp, device: "phone")
    try folder.write(bytes: record.line(), to: "log/phone.jsonl")
  }

  private var ownText: String {
    get throws {
      let name = try #require(try folder.logNames().first { $0 != "phone.jsonl" })
      return try folder.text("log/\(name)")
    }
  }

  @Test(arguments: [-1, 0] as [Int64])
  func noLineFromElsewhereStopsLaterChanges(_ difference: Int64) throws {
    try write("theirs", Stamp(clamping: Stamp.latest.milliseconds + difference))
    let before = try ownText
    let error = StoreError.clockAhead(id: try intake("theirs").id)
    #expect(throws: error) { try journal.edit(intake("theirs", milligrams: 1), at: morning) }
    #expect(throws: error) { try journal.remove(intake("theirs").id, at: morning) }
    #expect(throws: error) { try journal.addOnce(intake("theirs"), at: morning) }
    #expect(try ownText == before)
    try journal.add([intake("new")], at: morning + 1)
    #expect(try ownText.contains("\"hlc\":\(Int((morning + 1).timeIntervalSince1970))000"))
    try journal.edit(intake("new", milligrams: 1), at: morning + 2)
    try journal.undo(at: morning + 3)
    #expect(try journal.intakes().intakes.count == 3)
  }

  /// Readers stop 48 hours before what they look for.
  @Test func aPlanIsForFortyEightHours() throws {
    try journal.add([drink("last", at: morning + 48 * 3600)], at: morning)
    let later = try drink("later", at: morning + 48 * 3600 + 1)
    #expect(throws: StoreError.plannedTooFarAhead(id: later.id)) {
      try journal.add([later], at: morning)
    }
  }

  /// Until the years of the journal end, a drink of this moment is no plan.
  @Test(arguments: [0, 1_000, 1_800_000_000, 3_629_059_200, 5_000_000_000, 7_258_118_399])
  func aDrinkOfNowIsSavedByAnyClock(seconds: Double) throws {
    let now = Date(timeIntervalSince1970: seconds)
    let other = try TemporaryFolder()
    let journal = Journal(in: other.container)
    try journal.add([drink("new", at: now)], at: now)
    #expect(try journal.intakes().intakes.map(\.start) == [now])
  }

  @Test func aDayIsFollowed() throws {
    try write("theirs", hoursAhead: 24)
    try journal.edit(intake("theirs", milligrams: 1), at: morning)
    #expect(try journal.intakes().intakes.contains { $0.amount.value == 1 })
    try write("others", hoursAhead: 49)
    let others = try intake("others").id
    #expect(throws: StoreError.clockAhead(id: others)) {
      try journal.remove(others, at: morning)
    }
  }

  @Test func aDeviceFollowsItsOwnClock() throws {
    try journal.add([intake("ahead")], at: morning + 100 * 86_400)
    try journal.edit(intake("ahead", milligrams: 1), at: morning)
    #expect(try journal.intakes().intakes.contains { $0.amount.value == 1 })
  }

  @Test func whereNothingCanFollowANewFileIsBegun() throws {
    let device = LogFile.device(of: try #require(try folder.logNames().first))
    let last = Record(.add(try intake("last")), stamp: .latest, device: device)
    try folder.write(bytes: last.line(), to: "log/\(device).jsonl")
    #expect(throws: StoreError.noLaterDate(device: device)) {
      try journal.add([intake("new")], at: morning)
    }
    folder.remove(folder.container.deviceFile)
    try journal.add([intake("new")], at: morning)
    #expect(try journal.intakes().intakes.count == 2)
  }

  private func drink(_ id: String, at start: Date) throws -> Intake {
    var drink = try intake(id)
    drink.start = start
    return drink
  }
}
