import TestSupport
import TextUI
import Testing

@testable import CaffeineCLI

/// What matters most stays when the terminal is narrow.
@MainActor
@Suite struct NarrowTerminalTests {
  let harness: CommandHarness

  init() throws {
    harness = try CommandHarness()
    harness.run("log flat white --at 7:12 --quiet")
    harness.run(["log", "latte", "--at", "9:20", "--note", "before the long standup with everyone"])
  }

  private func run(_ line: String, columns: Int) -> String {
    harness.variables["COLUMNS"] = "\(columns)"
    let output = harness.run(line).output
    let widths = output.split(separator: "\n").map { TextWidth.columns(of: String($0)) }
    #expect(widths.allSatisfy { $0 <= columns }, "\(output)")
    return output
  }

  @Test(arguments: [20, 30, 40, 60, 80]) func listKeepsDayTimeAmountAndDrink(columns: Int) {
    let output = run("list", columns: columns)
    for text in ["21 Nov 2026", "7:12", "130 mg", "Flat White", "80 mg", "Latte"] {
      #expect(output.contains(text), "\(output)")
    }
  }

  /// An id is how a drink is edited, however long it is where many were logged in a minute.
  @Test func listGivesUpTheVolumeAndNoID() {
    for minute in 0..<9 { harness.run("log cold brew --at 8:3\(minute / 5)") }
    for columns in [20, 30, 40, 60, 80] {
      let output = run("list", columns: columns)
      #expect(output.contains("Sat 21 Nov 2026"), "\(output)")
      #expect(output.components(separatedBy: "01").count > 11, "\(output)")
    }
    #expect(run("list", columns: 120).contains("with everyone)"))
    #expect(run("list", columns: 120).contains("  354 ml  01"))
  }

  /// What does not fit beside the bars wraps or goes as a whole.
  @Test(arguments: [5, 12, 20, 40]) func theForecastCutsNoWord(columns: Int) {
    let output = run("forecast --table --hours 12", columns: columns)
    #expect(!output.contains("…") && !output.contains("▁"), "\(output)")
    let words = output.split { $0.isWhitespace }.joined()
    #expect(words.contains("tomorrow00:00"), "\(output)")
  }

  /// Where none of its families fits, a kind without a line is refused; the level is cut to a line.
  @Test func aSizeTooSmallIsRefusedOrALine() {
    for size in ["40x5", "19x10", "20x9"] {
      let refused = harness.run("widget --kind history systemMedium --size \(size)")
      #expect(refused.status == 64 && refused.output.isEmpty, "\(size)")
      #expect(refused.errors.contains("Use systemSmall, systemMedium, systemLarge."))
    }
    #expect(harness.run("widget --kind history --size 42x10").output.contains("Sat"))
    #expect(harness.run("widget --size 15x3").output.split(separator: "\n").count == 1)
  }

  @Test(arguments: 1...29) func oneLineCutsNoNumber(columns: Int) {
    let whole = harness.run("widget accessoryInline").output
    let numbers = Set(whole.split { !"0123456789:".contains($0) }.filter { $0 != ":" })
    let output = harness.run("widget accessoryInline --size \(columns)x1").output
    #expect(numbers.isSuperset(of: output.split { !"0123456789:".contains($0) }), "\(output)")
  }

  @Test(arguments: [30, 40, 60]) func adviseKeepsItsAnswers(columns: Int) {
    let output = run("advise espresso --studies", columns: columns)
    let wide = run("advise espresso --studies", columns: 200)
    for text in ["until", "○", "◐", "●", "limit", "Drake", "Gardiner"] {
      #expect(
        output.components(separatedBy: text).count == wide.components(separatedBy: text).count,
        "\(output)")
    }
    #expect(run("advise --limits", columns: columns).contains("300 mg a day"))
  }
}
