import Foundation
import TestSupport
import Testing

/// A day is one: whatever lists, counts or draws drinks agrees on it, wherever the journal is read.
@MainActor
@Suite struct OneDayTests {
  let harness: CommandHarness

  init() throws { harness = try CommandHarness() }

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
    #expect(
      list.contains("Fri 20 Nov 2026     08:00") && list.contains("\n                 21:00-05"))
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
      "at,milligrams\n2026-11-20T23:00:00-05:00,10\n2026-11-20T23:30:00+00:00,20\n"
        + "2026-11-20T20:00:00Z,40\n2026-11-20 03:59,80\n", to: "drinks.csv")
    #expect(harness.run("import \(harness.folder.path)/drinks.csv").status == 0)
    // Z tells no place: that of whoever imports.
    for zone in ["Asia/Tokyo", "Europe/Berlin"] {
      harness.zone = zone
      #expect(
        try stats() == ["2026-11-19": 80, "2026-11-20": 30, "2026-11-21": 40], "\(zone)")
    }
  }

  /// A year of random flights and changes of the clock, against a count by Foundation's calendar:
  /// whatever tells of a day agrees, at every stop of the journey and wherever it is read.
  ///
  /// A short year ends when the clocks of both hemispheres have changed once.
  @Test(.tags(.long), arguments: Trials.sample(Array(0..<6 as Range<UInt64>), oneIn: 7))
  func everythingAgreesOnEveryDayOfAYear(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let start = ["04:00", "00:00", "15:00", "02:30", "12:00"].randomElement(using: &random) ?? ""
    var year = CountedYear(from: start)
    #expect(harness.run("config set day-start \(start)").status == 0)
    harness.now = try Self.instant("2026-01-05T12:00:00Z")
    let end = harness.now + (Trials.isFull ? 365 : 100) * 86_400
    var zone = CountedYear.zones[0]
    while harness.now < end {
      let limit = Int.random(in: 100...400, using: &random)
      #expect(harness.run("config set daily-limit \(limit)").status == 0)
      year.limits.append((harness.now, limit))
      var date = harness.now
      let stop = date + Double.random(in: 20...35, using: &random) * 86_400
      var file = "at,milligrams\n"
      while true {
        date += Double.random(in: 600...80_000, using: &random).rounded()
        guard date < stop else { break }
        if Int.random(in: 0..<6, using: &random) == 0 {
          zone = CountedYear.zones.randomElement(using: &random) ?? zone
        }
        let milligrams = Int.random(in: 1...250, using: &random)
        try year.add(Double(milligrams), at: date, in: zone)
        if stop.timeIntervalSince(date) < 2 * 86_400 {
          log(milligrams, at: date, in: zone)
        } else {
          file += "\(try CountedYear.text(of: date, in: zone)),\(milligrams)\n"
        }
      }
      harness.now = stop
      try harness.write(file, to: "drinks.csv")
      #expect(harness.run("import \(harness.folder.path)/drinks.csv").status == 0)
      harness.zone = CountedYear.zones.randomElement(using: &random) ?? zone
      try expectAgreement(with: year)
      try expectLimits(of: year)
    }
  }

  /// What is told here and now is what was counted.
  private func expectAgreement(with year: CountedYear) throws {
    let place = Comment("\(harness.now) in \(harness.zone)")
    let twoWeeks = try CountedYear.day(
      year.day(of: harness.now, in: harness.zone), before: 13)
    #expect(try stats() == year.days.filter { $0.key >= twoWeeks }, place)
    #expect(try list("--since", "2026-01-01") == year.days, place)
    // Of the last twelve months.
    let today = try year.day(of: harness.now, in: harness.zone)
    let (number, month) = (try #require(Int(today.prefix(4))), today.dropFirst(4).prefix(3))
    for (period, length) in [("month", 7), ("year", 4)] {
      let counted = year.days.filter { length == 4 || $0.key.prefix(7) > "\(number - 1)\(month)" }
      let told = try stats("--by", period)
      #expect(Self.sums(of: told, by: length) == Self.sums(of: counted, by: length), place)
    }
    let status = try harness.object(["status"])["todayMilligrams"] as? Double
    #expect(status == year.days[today] ?? 0, place)
    let last = max(today, year.days.keys.max() ?? today)
    let days = try (0..<7).map { try CountedYear.day(last, before: $0) }
    #expect(try week() == days.compactMap { year.days[$0] }.reversed(), place)
    for day in Trials.sample(days, oneIn: 3, case: year.limits.count) {
      let told = try list("--since", day, "--until", day)
      #expect(told == year.days.filter { $0.key == day }, place)
    }
  }

  /// The sums of the days whose names begin alike, by that beginning.
  private static func sums(of days: [String: Double], by length: Int) -> [Substring: Double] {
    days.reduce(into: [:]) { $0[$1.key.prefix(length), default: 0] += $1.value }
  }

  /// Each day is judged by the limit that held on it; on the days around a change it is either.
  private func expectLimits(of year: CountedYear) throws {
    let periods = try #require(try harness.object(["stats"])["periods"] as? [[String: Any]])
    for period in periods {
      let noon = try Self.instant(try #require(period["day"] as? String) + "T12:00:00Z")
      guard !year.limits.contains(where: { abs($0.date.timeIntervalSince(noon)) < 3 * 86_400 })
      else { continue }
      let limit = year.limits.last { $0.date < noon }?.limit
      #expect(period["limitMilligrams"] as? Double == limit.map(Double.init), "\(period)")
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
    #expect(table.count { $0.first?.isLetter == true && !$0.hasPrefix("Nothing") } == sums.count)
    return sums
  }

  /// The totals above the columns of the history, oldest first.
  private func week() throws -> [Double] {
    let lines = try #require(
      try harness.object(["widget", "systemLarge", "--kind", "history"])["lines"] as? [String])
    var totals: [(column: Int, total: Double)] = []
    let axis = try #require(lines.firstIndex { $0.contains("Sat") && $0.contains("Wed") })
    for line in lines[2..<axis] {
      let cells = Array(line)
      var start = 0
      while start < cells.count {
        let digits = cells[start...].prefix(while: \.isNumber)
        if let total = Double(String(digits)), !digits.isEmpty { totals.append((start, total)) }
        start += max(digits.count, 1)
      }
    }
    return totals.sorted { $0.column < $1.column }.map(\.total)
  }
}
