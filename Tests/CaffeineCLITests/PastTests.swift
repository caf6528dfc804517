import Foundation
import TestSupport
import Testing

/// What held on a day judges that day.
@MainActor
@Suite struct PastTests {
  let harness: CommandHarness

  /// 300 mg on each of the four days before Saturday, 10 mg in the night after each.
  init() throws {
    harness = try CommandHarness()
    harness.zone = "UTC"
    for day in 17...20 {
      harness.run("log x --milligrams 300 --at 2026-11-\(day)T10:00 --quiet")
      harness.run("log x --milligrams 10 --at 2026-11-\(day + 1)T02:00 --quiet")
    }
  }

  private func overDays() throws -> Int {
    let periods = try #require(try harness.object(["stats"])["periods"] as? [[String: Any]])
    return periods.count { period in
      let limit = period["limitMilligrams"] as? Double ?? .infinity
      return period["milligrams"] as? Double ?? 0 > limit
    }
  }

  @Test(arguments: [
    ["pregnancy 2027-03-01"], ["age 12"], ["age 12", "weight 40"], ["daily-limit 100"],
    ["breastfeeding yes"], ["planning-pregnancy yes", "daily-limit 50"],
  ])
  func settingSomethingTodayConvictsNoYesterday(settings: [String]) throws {
    for setting in settings { #expect(harness.run("config set \(setting)").status == 0) }
    #expect(try overDays() == 0)
    #expect(!harness.run("stats").output.contains("▲"))
    #expect(!harness.run("widget systemMedium --kind history").output.contains("▲"))
    // From now on it does.
    harness.run("log x --milligrams 310 --quiet")
    harness.now += 86_400
    let isYoung = settings[0].hasPrefix("age")
    #expect(try overDays() == (isYoung ? 0 : 1))
    let week = harness.run("widget systemMedium --kind history").output
    #expect(week.contains("▲") != isYoung, "\(week)")
  }

  @Test func whatIsTakenBackStillJudgesItsDays() throws {
    harness.now -= 4 * 86_400
    harness.run("config set daily-limit 250")
    harness.now += 2 * 86_400
    harness.run("config unset daily-limit")
    harness.now += 2 * 86_400
    let text = harness.run("stats").output
    #expect(try overDays() == 2, "\(text)")
    #expect(text.count { $0 == "▲" } == 2)
  }

  /// Limits and bedtimes have a past; which drinks are one day's follows the present start of a day.
  @Test func aNewStartOfTheDayHoldsForAllDays() throws {
    #expect(
      try sums() == ["2026-11-17": 310, "2026-11-18": 310, "2026-11-19": 310, "2026-11-20": 310])
    harness.run("config set day-start 00:00")
    #expect(
      try sums() == [
        "2026-11-17": 300, "2026-11-18": 310, "2026-11-19": 310, "2026-11-20": 310,
        "2026-11-21": 10,
      ])
  }

  /// A clock that was a year ahead says of no setting since when it holds.
  @Test func whatAWrongClockNotedHoldsNothingBack() throws {
    harness.now += 365 * 86_400
    harness.run("config set day-start 15:00")
    harness.run("config set daily-limit 250")
    harness.now -= 365 * 86_400
    #expect(try harness.object(["status"])["todayMilligrams"] as? Double == 10)
    #expect(try overDays() == 4)
  }

  @Test func anAgeMovesOnWithTheYears() throws {
    harness.run("config set age 16")
    func age() -> String { harness.run("config get age").output }
    #expect(age() == "16\n")
    #expect(try harness.object(["config"])["ageYears"] as? Double == 16)
    harness.now += 364 * 86_400
    #expect(age() == "16\n")
    harness.now += 86_400
    #expect(age() == "17\n")
    harness.now += 366 * 86_400
    #expect(age() == "18\n")
    #expect(!harness.run("status").output.contains("Under 18"))
    // An earlier version wrote no day.
    try harness.write("age = 16\n", to: "settings")
    #expect(age() == "16\n")
    #expect(harness.run("config set age 16 on").status != 0)
  }

  private func sums() throws -> [String: Double] {
    let periods = try #require(try harness.object(["stats"])["periods"] as? [[String: Any]])
    var sums: [String: Double] = [:]
    for period in periods {
      if let day = period["day"] as? String, let sum = period["milligrams"] as? Double, sum > 0 {
        sums[day] = sum
      }
    }
    return sums
  }
}
