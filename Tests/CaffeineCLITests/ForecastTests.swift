import Foundation
import TestSupport
import TextUI
import Testing

@testable import CaffeineCLI

/// The forecast as an instrument, the calendar of nights and the line with a moon.
@MainActor
@Suite struct ForecastTests {
  let harness: CommandHarness

  init() throws {
    harness = try CommandHarness()
    harness.run("config set bedtime 22:30")
    harness.run("log coffee --at 8:10 --quiet")
    harness.run("log cappuccino --at 13:31 --quiet")
  }

  /// The drink that is thought of has its row, and beside each level is the one without it.
  @Test func whatIfIsMarkedBesideTheDayWithout() throws {
    let output = harness.run(["forecast", "--if", "espresso at 18:00"]).output
    let rows = output.split(separator: "\n").map(String.init)
    let drink = try #require(rows.first { $0.contains("▾ Espresso, 80 mg") })
    #expect(drink.trimmingCharacters(in: .whitespaces).hasPrefix("18:00"))
    #expect(rows[0].hasSuffix("mg  without"))
    #expect(output.contains("\nWithout it  "))
    let plain = harness.run("forecast").output.split(separator: "\n").map(String.init)
    for time in ["19:00", "23:00"] {
      let with = try #require(rows.first { $0.contains(time) && $0.contains("━") })
      let without = try #require(plain.first { $0.contains(time) && $0.contains("━") })
      #expect(with.split(separator: " ").last == without.split(separator: " ").last)
    }
  }

  @Test func aLevelThatIsLowIsSoNowAndNotAboutNow() {
    harness.now += 19 * 3600
    #expect(harness.run("status").output.contains("Low         now for 8 in 10 people\n"))
    harness.now += 5 * 86_400
    #expect(harness.run("status").output.contains("Low         now\n"))
    #expect(harness.run("widget --kind bedtime").output.contains("│ ░"))
  }

  /// Bars take what the notes leave; where those have no room, they take it all.
  @Test(arguments: [20, 37, 40, 80, 100]) func notesHaveTheirRoom(columns: Int) {
    harness.variables["COLUMNS"] = "\(columns)"
    let output = harness.run(["forecast", "--if", "espresso"]).output
    #expect(output.contains("now, ▾ Espresso, 80 mg") == (columns >= 80), "\(output)")
    #expect(output.contains("☾ bedtime") == (columns >= 80), "\(output)")
    #expect(output.contains("╎") == (columns >= 40), "\(output)")
    #expect(output.contains("━") == (columns >= 40), "\(output)")
  }

  /// In bed it is people that are counted, not beds.

  /// The low moment has a row at the very time that is told, and bedtime has one.
  @Test func theMomentsThatMatterHaveRows() throws {
    let output = harness.run("forecast --hours 24").output
    let low = try #require(output.firstMatch(of: /Low +(~[0-9:]+)/)).output.1
    #expect(output.firstMatch(of: try Regex("(?m)^.*\(low) .* low$")) != nil, "\(output)")
    #expect(output.contains("22:30") && output.contains("☾ bedtime"))
  }

  @Test func whatReadsZeroHasNoBar() throws {
    let output = harness.run("forecast --hours 96 --if espresso").output
    let rows = output.split(separator: "\n").filter { $0.contains(/:00 +.*╎/) }
    let empty = rows.filter { $0.contains(/[ ]0 +0( |$)/) }
    #expect(empty.count > 2 && empty.allSatisfy { !$0.contains(/[╸━─]/) }, "\(output)")
    #expect(rows.contains { $0.contains(/[╸━─].* <5/) }, "\(output)")
  }

  /// Whoever never logged is told nothing of the night.
  @Test func anEmptyJournalIsNoGoodNight() throws {
    let harness = try CommandHarness()
    #expect(harness.run("forecast").output == harness.run("status").output)
    #expect(harness.run("stats").output.hasSuffix("\nnothing logged yet\n"))
    let tea = harness.run(["forecast", "--if", "green tea"]).output
    #expect(tea.contains("Green Tea") && !tea.contains("ithout"), "\(tea)")
  }

  @Test func barsHaveTheColourOfTheirValue() {
    harness.isTerminal = true
    harness.variables["TERM"] = "xterm-256color"
    harness.variables["COLORTERM"] = "truecolor"
    func colors(_ line: String) -> [String: Set<Substring>] {
      var colors: [String: Set<Substring>] = [:]
      for row in harness.run(line).output.split(separator: "\n") {
        for match in row.matches(of: /\u{1B}\[[0-9;]*38;2;([0-9]+;[0-9]+;[0-9]+)[0-9;]*m━/) {
          colors[row.contains("▲") ? "over" : "row", default: []].insert(match.output.1)
        }
      }
      return colors
    }
    #expect(colors("forecast")["row"]?.count == 2)
    harness.run("log coffee 400mg --at 10:00 --quiet")
    harness.run("log coffee 90mg --at 2026-11-19T10:00 --quiet")
    let stats = colors("stats")
    #expect(stats["over"]?.count == 1 && stats["row"]?.count == 1 && stats["over"] != stats["row"])
  }

  /// Twelve cells with the present and bedtime among them, at every hour of a day.
  @Test func theLineHasTwelveCellsAndAMoon() {
    for hour in 0..<30 {
      harness.now = .saturday(Double(hour))
      let line = harness.run("widget --format i3blocks --set line=spark").output
      let cells = Array(line.prefix { $0 != " " })
      #expect(cells.count == 12, "\(line)")
      #expect(cells.count { $0 == "│" } == 1 && cells.count { $0 == "☾" } == 1, "\(line)")
      #expect("○◐●◌".contains(Array(line)[13]), "\(line)")
    }
    #expect(harness.run("widget --set line=curve").status == 64)
    harness.now = .saturday(13)
    harness.run("log coffee 400mg --quiet")
    #expect(harness.run("widget --format i3blocks --set line=spark").output.contains(" ▲ "))
  }
}
