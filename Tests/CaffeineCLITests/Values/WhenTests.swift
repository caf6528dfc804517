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

  @Test(
    arguments: [
      ("now", "2026-11-21T13:00:00Z"), ("  NOW ", "2026-11-21T13:00:00Z"),
      ("8:30", "2026-11-21T07:30:00Z"), ("08:30:15", "2026-11-21T07:30:15Z"),
      ("8:30am", "2026-11-21T07:30:00Z"), ("8:30 PM", "2026-11-20T19:30:00Z"),
      ("8pm", "2026-11-20T19:00:00Z"), ("14:00", "2026-11-21T13:00:00Z"),
      ("14:01", "2026-11-20T13:01:00Z"), ("today 20:00", "2026-11-21T19:00:00Z"),
      ("sat 20:00", "2026-11-14T19:00:00Z"), ("8 p.m. on Saturday", "2026-11-14T19:00:00Z"),
      ("last monday 8:30", "2026-11-16T07:30:00Z"), ("last sat at 8:30", "2026-11-14T07:30:00Z"),
      ("15", "2026-11-20T14:00:00Z"), ("8", "2026-11-21T07:00:00Z"),
      ("at 8:30", "2026-11-21T07:30:00Z"), ("8.30", "2026-11-21T07:30:00Z"),
      ("8h30", "2026-11-21T07:30:00Z"), ("8h05 yesterday", "2026-11-20T07:05:00Z"),
      ("3 p.m.", "2026-11-20T14:00:00Z"), ("24:00", "2026-11-20T23:00:00Z"),
      ("yesterday 24:00", "2026-11-20T23:00:00Z"), ("today 24:00", "2026-11-21T23:00:00Z"),
      ("yesterday at 3pm", "2026-11-20T14:00:00Z"), ("today at noon", "2026-11-21T11:00:00Z"),
      ("an hour ago", "2026-11-21T12:00:00Z"), ("half an hour ago", "2026-11-21T12:30:00Z"),
      ("a week ago", "2026-11-14T13:00:00Z"), ("in half an hour", "2026-11-21T13:30:00Z"),
      ("2 days ago 8:30", "2026-11-19T07:30:00Z"), ("a day ago at noon", "2026-11-20T11:00:00Z"),
      ("-20m", "2026-11-21T12:40:00Z"), ("-1h30", "2026-11-21T11:30:00Z"),
      ("Nov 17 8:30", "2026-11-17T07:30:00Z"), ("Nov. 17th, 2025 8:30", "2025-11-17T07:30:00Z"),
      ("17 november at 8:30", "2026-11-17T07:30:00Z"), ("17. Nov 8 pm", "2026-11-17T19:00:00Z"),
      ("17.11. 8:30", "2026-11-17T07:30:00Z"), ("17.11.2025 8.30", "2025-11-17T07:30:00Z"),
      ("17.11", "2026-11-20T16:11:00Z"), ("Dec 24 8:30", "2025-12-24T07:30:00Z"),
      ("feb 29 8:30", "2024-02-29T07:30:00Z"), ("noon on 2026-11-17", "2026-11-17T11:00:00Z"),
      ("2026-11-17 3pm", "2026-11-17T14:00:00Z"), ("12am", "2026-11-20T23:00:00Z"),
      ("12:05 pm", "2026-11-21T11:05:00Z"), ("today 8:30", "2026-11-21T07:30:00Z"),
      ("yesterday 14:00", "2026-11-20T13:00:00Z"), ("14:00 yesterday", "2026-11-20T13:00:00Z"),
      ("noon", "2026-11-21T11:00:00Z"), ("at 12 noon", "2026-11-21T11:00:00Z"),
      ("Midnight", "2026-11-20T23:00:00Z"),
      ("yesterday noon", "2026-11-20T11:00:00Z"), ("noon yesterday", "2026-11-20T11:00:00Z"),
      ("tomorrow midnight", "2026-11-21T23:00:00Z"), ("noon ", "2026-11-21T11:00:00Z"),
      ("tomorrow 6:00", "2026-11-22T05:00:00Z"), ("mon 9:00", "2026-11-16T08:00:00Z"),
      ("Saturday 9:00", "2026-11-21T08:00:00Z"), ("20 min ago", "2026-11-21T12:40:00Z"),
      ("20m ago", "2026-11-21T12:40:00Z"), ("1h30m ago", "2026-11-21T11:30:00Z"),
      ("1,5 hours ago", "2026-11-21T11:30:00Z"), ("in 2 h", "2026-11-21T15:00:00Z"),
      ("2026-11-21T08:30", "2026-11-21T07:30:00Z"), ("2026-11-21 8:30", "2026-11-21T07:30:00Z"),
      ("2026-11-21T08:30:00Z", "2026-11-21T08:30:00Z"),
      ("2026-11-21T08:30:15.25+01:00", "2026-11-21T07:30:15Z"),
      ("2026-11-21 08:30 -0730", "2026-11-21T16:00:00Z"),
      ("2026-11-21T08:30+02", "2026-11-21T06:30:00Z"),
      ("2026-07-01 08:30", "2026-07-01T06:30:00Z"), ("2024-02-29T12:00", "2024-02-29T11:00:00Z"),
      ("0830", "2026-11-21T07:30:00Z"), ("at 1330", "2026-11-21T12:30:00Z"),
      ("@ 8", "2026-11-21T07:00:00Z"), ("at eight", "2026-11-21T07:00:00Z"),
      ("half past 8", "2026-11-21T07:30:00Z"), ("quarter to nine", "2026-11-21T07:45:00Z"),
      ("at 8 o'clock", "2026-11-21T07:00:00Z"), ("at about 9", "2026-11-21T08:00:00Z"),
      ("this morning", "2026-11-21T07:00:00Z"), ("last night", "2026-11-20T20:00:00Z"),
      ("yesterday afternoon", "2026-11-20T14:00:00Z"), ("after lunch", "2026-11-21T12:30:00Z"),
      ("9 in the evening", "2026-11-20T20:00:00Z"), ("3 in the afternoon", "2026-11-20T14:00:00Z"),
      ("this evening", "2026-11-21T18:00:00Z"), ("2026-03-29 01:59", "2026-03-29T00:59:00Z"),
      ("2026-03-29 03:00", "2026-03-29T01:00:00Z"),
    ] as [(String, String)]) func moments(text: String, expected: String) throws
  {
    let when = try #require(When(text, now: now, clock: clock))
    #expect(try #require(when.instant).iso8601 == expected)
  }

  @Test(arguments: [
    ("today", "2026-11-20T23:00:00Z", "2026-11-21T23:00:00Z"),
    ("yesterday", "2026-11-19T23:00:00Z", "2026-11-20T23:00:00Z"),
    ("sun", "2026-11-14T23:00:00Z", "2026-11-15T23:00:00Z"),
    ("last saturday", "2026-11-13T23:00:00Z", "2026-11-14T23:00:00Z"),
    ("1 Nov", "2026-10-31T23:00:00Z", "2026-11-01T23:00:00Z"),
    ("2026-10-25", "2026-10-24T22:00:00Z", "2026-10-25T23:00:00Z"),
  ]) func days(text: String, start: String, end: String) throws {
    let when = try #require(When(text, now: now, clock: clock))
    #expect(when.instant == nil)
    #expect(when.start(on: clock).iso8601 == start)
    let day = try #require(when.wholeDay)
    #expect(clock.start(of: day.adding(days: 1)).iso8601 == end)
  }

  @Test(arguments: [
    "", " ", "noonish", "noon ago", "noon noon", "8:30 noon", "25:00", "8:60",
    "8:3", "24:01", "24:00:01", "13:00 pm", "0:30am", "8:30 am pm", "at", "last", "last 8:30",
    "8:30 8", "8 30", "8.", "8h3", "3 p", "a", "half", "an ago", "5h ago 8:30", "-", "-8:30",
    "-1d 8:30", "in 1 day 8:30", "Nov", "Nov 31", "31.11.", "17.11.26", "2026", "2030",
    "Feb 30 8:30",
    "yesterday 25:00", "yesterday today", "20 ago", "20 min", "ago", "in", "in 20", "2026-02-30",
    "2026-13-01",
    "2026-11-21T", "2026-11-21T24:00", "2026-11-21T08:30+25:00",
    "2026-11-21T08:30+01:75", "2026-11-21T08:30+0175", "2026-11-21T08:30-00:60",
    "2026-11-21T08:30:00Zulu", "1899-12-31", "2201-01-01", "mo 9:00", "soon", "1e3 min ago",
    "٨:٣٠", "8:30 mañana", "99999999999999999999 min ago",
  ]) func nonsense(text: String) {
    #expect(When(text, now: now, clock: clock) == nil)
  }

  /// 29 March 2026 has no 2:00 to 2:59 in Berlin.
  @Test(arguments: [
    ("2026-03-29T02:00", true), ("2026-03-29 2:59", true), ("2:30", true), ("today 2:30", true),
    ("Mar 29 2:30am", true), ("2:59:59", true), ("1:59:59", false), ("3:00", false),
    ("2026-03-29T02:30+01:00", false), ("yesterday 2:30", false),
  ]) func timesThatTheClockSkips(text: String, isSkipped: Bool) throws {
    let noon = try #require(ISO8601("2026-03-29T12:00:00+02:00")?.instant(on: .utc))
    let when = try #require(When(text, now: noon, clock: clock))
    #expect((when.instant == nil) == isSkipped)
    if isSkipped { #expect(when.start(on: clock).iso8601 == "2026-03-29T01:00:00Z") }
  }

  /// In the night to 25 October 2026 Berlin's clock shows 2:00 to 2:59 twice.
  @Test(arguments: [
    ("2:45", "2:30", "2026-10-25T00:45:00Z", "2026-10-25T00:30:00Z"),
    ("2:15", "2:30", "2026-10-25T01:15:00Z", "2026-10-25T00:30:00Z"),
    ("2:45", "2:30", "2026-10-25T01:45:00Z", "2026-10-25T01:30:00Z"),
    ("12:00", "2:30", "2026-10-25T11:00:00Z", "2026-10-25T01:30:00Z"),
    ("0:15 on Monday", "2:30", "2026-10-25T23:15:00Z", "2026-10-25T01:30:00Z"),
    ("12:00", "1:30", "2026-10-25T11:00:00Z", "2026-10-24T23:30:00Z"),
    ("12:00", "today 2:30", "2026-10-25T11:00:00Z", "2026-10-25T00:30:00Z"),
  ]) func timesThatTheClockShowsTwice(
    at shown: String, text: String, now: String, expected: String
  ) throws {
    let now = try #require(ISO8601(now)?.instant(on: .utc))
    #expect(When(text, now: now, clock: clock)?.instant?.iso8601 == expected, "at \(shown)")
  }

  /// Of the two that a clock with twelve hours shows, the later that has come.
  @Test(arguments: [
    ("2", "2026-11-21T13:00:00Z"), ("2:30", "2026-11-21T01:30:00Z"),
    ("1:30", "2026-11-21T12:30:00Z"), ("9", "2026-11-21T08:00:00Z"),
    ("12", "2026-11-21T11:00:00Z"), ("02:00", "2026-11-21T01:00:00Z"),
    ("3 in the morning", "2026-11-21T02:00:00Z"), ("yesterday at 9", "2026-11-20T08:00:00Z"),
    ("yesterday at 3", "2026-11-20T14:00:00Z"), ("2am", "2026-11-21T01:00:00Z"),
  ]) func twelveHours(text: String, expected: String) throws {
    let when = try #require(When(text, hasTwelveHours: true, now: now, clock: clock))
    #expect(try #require(when.instant).iso8601 == expected)
  }

  /// A time alone is the last that has come, and of a plan today's.
  @Test func everyMinuteOfADayReadsBack() throws {
    for minute in 0..<1440 {
      let text = "\(minute / 60):\((minute % 60).padded(to: 2))"
      let date = try #require(When(text, now: now, clock: clock)?.instant)
      let shown = clock.dateTime(at: date)
      #expect(shown.hour * 60 + shown.minute == minute)
      #expect(date <= now && date > now - 86_400)
      let plan = try #require(When(text, isPlan: true, now: now, clock: clock)?.instant)
      #expect(clock.dateTime(at: plan).date == clock.dateTime(at: now).date)
    }
  }

  @Test func instantsReadBackAsWritten() {
    var generator = SplitMix64(seed: 3)
    for _ in 0..<2_000 {
      let seconds = Double(Int.random(in: -2_000_000_000...7_000_000_000, using: &generator))
      let date = Date(timeIntervalSince1970: seconds)
      #expect(When(date.iso8601, now: now, clock: clock)?.instant == date)
    }
  }

  @Test(.tags(.long)) func randomTextNeverTraps() {
    var generator = SplitMix64(seed: 11)
    let pieces = [
      "8", "30", ":", " ", "am", "ago", "min", "h", "yesterday", "-", "T", "Z", "+", "2026", ".",
      "é", "99999999999999999999", "0", "nov", "sat", "last", "at", "on", "half", "an", "24",
      "p.m.",
    ]
    for _ in 0..<Trials.count(20_000) {
      let text = (0..<Int.random(in: 0...8, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }.joined()
      _ = When(text, now: now, clock: clock)
      if let seconds = Seconds.parse(text) { #expect(seconds.isFinite && seconds >= 0) }
      if let amount = Amount.milligrams(text) { #expect((0...5000).contains(amount.value)) }
    }
  }
}
