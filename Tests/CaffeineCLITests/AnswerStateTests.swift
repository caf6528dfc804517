import Foundation
import TestSupport
import Testing
import WidgetHosting

/// Each state that is not usual, as `log`, `status`, `advise` and `forecast` tell it: whole outputs.
@MainActor
@Suite struct AnswerStateTests {
  /// The lines before, the hour in Berlin on Saturday, and the lines whose answers are shown.
  struct State {
    let name: String
    let hour: Double
    let before: [String]
    var lines = ["status", "advise", "advise coffee", "forecast --table --hours 2"]
  }

  nonisolated private static let bedtime = "config set bedtime 22:30 --quiet"
  nonisolated private static let usual = [
    bedtime, "log coffee --at 9:30 --quiet",
    "log black tea --at 2026-11-20T08:00 --yes --quiet",
  ]

  nonisolated private static let states = [
    State(
      name: "usual", hour: 15, before: usual,
      lines: [
        "log cappuccino --at 14:31", "status", "advise", "advise coffee", "advise decaf coffee",
        "advise 3 espressos", "edit last --at 14:30",
        "forecast --table --hours 3 --if espresso",
      ]),
    State(name: "nothing logged", hour: 15, before: [bedtime]),
    State(name: "low now", hour: 21, before: [bedtime, "log green tea --at 10:00 --quiet"]),
    State(
      name: "low and rising", hour: 15,
      before: [bedtime, "log green tea --at 10:00 --quiet"],
      lines: ["log coffee", "status", "log espresso in 2h", "status"]),
    State(
      name: "in bed", hour: 25, before: [bedtime, "log coffee 200mg --at 20:00 --quiet"],
      lines: ["status", "advise", "advise coffee", "log tea"]),
    State(
      name: "part unreadable", hour: 15, before: usual + ["log cappuccino --quiet", "damage"]),
    State(
      name: "under 18", hour: 15, before: usual + ["config set age 15 --quiet"],
      lines: ["log cappuccino", "status", "advise", "advise coffee", "forecast"]),
    State(
      name: "pregnant", hour: 15, before: usual + ["config set pregnancy 30 --quiet"],
      lines: ["log cappuccino", "status", "advise", "advise coffee", "forecast"]),
    State(
      name: "over the day", hour: 15, before: usual,
      lines: ["log coffee 400mg", "status", "advise", "advise espresso"]),
    State(
      name: "over at once", hour: 9, before: [bedtime],
      lines: ["log coffee 250mg", "status", "advise coffee 250mg"]),
    State(
      name: "emergency", hour: 15, before: usual,
      lines: ["log caffeine 1200mg --yes", "status", "advise", "advise coffee"]),
    State(
      name: "bedtime never set", hour: 15, before: ["log tea --at 10:00 --quiet"],
      lines: ["log cappuccino", "status", "advise", "forecast --table --hours 1"]),
    State(
      name: "first drink, of an earlier day", hour: 15, before: [bedtime],
      lines: ["log coffee yesterday 9:00", "status"]),
    State(
      name: "half of people", hour: 15, before: usual + ["config set confidence 0.5 --quiet"]),
    State(
      name: "17 in 20", hour: 15, before: usual + ["config set confidence 0.85 --quiet"]),
    State(
      name: "without pictures", hour: 15, before: usual + ["config set pictures no --quiet"],
      lines: [
        "log cappuccino --at 14:31", "status", "advise", "advise coffee", "forecast --hours 2",
        "stats",
      ]),
  ]

  @Test(arguments: ["en_GB.UTF-8": "answers", "zh_CN.UTF-8": "answers-chinese"])
  func everyStateHasItsAnswer(language: String, name: String) throws {
    var text = ""
    for state in Self.states {
      text += "== \(state.name)\n" + (try answers(in: state, language))
    }
    expectSnapshot(text, named: name)
  }

  private func answers(in state: State, _ language: String) throws -> String {
    let harness = try CommandHarness()
    harness.variables["COLUMNS"] = "80"
    harness.now = .saturday(state.hour - 1)
    for line in state.before {
      if line == "damage" {
        try harness.write("{", to: "log/other.jsonl")
      } else {
        #expect(harness.run(line).status == 0, "\(state.name): \(line)")
      }
    }
    harness.variables["LANG"] = language
    return state.lines.map { "$ caffeine \($0)\n\(harness.run($0).output)" }.joined()
  }

  /// Neither wraps a usual answer at 80 columns, nor is a word lost at 40.
  @Test func aUsualAnswerFitsAndANarrowOneReads() throws {
    let harness = try CommandHarness()
    for line in Self.usual { harness.run(line) }
    harness.now = .saturday(14)
    for line in ["log cappuccino --at 14:31", "status", "advise", "advise coffee"] {
      harness.variables["COLUMNS"] = "80"
      let wide = harness.run(line).output
      harness.variables["COLUMNS"] = nil
      if !line.hasPrefix("log") { #expect(harness.run(line).output == wide) }
      harness.variables["COLUMNS"] = "40"
      if line.hasPrefix("log") { continue }
      let narrow = harness.run(line).output
      #expect(narrow.split(separator: "\n").allSatisfy { $0.count <= 40 }, "\(narrow)")
      let words = { (text: String) in text.split { $0 == " " || $0 == "\n" } }
      #expect(words(narrow) == words(wide), "\(narrow)")
    }
  }

  /// On a terminal the small curve follows every log, and with `pictures no` none does.
  @Test func theCurveFollowsEveryLogOnATerminal() throws {
    let harness = try CommandHarness()
    for line in Self.usual { harness.run(line) }
    harness.isTerminal = true
    harness.terminalSize = (80, 24, 0, 0)
    harness.variables["TERM"] = "dumb"
    let blocks: Set<Character> = Set("▁▂▃▄▅▆▇█▓▒░▟▙▜▛╸━┿╎⠒○◐●▲☾┊")
    for line in ["log espresso", "log tea", "edit last --at 13:00"] {
      let lines = harness.run(line).output.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count { $0.contains(where: blocks.contains) } >= 4, "\(lines)")
    }
    harness.isTerminal = false
    #expect(harness.run("log tea").output.split(separator: "\n").count == 3)
    harness.isTerminal = true
    harness.run("config set pictures no")
    for line in [
      "log espresso", "edit last --at 12:00", "status", "advise", "advise coffee", "forecast",
      "forecast --if espresso", "stats", "stats --by week", "list",
    ] {
      let output = harness.run(line).output
      #expect(!output.contains(where: blocks.contains), "\(line)\n\(output)")
    }
  }

  /// Sentences of earlier versions, each of which argued with another.
  @Test func whatWasDroppedIsSaidNowhere() throws {
    for state in Self.states {
      let text = try answers(in: state, "en_GB.UTF-8")
      for dropped in [
        "9 in 10", "share low", "of 10 people", "oom for", "half of people", "for half",
        "may or may not", "under your limit", "too late", "~", "likely not low", "past bedtime",
      ] { #expect(!text.contains(dropped), "\(state.name): \(dropped)\n\(text)") }
    }
  }
}
