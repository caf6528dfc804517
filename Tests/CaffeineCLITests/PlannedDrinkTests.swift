import Foundation
import Testing

/// A time that has not come yet: the last one that has, or a plan that is called one.
@MainActor
@Suite struct PlannedDrinkTests {
  let harness: CommandHarness

  init() throws {
    harness = try CommandHarness()
    // Thursday 2026-11-19 00:30 in Berlin.
    harness.now = Date(timeIntervalSince1970: 1_795_044_600)
  }

  private func sentence(_ line: String) -> String {
    String(harness.run(line).output.prefix { $0 != "\n" })
  }

  @Test(arguments: [
    ("log espresso --at 23:45", "yesterday 23:45"), ("log espresso --at 0:15", "00:15"),
    ("log espresso at 23:45", "yesterday 23:45"), ("log espresso 45 min ago", "yesterday 23:45"),
    ("log large latte yesterday at 3pm", "yesterday 15:00"),
    ("log 2 espressos 1h ago", "yesterday 23:30"),
    ("log espresso --at today 23:45", "planned for 23:45"),
    ("log espresso in 8h", "planned for 08:30"),
    ("log espresso tomorrow 8:30", "planned for tomorrow 08:30"),
  ]) func isTheLastOneOrPlanned(line: String, time: String) {
    // An option takes one word of the line.
    let parts = line.components(separatedBy: " --at ")
    let words = parts[0].components(separatedBy: " ") + parts.dropFirst().flatMap { ["--at", $0] }
    let text = harness.run(words).output
    #expect(text.hasPrefix("Logged "))
    #expect(text.prefix { $0 != "\n" }.hasSuffix(" mg, \(time)."), "\(text)")
  }

  @Test func everySentenceSaysSo() {
    harness.run("log espresso --id one")
    #expect(
      harness.run(["edit", "one", "--at", "tomorrow 8:00"]).output.contains(
        "to Espresso, 80 mg, planned for tomorrow 08:00."))
    #expect(sentence("undo").hasPrefix("Restored Espresso"))
    harness.run(["log", "espresso", "--at", "in 1h"])
    #expect(sentence("undo") == "Took back Espresso, 80 mg, planned for 01:30.")
  }

  /// What one would have had is today's, also when it is still to come.
  @Test func aForecastPlans() throws {
    let line = ["forecast", "--if", "espresso at 23:45", "--hours", "24"]
    let points = try #require(try harness.object(line)["points"] as? [[String: Any]])
    let levels = points.compactMap { $0["milligrams"] as? Double }
    #expect(levels[20] == 0)
    #expect(try #require(levels.last) > 0)
  }

  @Test func aTextOfAHundredThousandWordsIsRefusedAtOnce() {
    let text = String(repeating: "a ", count: 100_000) + "at 8:30"
    #expect(harness.run(["log", text]).status == 64)
    #expect(harness.run(["forecast", "--if", text]).status == 64)
  }

  /// A name with a time in it, kept for its milligrams, is a name as long as the time is none.
  @Test func aNameMayHaveTheWordAt() {
    #expect(
      harness.run(["log", "coffee at Joe's", "--milligrams", "90"]).output
        .hasPrefix("Logged coffee at Joe's, 90 mg, 00:30."))
  }
}
