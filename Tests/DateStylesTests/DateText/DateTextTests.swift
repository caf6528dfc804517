import DateStyles
import Foundation
import TestSupport
import Testing

/// What American English says, word for word.
@Suite struct DateTextTests {
  private let text = DateText(clock: .utc, locale: Locale(identifier: "en_US"))
  private let now = Date(timeIntervalSince1970: 1_585_770_120)  // 2020-04-01T19:42:00Z

  private func widths(_ style: DateText.Style, _ distance: Double) -> [String] {
    DateText.Width.allCases.map {
      text.string(for: now + distance, style: style, width: $0, relativeTo: now)
    }
  }

  @Test func widthsComeLongestFirst() {
    #expect(DateText.Width.allCases == DateText.Width.allCases.sorted())
    #expect(DateText.Width.wide < .abbreviated && DateText.Width.abbreviated < .narrow)
  }

  @Test func times() {
    #expect(widths(.time, 0) == ["7:42 PM", "7:42 PM", "7:42PM"])
    #expect(widths(.time, -19 * 3600 - 42 * 60) == ["12:00 AM", "12:00 AM", "12:00AM"])
    #expect(widths(.time, -7 * 3600 - 40 * 60) == ["12:02 PM", "12:02 PM", "12:02PM"])
  }

  @Test func dates() { #expect(widths(.date, 0) == ["April 1, 2020", "Apr 1, 2020", "4/1/20"]) }

  /// The samples of Apple's WidgetKit article, and the choices it leaves open.
  @Test(
    arguments: [
      (674.0, ["11 minutes, 14 seconds", "11 min, 14 sec", "11m 14s"]),
      (-674, ["11 minutes, 14 seconds", "11 min, 14 sec", "11m 14s"]),
      (172_790, ["1 day, 23 hours", "1 day, 23 hr", "1d 23h"]),
      (0, ["0 seconds", "0 sec", "0s"]),
      (-1, ["1 second", "1 sec", "1s"]),
      (-3605, ["1 hour, 5 seconds", "1 hr, 5 sec", "1h 5s"]),
      (-14 * 86_400, ["14 days", "14 days", "14d"]),
      (-35 * 86_400, ["1 month, 6 days", "1 mth, 6 days", "1mo 6d"]),
      (-397 * 86_400, ["1 year, 1 month", "1 yr, 1 mth", "1y 1mo"]),
    ] as [(Double, [String])])
  func relative(distance: Double, expected: [String]) {
    #expect(widths(.relative, distance) == expected)
  }

  @Test(
    arguments: [
      (674.0, ["-11 minutes", "-11 min", "-11m"]),
      (-41, ["+41 seconds", "+41 sec", "+41s"]),
      (0, ["0 seconds", "0 sec", "0s"]),
      (172_790, ["-1 day", "-1 day", "-1d"]),
      (92 * 86_400, ["-3 months", "-3 mths", "-3mo"]),
    ] as [(Double, [String])])
  func offset(distance: Double, expected: [String]) {
    #expect(widths(.offset, distance) == expected)
  }

  @Test(
    arguments: [
      (900.0, "15:00"), (674, "11:14"), (-41, "0:41"), (0, "0:00"), (3600, "1:00:00"),
      (3599, "59:59"), (172_790, "47:59:50"), (2_102_400, "584:00:00"), (3_600_000, "1,000:00:00"),
      (-4_450_000_005, "1,236,111:06:45"),
    ] as [(Double, String)])
  func timer(distance: Double, expected: String) {
    #expect(widths(.timer, distance) == [expected, expected, expected])
  }

  /// A count to come is rounded up and one from the past down, so that it is 0 at the date.
  @Test func fractionsOfASecond() {
    let date = now + 0.5
    let shown = [-0.75, -0.25, 0.5, 1.25, 1.5].map {
      text.string(for: date, style: .timer, relativeTo: now + $0)
    }
    #expect(shown == ["0:02", "0:01", "0:00", "0:00", "0:01"])
  }

  @Test func noonToNoonIsADayAlsoWhenTheClockChanges() throws {
    let newYork = DateText(clock: try ZoneFiles.clock("America/New_York"), locale: text.locale)
    let noon = try Date.at("2021-03-13T17:00:00Z")
    let relative = { newYork.string(for: noon, style: .relative, relativeTo: noon + $0) }
    #expect(relative(23 * 3600) == "1 day")
    #expect(relative(23 * 3600 - 1) == "22 hr, 59 min")
    #expect(
      text.string(for: noon, style: .relative, relativeTo: noon + 23 * 3600) == "23 hr")
  }

  @Test(
    arguments: [
      (
        "2020-04-01T09:30:00Z", "2020-04-01T14:45:00Z",
        ["9:30 AM – 2:45 PM", "9:30AM-2:45PM", "9:30AM"]
      ),
      (
        "2020-04-01T09:30:00Z", "2020-04-01T11:00:00Z",
        ["9:30 – 11:00 AM", "9:30-11:00AM", "9:30AM"]
      ),
      ("2020-04-01T09:00:00Z", "2020-04-01T11:00:00Z", ["9:00 – 11:00 AM", "9-11AM", "9AM"]),
      (
        "2020-04-01T23:30:00Z", "2020-04-02T01:00:00Z",
        ["11:30 PM – 1:00 AM", "11:30PM-1:00AM", "11:30PM"]
      ),
      ("2020-04-01T09:00:00Z", "2020-04-02T08:00:00Z", ["9:00 AM – 8:00 AM", "9AM-8AM", "9AM"]),
      ("2020-04-01T09:00:00Z", "2020-04-03T09:00:00Z", ["Apr 1 – 3", "Apr 1-3", "4/1-4/3"]),
      (
        "2020-04-01T09:00:00Z", "2020-05-03T09:00:00Z", ["Apr 1 – May 3", "Apr 1-May 3", "4/1-5/3"]
      ),
      (
        "2020-12-31T09:00:00Z", "2021-01-01T09:00:00Z",
        ["Dec 31, 2020 – Jan 1, 2021", "Dec 31, 2020-Jan 1, 2021", "12/31/20-1/1/21"]
      ),
    ] as [(String, String, [String])])
  func ranges(start: String, end: String, expected: [String]) throws {
    let range = try Date.at(start)...Date.at(end)
    #expect(DateText.Width.allCases.map { text.string(for: range, width: $0) } == expected)
  }

  @Test func aDayOf25HoursHoldsARangeOf24() throws {
    let newYork = DateText(
      clock: try ZoneFiles.clock("America/New_York"), localeIdentifier: text.localeIdentifier)
    let midnight = try Date.at("2021-11-07T04:00:00Z")
    #expect(newYork.string(for: midnight...midnight + 86_400) == "12:00 AM – 11:00 PM")
  }

  /// Dates at the ends of time, and no dates at all, have some text and a change or none.
  @Test(arguments: [0, -1e300, 1e300, .infinity, -.infinity, .nan, 62e9, -64e9])
  func anyPairOfDatesHasAText(seconds: Double) {
    let strange = Date(timeIntervalSince1970: seconds)
    for (date, now) in [(strange, now), (now, strange), (strange, strange)] {
      for style in DateText.Style.allCases {
        #expect(!text.string(for: date, style: style, relativeTo: now).isEmpty)
        _ = text.nextChange(of: date, style: style, width: .wide, after: now)
      }
      _ = text.timer(
        for: self.now...self.now, countsDown: true, showsHours: true, pauseTime: date, at: now)
    }
  }

  @Test func timerIntervals() {
    let timer = { (now: Double, down: Bool, hours: Bool, pause: Double?) in
      text.timer(
        for: self.now...self.now + 5400, countsDown: down, showsHours: hours,
        pauseTime: pause.map { self.now + $0 }, at: self.now + now)
    }
    #expect(timer(-10, true, true, nil) == "1:30:00")
    #expect(timer(0, true, false, nil) == "90:00")
    #expect(timer(0.5, true, true, nil) == "1:30:00")
    #expect(timer(1, true, true, nil) == "1:29:59")
    #expect(timer(6000, true, true, nil) == "0:00")
    #expect(timer(-10, false, true, nil) == "0:00")
    #expect(timer(61.5, false, true, nil) == "1:01")
    #expect(timer(6000, false, true, nil) == "1:30:00")
    #expect(timer(61, false, true, 30) == "0:30")
    #expect(timer(20, false, true, 30) == "0:20")
  }

  @Test func aNewLocaleChangesTheLanguage() {
    var text = text
    text.locale = Locale(identifier: "en_GB")
    #expect(text.string(for: now, style: .time, relativeTo: now) == "19:42")
    #expect(text == DateText(clock: .utc, locale: Locale(identifier: "en_GB")))
    #expect(text != self.text)
  }
}
