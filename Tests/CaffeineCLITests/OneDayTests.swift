import Foundation
import TestSupport
import Testing

/// A day is one: whatever lists, counts or draws drinks agrees on it, wherever the journal is read.
@MainActor
@Suite struct OneDayTests {
  let harness: CommandHarness

  init() throws {
    harness = try CommandHarness()
  }

  private func log(_ milligrams: Int, at time: Date, in zone: String) {
    (harness.now, harness.zone) = (time, zone)
    let result = harness.run("log x --milligrams \(milligrams)")
    #expect(result.status == 0, "\(result.errors)")
  }

  private static func instant(_ text: String) throws -> Date {
    try #require(try? Date(text, strategy: .iso8601))
  }

  @Test func theDayEndsWhereItBeginsAgain() throws {
    log(48, at: try Self.instant("2026-11-20T23:30:00Z"), in: "UTC")
    log(96, at: try Self.instant("2026-11-21T02:00:00Z"), in: "UTC")
    harness.now = try Self.instant("2026-11-21T12:00:00Z")
    let list = harness.run("list --since yesterday --until yesterday").output
    #expect(list.contains("144 mg  in 2 drinks"), "\(list)")
    #expect(harness.run("list --since today").output == "Nothing was logged then.\n")
    #expect(try stats()["2026-11-20"] == 144)
    // After midnight yesterday is the day before the one that goes on.
    harness.now = try Self.instant("2026-11-21T02:30:00Z")
    #expect(harness.run("list --since today").output == list)
    #expect(harness.run("list --until yesterday").output == "Nothing was logged then.\n")
  }

  @Test func aDrinkOfAnotherZoneHasItsOwnTimeAndAMark() throws {
    log(96, at: try Self.instant("2026-11-20T07:00:00Z"), in: "Europe/Berlin")
    log(96, at: try Self.instant("2026-11-21T02:00:00Z"), in: "America/New_York")
    harness.zone = "Europe/Berlin"
    let list = harness.run("list").output
    #expect(list.contains("20 Nov 2026     08:00") && list.contains("\n             21:00-05"))
    #expect(list.contains("192 mg  in 2 drinks"), "\(list)")
    harness.zone = "Asia/Kathmandu"
    #expect(harness.run("list").output.contains("20 Nov 2026  08:00+01"))
    harness.zone = "America/New_York"
    let today = harness.run("widget systemMedium --kind today").output
    #expect(today.contains("08:00+01") && today.contains("21:00"), "\(today)")
    let drink = try #require((try harness.object(["list"])["intakes"] as? [[String: Any]])?.last)
    #expect(drink["day"] as? String == "2026-11-20" && drink["utcOffset"] as? Int == -18_000)
    harness.zone = "Europe/Berlin"
    #expect(harness.run("remove last").output.contains("96 mg, yesterday 21:00-05"))
  }

  @Test func aDayAheadIsNotLost() throws {
    // From Auckland to Los Angeles, where it is still the day before.
    log(100, at: try Self.instant("2026-11-21T20:00:00Z"), in: "Pacific/Auckland")
    log(50, at: try Self.instant("2026-11-22T08:00:00Z"), in: "America/Los_Angeles")
    harness.zone = "America/Los_Angeles"
    #expect(try stats() == ["2026-11-21": 50, "2026-11-22": 100])
    #expect(try week() == [50, 100])
    #expect(try harness.object(["status"])["todayMilligrams"] as? Double == 50)
    #expect(harness.run("stats").output.contains("50 mg a day on average\n"))
  }

  @Test func importedTimesKeepTheirPlace() throws {
    harness.zone = "Asia/Tokyo"
    try harness.write(
      "at,mg\n2026-11-20T23:00:00-05:00,10\n2026-11-20T23:30:00+00:00,20\n"
        + "2026-11-20T20:00:00Z,40\n2026-11-20 03:59,80\n", to: "drinks.csv")
    #expect(harness.run("import \(harness.folder.path)/drinks.csv").status == 0)
    // Z tells no place: that of whoever imports.
    for zone in ["Asia/Tokyo", "Europe/Berlin"] {
      harness.zone = zone
      #expect(
        try stats() == ["2026-11-19": 80, "2026-11-20": 30, "2026-11-21": 40], "\(zone)")
    }
  }

  @Test func tonightIsYourNightForWhoSleepsByDay() throws {
    harness.now = try Self.instant("2026-11-21T02:00:00Z")
    harness.zone = "UTC"
    for (bedtime, night) in [("08:00", "your night"), ("03:00", "tonight")] {
      harness.run("config set bedtime \(bedtime)")
      #expect(harness.run("advise espresso").output.contains("too late for \(night)"), "\(bedtime)")
    }
  }

  /// Random journals over zones and changes of the clock, against a count by Foundation's calendar.
  @Test(.tags(.long), arguments: Trials.sample(Array(0..<8 as Range<UInt64>), oneIn: 5))
  func everythingAgreesOnEveryDay(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let zones = [
      "Europe/Berlin", "America/New_York", "Pacific/Auckland", "Asia/Kathmandu", "Pacific/Honolulu",
      "America/St_Johns", "Australia/Lord_Howe", "Pacific/Apia",
    ]
    let start = ["04:00", "00:00", "15:00", "02:30"][Int(seed % 4)]
    let begin = try Self.instant(["2026-03-24", "2026-10-22"][Int(seed / 4)] + "T12:00:00Z")
    harness.now = begin - 30 * 86_400
    harness.run("config set day-start \(start)")
    var drinks: [(date: Date, zone: String, milligrams: Int)] = []
    var date = begin
    for _ in 0..<24 {
      date += Double.random(in: 600...40_000, using: &random)
      let zone = zones[Int.random(in: 0..<zones.count, using: &random)]
      let milligrams = Int.random(in: 1...250, using: &random)
      drinks.append((date, zone, milligrams))
      log(milligrams, at: date, in: zone)
    }
    var counted: [String: Double] = [:]
    for drink in drinks {
      counted[try Self.day(of: drink.date, in: drink.zone, from: start), default: 0] +=
        Double(drink.milligrams)
    }
    harness.now = date + 60
    for zone in zones.shuffled(using: &random).prefix(2) {
      harness.zone = zone
      #expect(try stats("--since", "2026-03-01") == counted, "stats in \(zone)")
      #expect(try list("--since", "2026-03-01") == counted, "list in \(zone)")
      let today = try Self.day(of: harness.now, in: zone, from: start)
      let status = try harness.object(["status"])["todayMilligrams"] as? Double
      #expect(status == counted[today] ?? 0, "status in \(zone)")
      let last = max(today, counted.keys.max() ?? today)
      let days = try (0..<7).map { try Self.day(last, before: $0) }
      #expect(try week() == days.compactMap { counted[$0] }.reversed(), "widget in \(zone)")
      for day in days {
        #expect(
          try list("--since", day, "--until", day) == counted.filter { $0.key == day },
          "list of \(day) in \(zone)")
      }
    }
  }

  /// The sum of each day with drinks, by `stats`.
  private func stats(_ words: String...) throws -> [String: Double] {
    let periods = try #require(
      try harness.object(["stats"] + words)["periods"] as? [[String: Any]])
    let days = try periods.map {
      (try #require($0["day"] as? String), try #require($0["milligrams"] as? Double))
    }
    return Dictionary(days) { $0 + $1 }.filter { $0.value > 0 }
  }

  /// The same by `list`, whose table has to say as much as its JSON.
  private func list(_ words: String...) throws -> [String: Double] {
    let entries = try #require(
      try harness.object(["list"] + words)["intakes"] as? [[String: Any]])
    let days = try entries.map {
      (try #require($0["day"] as? String), try #require($0["milligrams"] as? Double))
    }
    let sums = Dictionary(days) { $0 + $1 }
    let table = harness.run(["list"] + words).output.split(separator: "\n")
    #expect(table.count { $0.first?.isNumber == true } == sums.count)
    return sums
  }

  /// The sums of the last seven days with drinks by the widget, the earliest first.
  private func week() throws -> [Double] {
    let lines = try #require(
      try harness.object(["widget", "systemMedium", "--kind", "history"])["lines"] as? [String])
    return lines.compactMap { line in
      line.split(whereSeparator: { " │╎".contains($0) }).last.flatMap { Double($0) }
    }
  }

  /// The day by Foundation: the date on the wall, or the one before until a day begins.
  private static func day(of date: Date, in zone: String, from start: String) throws -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    let shown = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let time = String(format: "%02d:%02d", shown.hour ?? 0, shown.minute ?? 0)
    let day = String(
      format: "%04d-%02d-%02d", shown.year ?? 0, shown.month ?? 0, shown.day ?? 0)
    return time < start ? try self.day(day, before: 1) : day
  }

  private static func day(_ day: String, before days: Int) throws -> String {
    let noon = try instant(day + "T12:00:00Z")
    return String((noon - Double(days) * 86_400).formatted(.iso8601).prefix(10))
  }
}
