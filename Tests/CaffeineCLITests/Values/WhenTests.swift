import CaffeineDomain
import CivilTime
import Foundation
import TestSupport
import Testing

@testable import CaffeineCLI

@Suite struct WhenTests {
  /// Saturday 2026-11-21 14:00 in Berlin, an hour ahead of UTC.
  let now = Date.saturday(13)
  let clock: WallClock

  init() throws { clock = WallClock(timeZone: try #require(TimeZone(identifier: "Europe/Berlin"))) }

  private func reader(
    at now: Date? = nil, hasTwelveHours: Bool = false, isPlan: Bool = false, offset: Int? = nil
  ) -> When.Reader {
    When.Reader(
      now: now ?? self.now, clock: clock, calendar: DrinkCalendar(of: Profile(), on: clock),
      hasTwelveHours: hasTwelveHours, isPlan: isPlan, offset: offset)
  }

  /// What an option says: the instant, the day, `none` for no time, or what is wrong with it.
  private func meaning(_ text: String, _ reader: When.Reader) -> String {
    guard let typed = When.Typed(text, isAt: true) else { return "none" }
    func written(_ time: CivilDateTime) -> String {
      "\(time.date.iso8601) \(time.hour.padded(to: 2)):\(time.minute.padded(to: 2))"
    }
    do throws(When.Problem) {
      switch try reader.when(typed) {
      case .instant(let date): return date.iso8601
      case .day(let day): return day.iso8601
      }
    } catch {
      switch error {
      case .skipped(let time): return "skips \(written(time))"
      case .toCome(let past, let plan): return "\(past.iso8601) or \(plan.iso8601)"
      case .twice(let first, let second): return "\(first.iso8601) twice \(second.iso8601)"
      case .twoDays(let first, let second): return "\(written(first)) or \(written(second))"
      }
    }
  }

  @Test(
    arguments: [
      ("now", "2026-11-21T13:00:00Z"), ("  NOW ", "2026-11-21T13:00:00Z"),
      ("8:30", "2026-11-21T07:30:00Z"), ("08:30:15", "2026-11-21T07:30:15Z"),
      ("8:30am", "2026-11-21T07:30:00Z"), ("14:00", "2026-11-21T13:00:00Z"),
      ("14:59", "2026-11-21T13:59:00Z"), ("today 20:00", "2026-11-21T19:00:00Z"),
      ("8", "2026-11-21T07:00:00Z"), ("at 8:30", "2026-11-21T07:30:00Z"),
      ("8.30", "2026-11-21T07:30:00Z"), ("0.33", "2026-11-20T23:33:00Z"),
      ("0830", "2026-11-21T07:30:00Z"), ("at 1330", "2026-11-21T12:30:00Z"),
      ("1330", "2026-11-21T12:30:00Z"), ("yesterday at 3pm", "2026-11-20T14:00:00Z"),
      ("3 PM yesterday", "2026-11-20T14:00:00Z"), ("today at noon", "2026-11-21T11:00:00Z"),
      ("12am", "2026-11-20T23:00:00Z"), ("12:05 pm", "2026-11-21T11:05:00Z"),
      ("noon", "2026-11-21T11:00:00Z"), ("Midnight", "2026-11-20T23:00:00Z"),
      ("noon yesterday", "2026-11-20T11:00:00Z"), ("tomorrow 6:00", "2026-11-22T05:00:00Z"),
      ("mon 9:00", "2026-11-16T08:00:00Z"), ("Saturday 9:00", "2026-11-21T08:00:00Z"),
      ("an hour ago", "2026-11-21T12:00:00Z"), ("half an hour ago", "2026-11-21T12:30:00Z"),
      ("a week ago", "2026-11-14T13:00:00Z"), ("in half an hour", "2026-11-21T13:30:00Z"),
      ("20m ago", "2026-11-21T12:40:00Z"), ("1h30m ago", "2026-11-21T11:30:00Z"),
      ("1,5 hours ago", "2026-11-21T11:30:00Z"), ("in 2 h", "2026-11-21T15:00:00Z"),
      ("Nov 17 8:30", "2026-11-17T07:30:00Z"), ("Nov 17 2025 8:30", "2025-11-17T07:30:00Z"),
      ("17 november at 8:30", "2026-11-17T07:30:00Z"), ("17.11. 8:30", "2026-11-17T07:30:00Z"),
      ("17.11.2025 8.30", "2025-11-17T07:30:00Z"), ("Dec 24 8:30", "2025-12-24T07:30:00Z"),
      ("feb 29 8:30", "2024-02-29T07:30:00Z"), ("2026-11-17 3pm", "2026-11-17T14:00:00Z"),
      ("2026-11-21T08:30", "2026-11-21T07:30:00Z"), ("2026-11-21 8:30", "2026-11-21T07:30:00Z"),
      ("2026-11-21 2:30", "2026-11-21T01:30:00Z"), ("2026-11-21T08:30:00Z", "2026-11-21T08:30:00Z"),
      ("2026-11-21T08:30:15.25+01:00", "2026-11-21T07:30:15Z"),
      ("2026-07-01 08:30", "2026-07-01T06:30:00Z"), ("2024-02-29T12:00", "2024-02-29T11:00:00Z"),
      ("23 Nov 8:30", "2025-11-23T07:30:00Z or 2026-11-23T07:30:00Z"),
      ("24 Nov 8:30", "2025-11-24T07:30:00Z"),
      ("on fri 9:00", "2026-11-20T08:00:00Z"), ("昨晚11点", "2026-11-20T22:00:00Z"),
      ("下午12点05分", "2026-11-21T11:05:00Z"),
      ("昨天下午3点", "2026-11-20T14:00:00Z"), ("早上九点半", "2026-11-21T08:30:00Z"),
      ("两小时前", "2026-11-21T11:00:00Z"), ("今早8点", "2026-11-21T07:00:00Z"),
    ] as [(String, String)]) func moments(text: String, expected: String)
  {
    #expect(meaning(text, reader()) == expected)
  }

  @Test(arguments: [
    ("today", "2026-11-21"), ("yesterday", "2026-11-20"), ("sun", "2026-11-15"),
    ("saturday", "2026-11-21"), ("1 Nov", "2026-11-01"), ("2026-10-25", "2026-10-25"),
  ]) func days(text: String, day: String) {
    #expect(meaning(text, reader()) == day)
  }

  /// A time that is to come, and the two days of a name, are not chosen among.
  @Test(arguments: [
    ("8pm", "2026-11-20T19:00:00Z or 2026-11-21T19:00:00Z"),
    ("15:00", "2026-11-20T14:00:00Z or 2026-11-21T14:00:00Z"),
    ("sat 20:00", "2026-11-14T19:00:00Z or 2026-11-21T19:00:00Z"),
    ("today 3:59", "2026-11-21 03:59 or 2026-11-22 03:59"),
    ("yesterday 0:15", "2026-11-20 00:15 or 2026-11-21 00:15"),
    ("fri midnight", "2026-11-20 00:00 or 2026-11-21 00:00"),
  ]) func whatMayBeTwoMoments(text: String, both: String) {
    #expect(meaning(text, reader()) == both)
  }

  /// A date of the next two days may be last year's, but for a leap day.
  @Test func aLeapDayAheadIsAPlan() throws {
    let now = try #require(ISO8601("2028-02-28T12:00")?.instant(on: clock))
    #expect(meaning("feb 29 8:30", reader(at: now)) == "2028-02-29T07:30:00Z")
    #expect(
      meaning("mar 1 8:30", reader(at: now)) == "2027-03-01T07:30:00Z or 2028-03-01T07:30:00Z")
  }

  /// At 1:30 on Saturday Friday goes on: a time alone may be of it, and the name of a day means two.
  @Test(arguments: [
    ("23:45", "2026-11-20T22:45:00Z"), ("15:00", "2026-11-20T14:00:00Z"),
    ("0:15", "2026-11-20T23:15:00Z"), ("2:15", "2026-11-21T01:15:00Z"),
    ("3:00", "2026-11-20T02:00:00Z or 2026-11-21T02:00:00Z"),
    ("today 15:00", "2026-11-20 15:00 or 2026-11-21 15:00"),
    ("yesterday 22:00", "2026-11-19 22:00 or 2026-11-20 22:00"),
    ("sat 9:00", "2026-11-14 09:00 or 2026-11-21 09:00"), ("thu 9:00", "2026-11-19T08:00:00Z"),
    ("2026-11-20 22:00", "2026-11-20T21:00:00Z"), ("today", "2026-11-20"),
  ]) func afterMidnight(text: String, expected: String) {
    #expect(meaning(text, reader(at: .saturday(0.5))) == expected)
  }

  @Test(arguments: [
    "", " ", "noonish", "noon ago", "noon noon", "8:30 noon", "25:00", "24:00", "8:60",
    "8:3", "24:01", "13:00 pm", "0:30am", "8:30 am pm", "at", "last", "last 8:30", "last night",
    "8:30 8", "8 30", "8.", "8h30", "3 p", "a", "half", "an ago", "5h ago 8:30", "-", "-8:30",
    "-20m",
    "in 1 day 8:30", "Nov", "Nov 31", "31.11.", "17.11.26", "17.11.12", "2530", "Feb 30 8:30",
    "yesterday 25:00", "yesterday today", "20 ago", "20 min", "ago", "in", "in 20", "2026-02-30",
    "2026-13-01", "2026-11-21T", "2026-11-21T24:00", "2026-11-21T08:30+25:00",
    "2026-11-21T08:30:00Zulu", "1899-12-31", "2201-01-01", "mo 9:00", "soon", "1e3 min ago",
    "half past 8", "at eight", "two hours ago", "this morning", "gestern 9:00", "vor 20 minuten",
    "٨:٣٠", "99999999999999999999 min ago", "一点", "早上",
    "昨晚12点", "昨晚1点", "下午9点", "上午1点", "9点5", "9点十分", "十三点",
  ]) func nonsense(text: String) {
    #expect(When.Typed(text, isAt: true) == nil)
    #expect(When.Typed(text) == nil)
  }

  /// Alone a number of hours is a count, and after a point it may be litres.
  @Test(arguments: ["8", "15", "1330", "0.33", "2", "250"])
  func aNumberNeedsAt(text: String) {
    #expect(When.Typed(text) == nil)
    #expect((When.Typed("at " + text) == nil) == (text == "250"))
  }

  /// 29 March 2026 has no 2:00 to 2:59 in Berlin.
  @Test(arguments: [
    ("2026-03-29T02:00", "skips 2026-03-29 02:00"), ("2:30", "skips 2026-03-29 02:30"),
    ("Mar 29 2:30am", "skips 2026-03-29 02:30"), ("1:59:59", "2026-03-29T00:59:59Z"),
    ("3:00", "2026-03-29T01:00:00Z"), ("2026-03-29T02:30+01:00", "2026-03-29T01:30:00Z"),
  ]) func timesThatTheClockSkips(text: String, expected: String) throws {
    let noon = try #require(ISO8601("2026-03-29T12:00:00+02:00")?.instant(on: .utc))
    #expect(meaning(text, reader(at: noon)) == expected)
  }

  /// In the night to 25 October 2026 Berlin's clock shows 2:00 to 2:59 twice; an entry keeps its hour.
  @Test(arguments: [
    ("2026-10-25T00:45:00Z", "2:30", nil, "2026-10-25T00:30:00Z"),
    ("2026-10-25T01:15:00Z", "2:10", nil, "2026-10-25T00:10:00Z twice 2026-10-25T01:10:00Z"),
    ("2026-10-25T11:00:00Z", "2:30", nil, "2026-10-25T00:30:00Z twice 2026-10-25T01:30:00Z"),
    ("2026-10-25T11:00:00Z", "2:45", 7200, "2026-10-25T00:45:00Z"),
    ("2026-10-25T11:00:00Z", "2:45", 3600, "2026-10-25T01:45:00Z"),
    ("2026-10-25T11:00:00Z", "1:30", 3600, "2026-10-24T23:30:00Z"),
    (
      "2026-10-25T11:00:00Z", "2026-10-25 2:30", nil,
      "2026-10-25T00:30:00Z twice 2026-10-25T01:30:00Z"
    ),
    ("2026-10-25T11:00:00Z", "2026-10-25 2:30", 3600, "2026-10-25T01:30:00Z"),
  ]) func timesThatTheClockShowsTwice(
    now: String, text: String, offset: Int?, expected: String
  ) throws {
    let now = try #require(ISO8601(now)?.instant(on: .utc))
    #expect(meaning(text, reader(at: now, offset: offset)) == expected)
  }

  @Test(arguments: [
    ("2026-10-25T00:30:00Z", true), ("2026-10-25T01:30:00Z", true), ("2026-10-24T23:30:00Z", false),
    ("2026-10-25T02:30:00Z", false), ("2026-03-29T01:30:00Z", false),
  ]) func aTimeMayBeRepeated(text: String, isRepeated: Bool) throws {
    #expect(clock.isRepeated(try #require(ISO8601(text)?.instant(on: .utc))) == isRepeated)
  }

  /// Of the two that a clock with twelve hours shows, the later that has come.
  @Test(arguments: [
    ("2", "2026-11-21T13:00:00Z"), ("2:30", "2026-11-21T13:30:00Z"), ("4", "2026-11-21T03:00:00Z"),
    ("1:30", "2026-11-21T12:30:00Z"), ("9", "2026-11-21T08:00:00Z"),
    ("12", "2026-11-21T11:00:00Z"), ("02:00", "2026-11-21T01:00:00Z"),
    ("yesterday at 9", "2026-11-20T08:00:00Z"), ("yesterday at 3", "2026-11-20T14:00:00Z"),
    ("2026-11-20 2:30", "2026-11-20T01:30:00Z"), ("2am", "2026-11-21T01:00:00Z"),
    ("today 2:30am", "2026-11-21 02:30 or 2026-11-22 02:30"),
  ]) func twelveHours(text: String, expected: String) {
    #expect(meaning(text, reader(hasTwelveHours: true)) == expected)
  }

  /// A time alone is the last that was shown today or within the hour, and of a plan today's.
  @Test func everyMinuteOfADayReadsBack() throws {
    for minute in 0..<1440 {
      let typed = try #require(When.Typed("\(minute / 60):\((minute % 60).padded(to: 2))"))
      let day = clock.start(of: CivilDate(daysSince1970: 20_778))
      let date = day + Double(minute * 60)
      let when = try? reader().when(typed).instant
      #expect(when == (date.timeIntervalSince(now) < 3600 ? date : nil))
      // Of a plan midnight is the next one.
      let plan = minute == 0 ? date + 86_400 : date
      #expect(try reader(isPlan: true).when(typed).instant == plan)
    }
  }

  @Test func instantsReadBackAsWritten() throws {
    var generator = SplitMix64(seed: 3)
    for _ in 0..<2_000 {
      let seconds = Double(Int.random(in: -2_000_000_000...7_000_000_000, using: &generator))
      let date = Date(timeIntervalSince1970: seconds)
      #expect(meaning(date.iso8601, reader()) == date.iso8601)
    }
  }

  @Test(.tags(.long)) func randomTextNeverTraps() {
    var generator = SplitMix64(seed: 11)
    let pieces = [
      "8", "30", ":", " ", "am", "ago", "min", "h", "yesterday", "-", "T", "Z", "+", "2026", ".",
      "é", "99999999999999999999", "0", "nov", "sat", "last", "at", "on", "half", "an", "24",
      "点", "下午", "半", "十",
    ]
    for _ in 0..<Trials.count(20_000) {
      let text = (0..<Int.random(in: 0...8, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }.joined()
      _ = meaning(text, reader())
      if let seconds = Seconds.parse(text) { #expect(seconds.isFinite && seconds >= 0) }
      if let amount = Amount.milligrams(text) { #expect((0...5000).contains(amount.value)) }
    }
  }
}
