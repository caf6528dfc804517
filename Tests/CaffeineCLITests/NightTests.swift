import Foundation
import TestSupport
import Testing

/// One night, as every command tells of it.
@MainActor
@Suite struct NightTests {
  let harness: CommandHarness

  /// Saturday 2026-11-21, midnight in Berlin.
  private static let midnight = Date.saturday(-1)

  init() throws { harness = try CommandHarness() }

  private func log(_ drinks: [(milligrams: Int, hour: Double)]) {
    for (index, drink) in drinks.enumerated() {
      harness.now = Self.midnight + drink.hour * 3600
      harness.run([
        "log", "Drink", "--milligrams", "\(drink.milligrams)", "--id", "d\(index)", "--quiet",
      ])
    }
  }

  /// The evening of the fault: a tick a minute after bedtime, and "up to 200 mg would do" at 1:30.
  @Test func aLateEvening() {
    log([(130, 8), (63, 12), (75, 16), (130, 20.5)])
    var text = ""
    for hour in [21 + 59 / 60.0, 22 + 1 / 60.0, 24.5, 25.5, 31.5] {
      harness.now = Self.midnight + hour * 3600
      for line in [
        "status", "advise espresso", "widget --family accessoryRectangular",
        "widget --family systemMedium", "widget --format tmux",
      ] {
        text += "$ caffeine \(line)\n\(harness.run(line).output)"
      }
    }
    expectSnapshot(text, named: "night")
  }

  @Test func theDayBeginsWhenOneSays() throws {
    log([(96, 8), (96, 23)])
    harness.now = Self.midnight + 24.5 * 3600
    let today = { try self.harness.object(["status"])["todayMilligrams"] as? Double }
    #expect(try today() == 192)
    harness.now = Self.midnight + 28 * 3600
    #expect(try today() == 0)
    #expect(harness.run("config set day-start 6:30").output == "day-start is now 06:30.\n")
    #expect(try today() == 192)
    #expect(harness.run("stats").output.contains(/Sat 21 .* 192 mg/))
    #expect(!harness.run("stats").output.contains("Sun 22"))
    harness.run("config set day-start midnight")
    #expect(try today() == 0)
  }

  @Test func aPregnancyHalvesTheDailyLimitEverywhere() {
    log([(250, 8)])
    harness.run("config set pregnancy 30")
    #expect(harness.run("config get daily-limit").output == "200\n")
    harness.run("config set daily-limit 150")
    #expect(
      harness.run("config unset daily-limit").output
        == "daily-limit is back to its default, 200.\nIt was 150.\n")
    #expect(harness.run("config").output.contains("daily-limit         200"))
    #expect(harness.run("status").output.hasPrefix("Today    ▲ 250 of 200 mg,"))
    #expect(harness.run("").output.contains("▲ 250 of 200 mg"))
    #expect(harness.run("widget --format waybar").output.contains(#""class":"over""#))
    // One's own may only be lower.
    #expect(harness.run("config set daily-limit 300").output.contains("What counts is 200"))
    #expect(harness.run("status").output.hasPrefix("Today    ▲ 250 of 200 mg,"))
    // What was set is kept, and counts when the caution is over.
    harness.run("config unset pregnancy")
    #expect(harness.run("config get daily-limit").output == "300\n")
  }

  @Test func whoLoggedNothingIsToldSo() {
    for line in ["status", "", "widget --format tmux", "widget --family systemSmall"] {
      let text = harness.run(line).output.lowercased()
      #expect(text.contains("nothing logged"), "\(text)")
      #expect(!text.contains("limit") && !text.contains("○"), "\(text)")
    }
  }

  @Test func aPeakOfTomorrowIsToldInThatOrder() {
    log([(200, 18), (400, 45)])
    harness.now = Self.midnight + 18.2 * 3600
    let words = harness.run("status").output
    #expect(words.contains("mg tomorrow at ") && !words.contains("at tomorrow"), "\(words)")
  }

  nonisolated static let journals: [[(milligrams: Int, hour: Double)]] = [
    [], [(96, 8.5)], [(96, 8.5), (75, 14.5), (96, 32.5)],
    [(130, 8), (63, 12), (75, 16), (130, 21.98)],
    [(300, 9), (200, 18), (194, 21), (400, 44)], [(63, 23.5), (63, 26), (96, 30)],
    [(40, 21)], [(900, 20)],
  ]

  @Test(.tags(.long), arguments: journals.indices)
  func noTwoAnswersContradictEachOther(index: Int) throws {
    log(Self.journals[index])
    for step in Trials.sample(Array(0..<32), oneIn: 17, case: index) {
      harness.now = Self.midnight + Double(step) * 91 * 60
      let status = try harness.object(["status"])
      let advice = try harness.object(["advise", "espresso"])
      let level = try #require(status["levelMilligrams"] as? Double)
      let left = try #require(status["bedtimeMilligrams"] as? Double)
      let bedtime = try #require(status["bedtimeAt"] as? String)
      #expect(advice["bedtimeAt"] as? String == bedtime)
      let isInBed = try #require(ISO8601DateFormatter().date(from: bedtime)) <= harness.now
      let maximum = advice["maximumMilligramsNow"] as? Double ?? 0
      let widget = harness.run("widget --family accessoryRectangular").output
      let words = harness.run("status").output
      let bar = harness.run("widget --format waybar").output
      let isLogged = !(status["lastDrink"] is NSNull)
      guard status["emergency"] is NSNull else {
        #expect(status["bedtimeLikelihood"] is NSNull && maximum == 0 && bar.contains("▲"))
        continue
      }
      // In bed there is a level, and no mark.
      if isInBed, isLogged { #expect(!(widget + words).contains(/[○◐●]/), "\(widget)\(words)") }
      if isInBed && level > 50.001 {
        #expect(words.contains(" in you\n"))
        #expect(advice["latestAt"] is NSNull && maximum == 0)
        #expect(!bar.contains(#""class":"low""#) && !bar.contains(#""class":"moderate""#))
        #expect(!bar.contains("under your limit"))
        // In bed nobody is told how much more would fit.
        #expect(!harness.run("advise").output.contains("before"))
      }
      if widget.contains("○") { #expect(isInBed ? level < 50.001 : left < 50.001) }
      if widget.contains("●") { #expect(maximum == 0) }
      // The range, the chance and the words agree with the one line.
      let chance = try #require(status["bedtimeLikelihood"] as? Double)
      let night = try #require(status["nightMilligrams"] as? Double)
      let sign = chance >= 0.8 ? "○" : night <= 50 ? "◐" : "●"
      if isLogged, !isInBed, abs(chance - 0.8) > 0.01, abs(night - 50) > 0.01 {
        // The one line of the widget has an excess first.
        #expect(widget.contains(sign) || widget.contains("▲"), "\(chance) \(widget)")
        #expect(words.contains(sign), "\(chance) \(words)")
      }
      let low = try #require(status["levelLowMilligrams"] as? Double)
      let high = try #require(status["levelHighMilligrams"] as? Double)
      #expect(low <= level + 0.001 && level <= high + 0.001)
      if let least = status["bedtimeLowMilligrams"] as? Double,
        let most = status["bedtimeHighMilligrams"] as? Double
      {
        #expect(least <= left + 0.001 && left <= most + 0.001)
      }
    }
  }
}
