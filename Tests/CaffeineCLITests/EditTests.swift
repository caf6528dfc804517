import Testing

@testable import CaffeineCLI

/// `edit` understands words as `log` does.
@MainActor
@Suite struct EditTests {
  let harness: CommandHarness

  init() throws { harness = try CommandHarness() }

  /// Logging with options and editing to them afterwards come to the same.
  @Test(arguments: [
    ("coffee", "--milliliters 500"), ("coffee", "--size large"), ("latte", "--size grande"),
    ("latte", "--milliliters 480"), ("espresso", "--count 2"),
    ("espresso", "--count 2 --milligrams 60"), ("espresso", "--count 0.5"),
    ("coffee", "--milliliters 500 --milligrams 60"), ("coffee", "--milliliters 500 --count 2"),
    ("coffee", "--over 20m --note hi"),
  ]) func editingIsLoggingLater(drink: String, options: String) throws {
    let words = options.split(separator: " ").map(String.init)
    let logged = try harness.object(["log", drink, "--id", "a"] + words)
    harness.run("log \(drink) --id b --quiet")
    let edited = try harness.object(["edit", "b"] + words)
    #expect(edited["milligrams"] as? Double == logged["milligrams"] as? Double)
    #expect(edited["name"] as? String == logged["name"] as? String)
    let list = try #require(try harness.object(["list"])["intakes"] as? [[String: Any]])
    #expect(list[0]["milliliters"] as? Double == list[1]["milliliters"] as? Double)
  }

  @Test func milligramsAreThoseOfOne() throws {
    harness.run("log espresso --count 2 --milligrams 60 --quiet")
    let output = harness.run("edit last --milligrams 50").output
    #expect(output.contains("to 2 × Espresso, 100 mg"), "\(output)")
    #expect(harness.run("edit last --count 3").output.contains("to 3 × Espresso, 150 mg"))
    #expect(harness.run("edit last --drink latte").output.contains("to 3 × Latte, 240 mg"))
    #expect(harness.run("edit last --count 1").output.contains("to Latte, 80 mg"))
  }

  @Test func whatExceedsALimitIsSaidFirst() {
    harness.run("log espresso --quiet")
    let once = harness.run("edit last --milligrams 250").output
    #expect(once.hasPrefix("▲ 250 mg at once; your limit is 200\nChanged"), "\(once)")
    let today = harness.run("edit last --milligrams 450 --yes").output
    #expect(today.hasPrefix("▲ 450 of 400 mg today\nChanged"), "\(today)")
  }

  /// Another drink has a note of its own or none.
  @Test func aNoteGoesWithItsDrink() throws {
    harness.run(["log", "latte with oat milk", "--quiet"])
    for (options, note) in [
      (["--drink", "large latte"], "oat milk"), (["--drink", "tea"], nil),
      (["--drink", "coffee with milk"], "milk"), (["--drink", "tea", "--note", "mine"], "mine"),
    ] {
      harness.run(["edit", "last"] + options)
      #expect(try harness.drinks().first?["note"] as? String == note)
    }
  }

  @Test func anAmountOfOnesOwnStays() {
    harness.run("log coffee --milligrams 60 --quiet")
    let output = harness.run("edit last --milliliters 500").output
    #expect(output.contains("to Coffee, 60 mg"))
    #expect(output.contains("Its caffeine stays 60 mg; --milligrams changes it."))
  }

  @Test func nothingChangedWritesNothing() throws {
    harness.run("log espresso --note hi --count 3 --quiet")
    for options in ["--note hi", "--count 3", "--drink espresso", "--at 14:00"] {
      let again = harness.run("edit last \(options)")
      #expect(again.output == "It is 3 × Espresso, 240 mg, 14:00 already.\n")
    }
    harness.run("undo")
    #expect(try (harness.object(["list"])["intakes"] as? [Any])?.isEmpty == true)
  }

  /// What someone measured does not vary as the table's does, also where it is the same number.
  @Test func theListedAmountMayBeMadeOnesOwn() {
    harness.run("log espresso --count 3 --quiet")
    #expect(
      harness.run("edit last --milligrams 80").output.hasPrefix(
        """
        ▲ 240 mg at once; your limit is 200
        Changed 3 × Espresso, 240 mg, 14:00, as listed
             to 3 × Espresso, 240 mg, 14:00, as you say.
        0 mg in you, 2
        """))
    #expect(
      harness.run("edit last --milligrams 80").output
        == "It is 3 × Espresso, 240 mg, 14:00 already.\n")
    let listed = harness.run("edit last --drink espresso").output
    #expect(listed.contains("to 3 × Espresso, 240 mg, 14:00, as listed."), "\(listed)")
  }
}
