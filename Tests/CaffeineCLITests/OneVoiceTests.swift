import CaffeineDomain
import Foundation
import TestSupport
import Testing

@testable import CaffeineCLI

/// In one second all kinds, families, commands and bars give one answer, in one spelling.
@Suite @MainActor
struct OneVoiceTests {
  private static let families = [
    "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "accessoryRectangular",
    "accessoryCorner", "accessoryInline",
  ]
  private static let lines =
    families.map { "widget \($0)" }
    + ["widget --kind bedtime systemSmall", "widget --kind bedtime accessoryRectangular"]
    + ["widget --kind quick-log systemMedium", "widget --format tmux", "widget --format i3blocks"]
    + ["status", "advise", "forecast", ""]

  @Test("One second, one answer", .tags(.long), arguments: 0..<UInt64(Trials.count(12)))
  func oneSecondOneAnswer(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let harness = try CommandHarness()
    harness.run("config set bedtime 22:30")
    for hour in 6..<26 {
      harness.now = .saturday(Double(hour)) + 60 * Double(Int.random(in: 0..<60, using: &generator))
      if Int.random(in: 0..<3, using: &generator) == 0 {
        let drink =
          ["coffee", "espresso", "tea", "energy drink"]
          .randomElement(using: &generator) ?? "coffee"
        harness.run("log \(drink) --quiet")
      }
      guard hour.isMultiple(of: Trials.isFull ? 3 : 7) else { continue }
      let texts = Self.lines.map { ($0, harness.run($0).output) }
      check(texts)
    }
  }

  private func check(_ texts: [(line: String, text: String)]) {
    var low: Set<Substring> = []
    var verdicts: Set<Character> = []
    for (line, text) in texts {
      // No estimated time without its sign: a command has room for the word.
      #expect(text.firstMatch(of: /[Ll]ow (?:at )?[0-9]/) == nil, "\(line)\n\(text)")
      for match in text.matches(of: /[Ll]ow +(?:~|about |again about )([0-9]{2}:[0-9]{2})/) {
        low.insert(match.output.1)
      }
      // With a cup it is another night.
      guard !line.hasPrefix("advise"), !line.contains("quick-log") else { continue }
      for match in text.matches(of: /([○◐●]) (?:<?[0-9]+ (?:mg|at)|under|likely|could|probably)/) {
        verdicts.formUnion(match.output.1)
      }
    }
    let all = texts.map(\.text).joined(separator: "\n")
    #expect(low.count <= 1, "\(low)\n\(all)")
    #expect(verdicts.count <= 1, "\(verdicts)\n\(all)")
  }

  @Test func onlyMarksHaveColoursAndInABarNone() throws {
    let harness = try CommandHarness()
    harness.variables["COLORTERM"] = "truecolor"
    harness.run("log coffee --at 8:30")
    let status = harness.run("status --color always").output
    #expect(status.contains(/\u{1B}\[38;5;(109|215|208)m[○◐●]\u{1B}\[0m \d+ mg/), "\(status)")
    harness.variables["COLORFGBG"] = "0;15"
    let light = harness.run("status --color always").output
    #expect(light.contains(/\u{1B}\[38;5;(23|94|130)m[○◐●]/), "\(light)")
    #expect(!harness.run("status --color never").output.contains("\u{1B}"))
    let bar = harness.run("widget --format waybar --color always").output
    #expect(!bar.contains("u001b") && !bar.contains("\u{1B}"), "\(bar)")
  }

  @Test func theMarkIsFirstInABarAndAlwaysOneCell() throws {
    let harness = try CommandHarness()
    harness.run("config set bedtime 22:30")
    var marks: Set<Character> = []
    for drink in [
      "", "log green tea --at 6:00", "log coffee", "log coffee", "log coffee --count 4",
    ] {
      if !drink.isEmpty { harness.run(drink) }
      harness.now += 1800
      // What is high stands in a colour.
      let text = harness.run("widget --format tmux").output
      let line = Array(text.hasPrefix("#[") ? text.drop { $0 != "]" }.dropFirst() : text[...])
      #expect("○◐●▲◌".contains(line[0]) && line[1] == " ", "\(String(line))")
      marks.insert(line[0])
    }
    #expect(marks.count >= 4, "\(marks)")
  }

  @Test func aCountIsACount() throws {
    let harness = try CommandHarness()
    harness.run("log coffee --count 9 --at 8:00 --yes --quiet")
    harness.run("log coffee --count 7 --at 9:00 --yes --quiet")
    #expect(harness.run("widget --kind today systemSmall").output.contains("16 drinks"))
    #expect(harness.run("list").output.contains("in 16 drinks"))
  }

  /// A larger number is drawn as large as a lesser one: three rows of blocks.
  @Test(arguments: ["96", "600", "1123", "1700"])
  func theLargestNumberIsNeverDrawnSmaller(milligrams: String) throws {
    let harness = try CommandHarness()
    harness.run("log coffee --milligrams \(milligrams) --at 12:00 --yes --quiet")
    // A small card has room for three figures.
    let small = ["widget systemSmall", "widget --kind today systemSmall"]
    for line in ["widget systemMedium"] + (milligrams.count < 4 ? small : []) {
      let rows = harness.run(line).output.split(separator: "\n").prefix(4)
      let blocks = rows.count { $0.contains { "█▀▄▟▙▛▜▝▘▗▖".contains($0) } }
      #expect(blocks >= 3, "\(rows.joined(separator: "\n"))")
    }
  }
}
