import CaffeineStore
import Foundation
import TestSupport
import Testing

@testable import CaffeineCLI

/// Rated nights are facts of the journal, and no drinks.
@MainActor
@Suite struct NightRatingTests {
  let harness: CommandHarness

  init() throws { harness = try CommandHarness() }

  @Test func aNightIsRatedAndTakenBack() throws {
    #expect(harness.run("night good").output.hasPrefix("Rated the night of yesterday 22:00: good."))
    #expect(harness.run(["night", "bad", "--note", "the neighbours"]).status == 0)
    #expect(harness.run("nights").output.contains("bad"))
    let nights = try #require(harness.object(["nights"])["nights"] as? [[String: Any]])
    #expect(nights.count == 1 && nights[0]["rating"] as? String == "bad")
    #expect(nights[0]["note"] as? String == "the neighbours")
    #expect(harness.run("undo").output.contains("Restored Good night"))
    #expect(harness.run("undo").output.contains("Took back Good night"))
    #expect(harness.run("nights").output.contains("No night is rated yet"))
    #expect(harness.run("night fine").status == 64)
    #expect(harness.run("night").status == 64)
  }

  @Test func aNightIsNoDrink() throws {
    harness.run("log espresso --at 8:00 --quiet")
    let before = (
      harness.run("status").output, harness.run("stats --by month").output,
      harness.run("widget --family systemLarge").output
    )
    harness.run("night bad")
    #expect(harness.run("status").output == before.0)
    #expect(harness.run("stats --by month").output == before.1)
    #expect(harness.run("widget --family systemLarge").output == before.2)
    #expect(harness.run("list").output.contains("Bad night"))
    let exported = harness.run("export --format jsonl").output
    #expect(exported.contains("night-2026-11-20"))
  }

  /// `edit --milligrams` made caffeine of a night.
  @Test func aNightIsEditedAsANight() throws {
    harness.run("night bad")
    let before = harness.run("status").output
    let id = "night-2026-11-20"
    for options in ["--milligrams 80", "--drink decaf", "--at 8:00", "--count 2", "--over 20m"] {
      let result = harness.run("edit \(id) \(options)")
      #expect(result.status == 64 && result.errors.contains("is a rated night, and no drink"))
    }
    #expect(harness.run("status").output == before)
    let edited = harness.run("edit \(id) --rating good --note quiet").output
    #expect(edited.contains("Changed Bad night") && edited.contains("to Good night"))
    let nights = try #require(harness.object(["nights"])["nights"] as? [[String: Any]])
    #expect(nights.map { $0["rating"] as? String } == ["good"])
    #expect(nights.map { $0["note"] as? String } == ["quiet"])
    #expect(harness.run("edit \(id) --rating good").output.contains("already"))
    harness.run("log espresso --at 8:00 --quiet")
    #expect(harness.run("edit last --rating bad").status == 64)
    #expect(harness.run("remove last").output.contains("Removed Espresso"))
    #expect(harness.run("remove last").status == 66)
  }

  @Test func twentyNightsShowAnAssociation() throws {
    let start = harness.now
    for day in 0..<24 {
      harness.now = start.addingTimeInterval(Double(day) * 86_400)
      let isLate = day.isMultiple(of: 3)
      harness.run("night \(isLate && day > 0 ? "bad" : "good")")
      harness.now += isLate ? 0 : 8 * 3600
      harness.run(["log", "coffee", "--at", "19:00", "--quiet"])
    }
    harness.now = start.addingTimeInterval(24 * 86_400)
    let result = harness.run("nights")
    #expect(result.output.contains("of 24 nights were bad"))
    #expect(result.output.contains("pairs of a bad and a good night"))
    #expect(result.output.contains("not medical advice"))
    // Nothing is applied.
    #expect(harness.run("config get bedtime-limit").output.contains("50"))
  }

  /// It said "somewhere between 45 and 45 mg".
  @Test func aLimitIsAsUncertainAsItsNights() throws {
    let start = harness.now
    for day in 0..<24 {
      harness.now = start + Double(day) * 86_400
      let isBad = day.isMultiple(of: 2)
      harness.run(["log", "coffee", "--at", "yesterday \(isBad ? 19 : 12):00", "--quiet"])
      harness.run("night \(isBad ? "bad" : "good")")
    }
    let sentence = "Bad nights begin at about 45 mg, somewhere between 25 and 70 mg."
    #expect(harness.run("nights").output.contains(sentence), "\(harness.run("nights").output)")
    let found = try #require(try harness.object(["nights"])["association"] as? [String: Any])
    let (low, high) = (found["limitLowMilligrams"], found["limitHighMilligrams"])
    #expect(low as? Double ?? 99 < 30 && high as? Double ?? 0 > 60)
  }

  @Test func nobodyWithACautionIsToldALimit() throws {
    let start = harness.now
    for day in 0..<24 {
      harness.now = start + Double(day) * 86_400
      let isBad = day.isMultiple(of: 3)
      if isBad { harness.run(["log", "coffee 150mg", "--at", "yesterday 21:00", "--quiet"]) }
      harness.run("night \(isBad ? "bad" : "good")")
    }
    #expect(harness.run("nights").output.contains("caffeine config set bedtime-limit"))
    for caution in ["breastfeeding yes", "medicine ciprofloxacin", "medicine lithium", "age 15"] {
      harness.run("config set \(caution) --quiet")
      let output = harness.run("nights").output
      #expect(output.contains("8 of 24 nights were bad") && output.contains("sk your "))
      for limit in ["bedtime-limit", "begin at", "limit of"] {
        #expect(!output.contains(limit), "\(caution): \(output)")
      }
      let found = try harness.object(["nights"])["association"] as? [String: Any]
      #expect(found.map { $0["limitMilligrams"] is NSNull } ?? true)
    }
  }

  /// A night counts to the day on which it began where it was slept.
  @Test func nightsHaveTheDateOfTheirPlace() {
    harness.zone = "America/Los_Angeles"
    harness.run("night good --now 2026-11-27T16:00:00Z")
    harness.zone = "UTC"
    harness.run("night bad --now 2026-11-28T08:00:00Z")
    let nights = harness.run("nights --now 2026-11-28T08:00:00Z").output.split(separator: "\n")
    #expect(nights.first?.hasPrefix("26 Nov 2026") == true, "\(nights)")
    #expect(nights.dropFirst().first?.hasPrefix("27 Nov 2026") == true, "\(nights)")
  }

  /// Between the times of the samples each is the latest one: today's 14:00, yesterday's 20:00.
  @Test func theFirstSampleIsBeforeTheSecond() {
    harness.now = .saturday(15)
    #expect(harness.run("calibrate 14:00 3.1 20:00 1.3").status == 0)
    let dated = ["calibrate", "2026-11-20 20:00", "3.1", "2026-11-20 14:00", "1.3"]
    #expect(harness.run(dated).status == 64)
  }

  @Test func calibrateSaysWhatToSet() throws {
    harness.now = Date.saturday(21)
    let result = harness.run("calibrate 14:00 3.1 20:00 1.3")
    #expect(result.output.contains("Half-life about 4h47m"))
    #expect(result.output.contains("about 4h55m, 4h5m to 6h7m for 8 in 10"))
    #expect(result.output.contains("caffeine config set half-life 4h55m"))
    #expect(harness.run("config get half-life").output.contains("5h"))
    harness.run("config set contraceptive yes")
    let measured = harness.run("calibrate 14:00 3.1 20:00 2.0").output
    #expect(measured.contains("It includes what you set"))
    #expect(measured.contains("Half-life about 9h29m"))
    #expect(harness.run("calibrate 14:00 3.1 20:00 3.05").status == 64)
    harness.run("log espresso --at 17:00 --quiet")
    let refused = harness.run("calibrate 14:00 3.1 20:00 1.3")
    #expect(refused.status == 64 && refused.errors.contains("Espresso"))
    #expect(harness.run("calibrate 14:00 3.1 16:00 1.3").status == 64)
    #expect(harness.run("calibrate 14:00 3.1").status == 64)
    #expect(harness.run("calibrate noonish 3.1 20:00 1.3").status == 64)
  }
}
