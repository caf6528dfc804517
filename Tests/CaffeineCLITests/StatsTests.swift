import Foundation
import TextUI
import Testing
import WidgetHosting

@testable import CaffeineCLI

/// What a day has on average.
@MainActor
@Suite struct StatsTests {
  let harness: CommandHarness

  init() throws { harness = try CommandHarness() }

  private func log(_ milligrams: Int, _ time: String) {
    harness.run(["log", "x", "--milligrams", "\(milligrams)", "--at", time, "--yes", "--quiet"])
  }

  private func mean(_ words: String...) throws -> Double? {
    try harness.object(["stats"] + words)["meanMilligramsPerDay"] as? Double
  }

  @Test func theFirstDayIsItsOwnMean() throws {
    #expect(try mean() == 0)
    log(411, "8:30")
    #expect(try mean() == 411)
    #expect(try mean("--by", "month") == 411)
    #expect(harness.run("stats").output.hasSuffix("\n411 mg a day on average\n"))
  }

  @Test func yearsBeginOnTheFirstOfJanuary() throws {
    for day in ["2022-06-01", "2023-12-31", "2024-01-01", "2024-12-31", "2026-11-21"] {
      log(100, "\(day)T12:00")
    }
    let periods = try #require(
      try harness.object(["stats", "--by", "year"])["periods"] as? [[String: Any]])
    #expect(periods.map { $0["milligrams"] as? Double } == [100, 100, 200, 0, 100])
    #expect((periods[2]["start"] as? String)?.hasPrefix("2024-01-01T") == true)
  }

  @Test func itCountsFromTheFirstDrinkUntilYesterday() throws {
    log(100, "2026-11-18T9:00")
    log(200, "2026-11-20T9:00")
    log(900, "8:30")
    for period in ["day", "week", "month"] { #expect(try mean("--by", period) == 100) }
    #expect(
      harness.run("stats").output.hasSuffix("\n100 mg a day on average, today not counted\n"))
    let lines = harness.run("stats").output.split(separator: "\n").map(String.init)
    // Nothing is told of the days before the first drink, and the month stands once.
    #expect(lines[0] == "Nov 2026" && lines[1].hasPrefix("Wed 18 "))
    #expect(lines[2].hasPrefix("Thu 19 ") && lines[2].hasSuffix(" –  ○"))
    #expect(lines[4].hasSuffix(" 900 mg  ● ▲  so far") && lines[4].contains("━┿━"))
    // A drink from before the days shown: all of them count.
    log(50, "2026-10-01T9:00")
    #expect(try abs((mean() ?? 0) - 300.0 / 13) < 0.001)
  }

  /// It left out days without a drink at the start of its week, whatever was before them.
  @Test(arguments: [["2026-11-14", "2026-11-18", "2026-11-20"], ["2026-10-01"]])
  func theWeekOfTheWidgetHasTheSameMean(days: [String]) throws {
    for day in days { log(96, "\(day)T9:00") }
    let week = days.count == 1 ? 0 : 32.0
    let widget = harness.run("widget --kind history systemLarge").output
    #expect(widget.contains(" \(Int(week)) mg a day "), "\(widget)")
  }

  @Test func theWeekOfTheWidgetBeginsWithTheFirstDrinkOfAll() {
    log(96, "2026-11-20T9:00")
    let widget = harness.run("widget --kind history systemLarge").output
    #expect(widget.contains("96 mg a day "))
    #expect(harness.run("stats").output.contains("96 mg a day on average"))
  }

  /// Bars have what the other columns leave, and notes give way to them.
  @Test(arguments: ["en_GB.UTF-8", "zh_CN.UTF-8"], [40, 60, 80, 100])
  func barsFillTheRow(language: String, columns: Int) {
    harness.variables["LANG"] = language
    harness.isTerminal = true
    harness.terminalSize = (columns, 50, 0, 0)
    log(1408, "2026-11-10T9:00")
    log(664, "2026-11-17T9:00")
    log(64, "2026-11-18T9:00")
    for words in ["stats", "stats --by week"] {
      let text = harness.run(words).output
      let rows = text.split(separator: "\n").map(String.init)
      let lengths = rows.map { row in row.count { "━╸┿".contains($0) } }.filter { $0 > 0 }
      #expect(lengths.count > 1 && Set(lengths).count == lengths.count, "\(text)")
      #expect(lengths.max() ?? 0 >= 9, "\(text)")
      #expect(rows.allSatisfy { TextWidth.columns(of: $0) <= columns }, "\(text)")
    }
  }
}
