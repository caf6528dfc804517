import CaffeineDomain
import TestSupport
import Testing

@testable import CaffeineCLI

/// How entries are named: short ids, the start of an id, `last` and `last~1`.
@MainActor
@Suite struct EntryReferenceTests {
  let harness: CommandHarness

  init() throws { harness = try CommandHarness() }

  private func log(_ drink: String, minutesAgo minutes: Double, id: String? = nil) {
    let now = harness.now
    harness.now = now.addingTimeInterval(-60 * minutes)
    harness.run("log \(drink)" + (id.map { " --id \($0)" } ?? ""))
    harness.now = now
  }

  /// The last word of each line of a drink.
  private func listedIDs() -> [String] {
    harness.run("list").output.split(separator: "\n").filter { !$0.hasSuffix(" drinks") }
      .compactMap { $0.split(separator: " ").last.map(String.init) }
  }

  @Test func everyListedIDIsShortAndMeansItsEntry() throws {
    for minutes in [3000.0, 400, 300, 200, 60, 59, 2] { log("espresso", minutesAgo: minutes) }
    let ids = listedIDs()
    #expect(ids.count == 7)
    #expect(ids.allSatisfy { (4...10).contains($0.count) }, "\(ids)")
    for id in ids {
      #expect(harness.run("edit \(id) --note \(id)").status == 0)
      #expect(harness.run("edit \(id.lowercased()) --note \(id.lowercased())").status == 0)
    }
    let list = try #require(try harness.object(["list"])["intakes"] as? [[String: Any]])
    #expect(list.map { $0["note"] as? String } == ids.map { $0.lowercased() })
  }

  @Test func theStartOfSeveralIDsIsRefusedWithThem() throws {
    log("espresso", minutesAgo: 5, id: "noon.1")
    log("latte", minutesAgo: 3, id: "noon.2")
    log("mocha", minutesAgo: 1, id: "noon")
    let result = harness.run("remove no")
    #expect(result.status == 64)
    #expect(result.errors.contains("3 ids begin with 'no'."))
    #expect(result.errors.contains("noon.1 (Espresso), noon.2 (Latte), noon (Mocha)"))
    #expect(harness.run("remove noon").output.hasPrefix("Removed Mocha"))
  }

  /// What was logged last may be older, or planned; the third from the end counts by time.
  @Test func lastIsWhatWasLoggedLast() {
    for (drink, minutes) in [("mocha", 9000.0), ("espresso", 5), ("latte", 3)] {
      log(drink, minutesAgo: minutes)
    }
    harness.run("log matcha today 23:00 --quiet")
    harness.now += 60
    harness.run("log affogato --at 2026-10-01T9:00 --id old --quiet")
    let expected = [
      "last": "Affogato", "last~1": "Matcha", "last~2": "Latte", "last~4": "Mocha", "@1": "Latte",
      "@2": "Espresso", "@3": "Mocha", "@4": "Affogato",
    ]
    for (reference, name) in expected {
      let output = harness.run("edit \(reference) --note \(harness.run("list").output.count)")
        .output
      #expect(output.contains(name), "\(reference): \(output)")
    }
    #expect(harness.run("edit last~5 --note x").status == 66)
    #expect(harness.run("edit @5 --note x").status == 66)
  }

  /// In a minute that does not pass, what was logged later is later.
  @Test func aClockThatStandsOrdersWhatIsLogged() {
    harness.run("log latte --at 14:31 --quiet")
    harness.run("log espresso --at 9:00 --quiet")
    #expect(harness.run("edit last --note a").output.contains("Espresso"))
  }

  @Test func severalAreRemovedOrNone() {
    for (drink, minutes) in [("mocha", 9.0), ("espresso", 5), ("latte", 3)] {
      log(drink, minutesAgo: minutes)
    }
    #expect(harness.run("remove @1 nope").status == 66)
    #expect(listedIDs().count == 3)
    let removed = harness.run("remove @1 @3 last").output
    #expect(removed.hasPrefix("Removed Latte") && removed.contains("Removed Mocha"))
    #expect(harness.run("list").output.contains("Espresso") && listedIDs().count == 1)
  }

  /// On a terminal the digit of a list names the drink, as in `log` alone.
  @Test func aDigitPicksADrink() {
    for (drink, minutes) in [("mocha", 9.0), ("espresso", 5), ("latte", 3)] {
      log(drink, minutesAgo: minutes)
    }
    #expect(harness.run("remove").errors.contains("ID is missing"))
    harness.lines = ["2"]
    #expect(harness.run("remove").output.hasPrefix("Removed Espresso"))
    harness.lines = ["2", "at 8:15"]
    #expect(
      harness.run("edit").output.contains("to Mocha, 95 mg, 08:15"), "\(harness.run("list"))")
    harness.lines = ["1", "large latte"]
    #expect(harness.run("edit").output.contains("Changed Latte"))
    harness.lines = ["1"]
    #expect(harness.run("edit --note x").output.contains("note 'x'"))
    harness.lines = ["7"]
    #expect(harness.run("remove").status == 1)
    #expect(listedIDs().count == 2)
  }

  /// Against a search of every length among all others.
  @Test func theShortestStartIsTheShortest() throws {
    var generator = SplitMix64(seed: 11)
    for _ in 0..<300 {
      let texts = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
        (0..<16).map { _ in Int.random(in: 0..<6, using: &generator) == 0 ? "b" : "a" }.joined()
      }
      let ids = Set(texts.compactMap(IntakeID.init)).sorted()
      for id in ids {
        let text = id.description
        let others = ids.map(\.description).filter { $0 != text }
        let expected = (min(4, text.count)...max(4, text.count)).first { length in
          !others.contains { $0.hasPrefix(text.prefix(length)) }
        }
        let shortest = EntryReference.shortest(of: id, among: ids)
        #expect(shortest == String(text.prefix(expected ?? text.count)))
      }
    }
  }
}
