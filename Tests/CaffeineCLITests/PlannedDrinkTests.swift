import CivilTime
import Foundation
import TestSupport
import Testing

/// A time that has not come yet: the last one that has, or a plan that is called one.
@MainActor
@Suite struct PlannedDrinkTests {
  let harness: CommandHarness

  init() throws {
    harness = try CommandHarness()
    // Thursday 2026-11-19 00:30 in Berlin.
    harness.now = Date(timeIntervalSince1970: 1_795_044_600)
  }

  /// The first line of an answer below the limit that it may exceed.
  private func sentence(_ line: String) -> String {
    let lines = harness.run(line).output.split(separator: "\n")
    return lines.first { !$0.hasPrefix("▲") }.map(String.init) ?? ""
  }

  @Test(arguments: [
    ("log espresso --at 23:45", "18 Nov 2026 23:45"), ("log espresso --at 0:15", "00:15"),
    ("log espresso at 23:45", "18 Nov 2026 23:45"),
    ("log espresso 45 min ago", "18 Nov 2026 23:45"),
    ("log large latte 2026-11-18 3pm", "18 Nov 2026 15:00"),
    ("log 2 espressos 1h ago", "18 Nov 2026 23:30"),
    ("log espresso --at 2026-11-19 23:45", "planned for 23:45"),
    ("log espresso in 8h", "planned for 08:30"),
    ("log espresso 2026-11-20 8:30", "planned for 20 Nov 2026 08:30"),
  ]) func isTheLastOneOrPlanned(line: String, time: String) {
    // An option takes one word of the line.
    let parts = line.components(separatedBy: " --at ")
    let words = parts[0].components(separatedBy: " ") + parts.dropFirst().flatMap { ["--at", $0] }
    let text = harness.run(words).output
    #expect(text.hasPrefix("Logged "))
    #expect(text.prefix { $0 != "\n" }.hasSuffix(" mg, \(time)."), "\(text)")
  }

  @Test(arguments: [
    ["log", "espresso", "--at", "2:30"], ["log", "espresso", "at", "2:30"],
    ["edit", "one", "--at", "2026-03-29 2:30"], ["log", "latte", "2026-03-29T02:30"],
  ]) func aTimeThatTheClockSkipsIsRefused(words: [String]) throws {
    harness.now = try #require(ISO8601("2026-03-29T12:00:00+02:00")?.instant(on: .utc))
    harness.run("log espresso --id one --quiet")
    let result = harness.run(words)
    #expect(result.status == 64)
    #expect(
      result.errors.contains(
        "2:30' does not exist: the clock skips it on 2026-03-29."))
    #expect(try harness.drinkCount() == 1)
  }

  @Test func aClockThatWasNeverSetIsTold() throws {
    harness.now = Date(timeIntervalSince1970: 300)
    let result = harness.run("log espresso --id one --quiet")
    #expect(result.status == 0)
    #expect(result.errors.contains("says 1970-01-01, so it is not set."))
    #expect(result.errors.contains("caffeine edit one --at WHEN"))
    harness.now = .saturday(13)
    #expect(harness.run("log espresso").errors == "")
    harness.run("edit one --at 8:30")
    #expect(harness.run("doctor").status == 0)
    #expect(harness.run("doctor").output.contains("no problems found"))
  }

  @Test func everySentenceSaysSo() {
    harness.run("log espresso --id one --quiet")
    #expect(
      harness.run(["edit", "one", "--at", "2026-11-20 8:00"]).output.contains(
        "to Espresso, 80 mg, planned for 20 Nov 2026 08:00."))
    #expect(sentence("undo").hasPrefix("Restored Espresso"))
    harness.run(["log", "espresso", "--at", "in 1h", "--quiet"])
    #expect(sentence("undo").hasPrefix("Took back Espresso, 80 mg, planned for 01:30."))
  }

  /// What an answer calls a moment means it or nothing when somebody types it: the name of a day means
  /// one, also after midnight.
  @Test(arguments: ["2026-11-19T00:30:00Z", "2026-11-19T14:00:00Z"])
  func anAnswerReadsBack(now: String) throws {
    harness.now = try #require(ISO8601(now)?.instant(on: .utc))
    for minutes in stride(from: -2_700.0, through: 2_700, by: 90) {
      let start = harness.now.addingTimeInterval(minutes * 60).iso8601
      let answer = sentence("log tea --yes --at \(start)")
      let words = answer.dropFirst("Logged Tea, 48 mg, ".count).dropLast()
      let typed = String(words.replacing("planned for ", with: ""))
      // A time alone is what the clock showed, and a plan's is still to come.
      if typed == words || typed.count > 5 {
        let again = harness.run(["log", "tea", "--json", "--yes", "--at", typed])
        #expect(again.output.contains(start), "\(answer)")
      }
    }
  }

  /// What one would have had is today's, also when it is still to come.
  @Test func aForecastPlans() throws {
    let line = ["forecast", "--if", "espresso at 23:45", "--hours", "24"]
    let points = try #require(try harness.object(line)["points"] as? [[String: Any]])
    let levels = points.compactMap { $0["milligrams"] as? Double }
    #expect(levels[20] == 0)
    #expect(try #require(levels.last) > 0)
  }

  @Test func aTextOfAHundredThousandWordsIsRefusedAtOnce() {
    let text = String(repeating: "a ", count: 100_000) + "at 8:30"
    #expect(harness.run(["log", text]).status == 64)
    #expect(harness.run(["forecast", "--if", text]).status == 64)
  }

  /// A name with a time in it, kept for its milligrams, is a name as long as the time is none.
  @Test func aNameMayHaveTheWordAt() {
    #expect(
      harness.run(["log", "coffee at Joe's", "--milligrams", "90"]).output
        .hasPrefix("Logged coffee at Joe's, 90 mg, 00:30."))
  }

  /// A clock that was a year ahead once hid what was drunk today.
  @Test func whatLiesFarAheadIsNotCountedAndTold() throws {
    let now = harness.now
    harness.run("log espresso --at 8:00 --quiet")
    let before = harness.run("widget accessoryRectangular").output
    harness.now = now.addingTimeInterval(400 * 86_400)
    harness.run("log cocoa --id far --quiet")
    harness.now = now
    #expect(harness.run("widget accessoryRectangular").output == before)
    let status = harness.run("status").output
    #expect(status.contains("Not counted") && status.contains("caffeine remove far"))
    let list = try #require(harness.object(["status"])["notCounted"] as? [[String: Any]])
    #expect(list.map { $0["id"] as? String } == ["far"])
    #expect(harness.run("remove far").status == 0)
    #expect(!harness.run("status").output.contains("Not counted"))
    #expect(harness.run(["forecast", "--if", "espresso 2027-11-21T08:00"]).status == 64)
  }

  /// A time that is typed is named as it is from now, with its day.
  @Test func adviceAboutALaterTimeSaysWhen() throws {
    (harness.zone, harness.now) = ("UTC", .saturday(15))
    func lines(_ order: String) -> [Substring] {
      harness.run(["advise", order, "--studies"]).output.split(separator: "\n")
    }
    let tonight = lines("espresso at 20:00")
    #expect(tonight[0].hasSuffix("● not today"))
    #expect(tonight[1].hasPrefix("If you drink it at 20:00: ● "))
    let tomorrow = lines("espresso tomorrow 20:00")
    #expect(tomorrow[0].hasSuffix("● not that day"))
    #expect(tomorrow[1].hasPrefix("If you drink it tomorrow at 20:00: ● "))
    #expect(tomorrow[1].contains(" mg tomorrow at 22:00; "))
    let early = lines("espresso at 10:00 tomorrow")
    #expect(early[0].contains(/○ before tomorrow [0-9:]+   ◐ before tomorrow [0-9:]+   ● after$/))
    #expect(early.joined().contains(" before tomorrow 13:00"))
    let latest = try #require(
      try harness.object(["advise", "espresso at 10:00 tomorrow"])["latestAt"] as? String)
    let last = lines("espresso \(latest)")
    #expect(last[0].contains(/○ tomorrow at [0-9:]+   ◐ before/), "\(last[0])")
    #expect(!(tonight + tomorrow + early + last).joined().contains("now"))
    harness.run(["log", "caffeine 390mg", "--at", "tomorrow 7:00", "--yes", "--quiet"])
    #expect(lines("espresso at 10:00 tomorrow")[0].contains(" of 400 mg with it"))
    harness.variables["LANG"] = "en_US.UTF-8"
    #expect(lines("espresso at 8pm")[1].hasPrefix("If you drink it at 8:00 PM: "))
    harness.variables["LANG"] = "zh_CN.UTF-8"
    #expect(lines("espresso tomorrow 20:00").joined().contains("如果明天 20:00 时喝："))
  }

  /// Whom to call is told for what was drunk, whatever time is asked about.
  @Test func adviceAboutALaterTimeKeepsTheAlarm() throws {
    (harness.zone, harness.now) = ("UTC", .saturday(9))
    let tomorrow = ["advise", "coffee tomorrow 9:00"]
    func isTold() throws -> Bool {
      let answer = try harness.object(tomorrow)
      let isTold = harness.run(tomorrow).output.contains("call a poison centre")
      #expect(answer["latestAt"] is NSNull && answer["maximumMilligramsNow"] is NSNull)
      #expect(isTold == !(answer["emergency"] is NSNull))
      return isTold
    }
    harness.run(["log", "caffeine 1200mg", "--at", "8:30", "--id", "one", "--yes", "--quiet"])
    #expect(try isTold())
    // Whoever corrects it is told too, in both forms.
    #expect(harness.run("edit one --note sorry").output.contains("call a poison centre"))
    #expect(try harness.object(["edit", "one", "--note", "so"])["emergency"] is String)
    harness.run("remove one --quiet")
    harness.run(["log", "caffeine 1200mg", "--at", "tomorrow 8:30", "--yes", "--quiet"])
    #expect(try !isTold())
  }
}
