import Foundation
import TestSupport
import TextUI
import Testing

@testable import CaffeineCLI

/// The forecast as a curve and a table, and the line with a moon.
@MainActor
@Suite struct ForecastTests {
  let harness: CommandHarness

  init() throws {
    harness = try CommandHarness()
    harness.run("config set bedtime 22:30")
    harness.run("log coffee --at 8:10 --quiet")
    harness.run("log cappuccino --at 13:31 --quiet")
  }

  /// The drink that is thought of has its row, and the night without it stands beside that with it.
  @Test func whatIfIsMarkedBesideTheDayWithout() throws {
    let output = harness.run(["forecast", "--table", "--if", "espresso at 18:00"]).output
    let rows = output.split(separator: "\n").map(String.init)
    let drink = try #require(rows.first { $0.contains("with Espresso") })
    #expect(drink.trimmingCharacters(in: .whitespaces).hasPrefix("18:00"))
    #expect(output.contains(#/\nWithout  [○◐●] .*\n         low about .*\nWith it  [○◐●] /#))
  }

  /// The curve stands over the width of the terminal, eleven rows high, with both hours and bedtime.
  @Test func theForecastIsTheCurve() {
    for columns in [40, 80, 120] {
      harness.variables["COLUMNS"] = "\(columns)"
      for line in ["forecast", "forecast --if espresso"] {
        let rows = harness.run(line).output.split(
          separator: "\n", omittingEmptySubsequences: false)
        #expect(rows.contains { $0.contains("▏") } && rows[10].contains("☾22:30"), "\(rows)")
        #expect(rows.prefix(11).contains { $0.count > columns - 6 }, "\(rows)")
      }
    }
  }

  @Test func aLevelThatIsLowIsSoNowAndNotAboutNow() {
    harness.now += 19 * 3600
    #expect(harness.run("status").output.contains("Low      now\n"))
    harness.now += 5 * 86_400
    #expect(harness.run("status").output.contains("Low      now\n"))
  }

  /// The low moment has a row at the very time that is told, and bedtime has one.
  @Test func theMomentsThatMatterHaveRows() throws {
    let output = harness.run("forecast --table --hours 24").output
    let low = try #require(output.firstMatch(of: /Low +about ([0-9:]+)/)).output.1
    #expect(output.firstMatch(of: try Regex("(?m)^.*\(low) .* low$")) != nil, "\(output)")
    #expect(output.contains(/22:30 .* bedtime\n/))
  }

  /// Whoever never logged is told nothing of the night.
  @Test func anEmptyJournalIsNoGoodNight() throws {
    let harness = try CommandHarness()
    #expect(harness.run("forecast").output == "Nothing logged yet\n")
    #expect(harness.run("status").output == "Nothing logged yet\n")
    #expect(harness.run("stats").output.hasSuffix("\nnothing logged yet\n"))
    let tea = harness.run(["forecast", "--table", "--if", "green tea"]).output
    #expect(tea.contains("Green Tea") && !tea.contains("ithout"), "\(tea)")
  }

  /// Only a day over its limit has a colour, and a sign for who sees none.
  @Test func aDayOverItsLimitIsRed() {
    harness.isTerminal = true
    harness.variables["TERM"] = "xterm-256color"
    harness.run("log coffee 400mg --at 10:00 --quiet")
    harness.run("log coffee 90mg --at 2026-11-19T10:00 --quiet")
    for row in harness.run("stats").output.split(separator: "\n") where row.contains("━") {
      #expect(row.contains("\u{1B}[1;31m━") == row.contains("▲"), "\(row)")
    }
  }

  /// Twelve cells with the present and the bedtime to come among them, at every hour of a day.
  @Test func theLineHasTwelveCellsAndAMoon() {
    for hour in 0..<30 {
      harness.now = .saturday(Double(hour))
      let line = harness.run("widget --format i3blocks --set line=spark").output
      let cells = Array(line.prefix { $0 != " " })
      #expect(cells.count == 12, "\(line)")
      #expect(cells.count { $0 == "│" } == 1 && cells.count { $0 == "☾" } <= 1, "\(line)")
      #expect("○◐●◌☾".contains(Array(line)[13]), "\(line)")
    }
    #expect(harness.run("widget --set line=curve").status == 64)
    harness.now = .saturday(13)
    harness.run("log coffee 400mg --quiet")
    #expect(harness.run("widget --format i3blocks --set line=spark").output.contains(" ▲ "))
  }
}
