import CaffeineDomain
import Foundation
import TestSupport
import Testing

@testable import CaffeineCLI

/// Lines made by rules, of which none may be understood wrong.
///
/// What is expected is worked out here, of the rows of the catalogue and the words of a rule: the
/// grammar is asked for nothing but its answer. `Golden/lines` has lines as people typed them.
@MainActor
@Suite struct PhraseTests {
  private func harness() throws -> CommandHarness {
    let harness = try CommandHarness()
    harness.variables["LANG"] = "en_US.UTF-8"
    harness.variables["CAFFEINE_NOW"] = "2026-11-18T14:00:00Z"
    return harness
  }

  /// 576 lines: numbers × vessels, sizes and notes × drinks × times.
  @Test(.tags(.long)) func linesMadeByRulesAreNeverWrong() throws {
    let counts: [(String, Double)] = [
      ("", 1), ("2 ", 2), ("three ", 3), ("half a ", 0.5), ("1.5 ", 1.5), ("2x ", 2),
    ]
    // With the milligrams of one espresso, coffee, moka and latte; 0 where there is no such size.
    let vessels: [(String, [Double])] = [
      ("%", [80, 96, 100, 80]), ("cups of %", [80, 96, 100, 80]), ("mug of %", [80, 140, 100, 80]),
      // 354 ml are nearer to 400 than 473 by ratio, and an espresso has one serving.
      ("large %", [0, 96 * 473 / 237, 0, 150]), ("% 400ml", [80, 96 * 400 / 237, 800, 75]),
      ("% with milk", [80, 96, 100, 80]),
    ]
    let drinks = ["espresso", "coffee", "moka", "latte"]
    // Seconds since 2026-11-18 00:00 in Berlin.
    let times: [(String, Double)] = [
      ("", 54_000), (" at 9am", 32_400), (" yesterday at 14:30", -34_200),
      (" 20 min ago", 52_800),
    ]
    let harness = try harness()
    let lines = counts.flatMap { count in
      vessels.flatMap { vessel in
        drinks.indices.flatMap { drink in times.map { (count, vessel, drink, $0) } }
      }
    }
    #expect(lines.count == 576)
    for (count, vessel, drink, time) in Trials.sample(lines, oneIn: 23) {
      let phrase = count.0 + vessel.0.replacing("%", with: drinks[drink]) + time.0
      let result = harness.run(["log", "--json", "--yes", "--", phrase])
      defer { if result.status == 0 { harness.run("undo --quiet") } }
      let expected = count.1 * vessel.1[drink]
      guard expected > 0 else {
        #expect(result.status != 0, "\(phrase)")
        continue
      }
      let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
      let entry = try #require(object as? [String: Any], "\(phrase)")
      let start = (entry["at"] as? String).flatMap { ISO8601DateFormatter().date(from: $0) }
      #expect(entry["drink"] as? String == drinks[drink], "\(phrase)")
      #expect(abs((entry["milligrams"] as? Double ?? -1) - expected) < 0.01, "\(phrase)")
      #expect(start?.timeIntervalSince1970 == 1_794_956_400 + time.1, "\(phrase)")
    }
  }

  /// `log`, `edit --drink`, `forecast --if` and `advise` have one grammar.
  @Test(arguments: [
    ("2 large lattes", true), ("coffee 250 ml", true), ("½ red bull", true), ("两杯拿铁", true),
    ("tea with milk", true), ("espresso 90mg", true), ("starbucks latte", false),
    ("coffee with tea", false), ("coffee 250", false), ("100 coffees", false),
  ])
  func everyCommandReadsEveryPhrase(phrase: String, isUnderstood: Bool) throws {
    let harness = try harness()
    harness.run("log water --id one")
    for words in [
      ["log", "--", phrase], ["edit", "one", "--drink=\(phrase)"], ["forecast", "--if=\(phrase)"],
      ["advise", "--json", "--", phrase],
    ] {
      #expect((harness.run(words).status == 0) == isUnderstood, "\(words)")
    }
  }
}
