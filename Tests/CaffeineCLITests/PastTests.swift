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
    #expect(text.contains("Limit 250 mg, from 19 Nov 2026 400 mg\n"))
    #expect(text.contains("2 days over their limit"))
  }

  @Test func aNewStartOfTheDayMovesNoDrinkOfYesterday() throws {
    let before = try sums()
    #expect(before == ["2026-11-17": 310, "2026-11-18": 310, "2026-11-19": 310, "2026-11-20": 310])
    harness.run("config set day-start 00:00")
    #expect(try sums() == before)
    harness.run("config set day-start 15:00")
    #expect(try sums() == before)
    // This morning's belong to the day that goes on.
    harness.run("log x --milligrams 70 --at 9:00 --quiet")
    #expect(try harness.object(["status"])["todayMilligrams"] as? Double == 70)
    #expect(try sums()["2026-11-21"] == 70)
    harness.run("config unset day-start")
    #expect(try sums()["2026-11-21"] == 70)
  }

  /// A clock that was a year ahead says of no setting since when it holds.
  @Test func whatAWrongClockNotedHoldsNothingBack() throws {
    harness.now += 365 * 86_400
    harness.run("config set day-start 15:00")
    harness.run("config set daily-limit 250")
    harness.now -= 365 * 86_400
    #expect(try harness.object(["status"])["todayMilligrams"] as? Double == 10)
    #expect(try overDays() == 4)
    let undated = try harness.object(["stats"])["undatedSettings"] as? [String]
    #expect(undated.map(Set.init) == ["day-start", "daily-limit"])
  }

  @Test func whatNobodyNotedIsAsTodayAndThatIsSaid() throws {
    try harness.write("daily-limit = 250\n", to: "settings")
    let text = harness.run("stats").output
    #expect(text.contains("4 days over 250 mg"))
    #expect(text.contains("Past days go by today's daily-limit: nobody noted when that was set."))
    #expect(try harness.object(["stats"])["undatedSettings"] as? [String] == ["daily-limit"])
    #expect(!harness.run("stats --by month").output.contains("nobody"))
    for words in [
      "widget systemSmall --kind history", "widget systemMedium --kind history",
      "widget systemLarge --kind history", "widget systemExtraLarge",
    ] {
      #expect(harness.run(words).output.contains("as now"), "\(words)")
    }
    let widget = try harness.object(["widget", "systemMedium", "--kind", "history"])
    #expect(widget["undatedSettings"] as? [String] == ["daily-limit"])
    #expect((widget["accessibilityLabel"] as? String ?? "").contains("go by what is set today"))
    harness.run("config set daily-limit 260")
    #expect(!harness.run("stats").output.contains("nobody"))
    #expect(!harness.run("widget systemMedium --kind history").output.contains("as now"))
  }

  @Test func listAndNightsSayTooWhatNobodyNoted() throws {
    harness.run("night good --quiet")
    try harness.write("day-start = 06:00\nhalf-life = 7h\n", to: "settings")
    #expect(harness.run("list").output.contains("Past days go by today's day-start: nobody noted"))
    #expect(try harness.object(["list"])["undatedSettings"] as? [String] == ["day-start"])
    #expect(harness.run("stats --by month").output.contains("Past days go by today's day-start:"))
    #expect(harness.run("nights").output.contains("Past nights go by today's half-life: nobody"))
    #expect(try harness.object(["nights"])["undatedSettings"] as? [String] == ["half-life"])
    for setting in ["day-start 07:00", "half-life 6h"] { harness.run("config set \(setting)") }
    for words in ["list", "nights", "stats --by month"] {
      #expect(!harness.run(words).output.contains("nobody"), "\(words)")
    }
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

  @Test func aNightIsReckonedWithTheHalfLifeOfThen() throws {
    harness.now = Date.saturday(-14)  // Friday, 10:00
    harness.run("log x --milligrams 200 --quiet")
    harness.now = Date.saturday(9)
    harness.run("night good")
    func level() throws -> Double? {
      let nights = try harness.object(["nights"])["nights"] as? [[String: Any]]
      return nights?.first?["bedtimeMilligrams"] as? Double
    }
    let before = try #require(try level())
    harness.now += 2 * 86_400
    harness.run("config set half-life 12h")
    #expect(try level() == before)
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
