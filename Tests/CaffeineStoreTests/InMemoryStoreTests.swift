import CaffeineDomain
import CaffeineStore
import Foundation
import Testing

/// Both stores do the same with the same calls.
@Suite struct InMemoryStoreTests {
  @Test func itAgreesWithTheJournal() throws {
    let folder = try TemporaryFolder()
    let stores: [any IntakeSource & IntakeSink] = [
      InMemoryStore(), Journal(in: folder.container),
    ]
    let results = try stores.map { store in
      try store.add([intake("six"), intake("one"), intake("two", hours: -5)], at: morning)
      try store.edit(intake("one", milligrams: 5), at: morning)
      try store.remove(intake("two").id, at: morning)
      let removed = try store.allIntakes()
      try store.undo(at: morning)
      try store.undo(at: morning)
      #expect(throws: StoreError.noSuchIntake(id: "three")) {
        try store.edit(intake("three"), at: morning)
      }
      return [removed, try store.allIntakes(), try store.intakes(since: morning - 60)]
    }
    #expect(results[0] == results[1])
    #expect(results[0].map(\.intakes.count) == [2, 3, 2])
  }
}
