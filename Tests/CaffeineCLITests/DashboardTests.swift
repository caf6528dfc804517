import TextUI
import TestSupport
import Testing

@testable import CaffeineCLI
import WidgetHosting

/// The dashboard fills its terminal, whatever its size, and no line is wider.
@MainActor
@Suite struct DashboardTests {
  let harness: CommandHarness

  init() throws {
    harness = try CommandHarness()
    harness.run("config set bedtime 22:30")
    for day in 1...20 {
      harness.run("log coffee --at 2026-11-\(day < 10 ? "0" : "")\(day)T08:10 --quiet")
    }
    harness.run("log cappuccino --at 12:31 --quiet")
    harness.isTerminal = true
    harness.variables["TERM"] = "dumb"
  }

  private func lines(_ columns: Int, _ rows: Int) -> [String] {
    harness.terminalSize = (columns, rows, 0, 0)
    return harness.run("").output.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
  }

  @Test(.tags(.long)) func itFillsTheTerminal() {
    let all = [10, 11, 15, 17, 20, 22, 24, 26, 29, 30, 31, 40, 55, 70]
    let widths = [20, 21, 30, 37, 38, 39, 60, 73, 74, 75, 88, 89, 119, 120, 121, 160, 200, 250]
    for columns in Trials.sample(widths, oneIn: 2) {
      for rows in Trials.sample(all, oneIn: 13, case: columns) {
        let lines = lines(columns, rows)
        // The prompt takes the last row.
        #expect(lines.count == rows - 1, "\(columns) × \(rows)")
        // In fewer than ten there is no card, whose edge is at both sides.
        let isCard = rows > 10
        #expect(
          lines.map { TextWidth.columns(of: $0) }
            .allSatisfy { isCard ? $0 == columns : $0 <= columns },
          "\(lines.joined(separator: "\n"))")
      }
    }
  }

  @Test func aWideOneHasTheWeekAndACupMore() {
    let wide = lines(120, 30).joined(separator: "\n")
    for text in ["Last 7 days", "A cup more", "Today", "up to"] {
      #expect(wide.contains(text), "\(text)\n\(wide)")
    }
  }

  @Test func theCurveGrowsWithTheRows() {
    func height(_ rows: Int) -> Int {
      lines(100, rows).count { $0.contains("│") && $0.contains("┊") }
    }
    #expect(height(30) > height(24) && height(50) > height(30))
  }

  /// What stands below the widget takes its rows.
  @Test func cautionsAreNotPushedOffTheScreen() {
    harness.run("config set pregnancy 30 --quiet")
    for columns in [40, 90, 130] { #expect(lines(columns, 30).count == 29) }
  }
}
