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

  @Test func lastAndWhatWasBefore() {
    log("mocha", minutesAgo: 9000)
    log("espresso", minutesAgo: 5)
    log("latte", minutesAgo: 3)
    harness.run("log matcha today 23:00 --quiet")
    #expect(harness.run("edit last --note a").output.contains("Latte"))
    #expect(harness.run("edit last~1 --note a").output.contains("Espresso"))
    #expect(harness.run("edit last~2 --note a").output.contains("Mocha"))
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
