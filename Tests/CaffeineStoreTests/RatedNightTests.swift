import CaffeineDomain
import CaffeineStore
import Foundation
import TestSupport
import Testing

/// A rated night is an entry like a drink's, and no drink.
@Suite struct RatedNightTests {
  private func night(_ rating: NightRating, note: String? = nil) throws -> RatedNight {
    try #require(
      RatedNight(
        rating: rating, bedtime: morning.addingTimeInterval(-9 * 3600), on: .utc, note: note))
  }

  @Test func theLastRatingOfANightCounts() throws {
    let folder = try TemporaryFolder()
    let journal = Journal(in: folder.container)
    let (good, bad) = (try night(.good), try night(.bad, note: "hot"))
    try journal.put(good, at: morning)
    try journal.put(bad, at: morning)
    #expect(try journal.allIntakes().nights == [bad])
    _ = try journal.undo(at: morning)
    #expect(try journal.allIntakes().nights == [good])
    try journal.remove(good.id, at: morning)
    try journal.put(bad, at: morning)
    #expect(try journal.allIntakes().nights == [bad])
  }

  @Test func twoDevicesAgreeOnOneRating() throws {
    let (here, there) = (try TemporaryFolder(), try TemporaryFolder())
    try Journal(in: here.container).put(try night(.good), at: morning)
    try Journal(in: there.container).put(try night(.bad), at: morning.addingTimeInterval(60))
    for name in try there.logNames() {
      try here.write(try there.text("log/\(name)"), to: "log/\(name)")
    }
    #expect(try Journal(in: here.container).allIntakes().nights == [try night(.bad)])
  }

  @Test func noTotalCountsANight() throws {
    let folder = try TemporaryFolder()
    let journal = Journal(in: folder.container)
    try journal.put(try night(.good), at: morning)
    try journal.add([intake("tea", milligrams: 0)], at: morning)
    var amounts: [Milligrams] = []
    _ = try journal.forEachAmount(since: .distantPast) { amounts.append($0.amount) }
    #expect(amounts == [0])
    #expect(try journal.allIntakes().intakes.map(\.name) == ["Cappuccino"])
    #expect(try journal.examine(at: morning).intakeCount == 1)
    // A night is no drink that could be made one.
    let drink = Intake(id: try night(.good).id, name: "Tea", amount: 80, start: morning)
    #expect(throws: StoreError.noSuchIntake(id: drink.id)) {
      try journal.edit(drink, at: morning)
    }
    #expect(throws: StoreError.idTaken(id: drink.id)) {
      try journal.addOnce(drink, at: morning)
    }
  }
}
