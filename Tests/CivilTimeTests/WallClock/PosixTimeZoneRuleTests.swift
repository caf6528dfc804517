import CivilTime
import Foundation
import TestSupport
import Testing

/// The rules at the end of time zone files, with the instants at which they change the clock.
@Suite struct PosixTimeZoneRuleTests {
  private func clock(_ rule: String) throws -> WallClock {
    try WallClock(tzif: ZoneFile(version: "3", footer: rule).bytes, identifier: rule)
  }

  @Test(arguments: [
    ("UTC0", 0), ("<+03>-3", 10_800), ("<-0330>+3:30", -12_600), ("LMT-0:53:28", 3208),
    ("ABCDE24", -86_400),
  ])
  func fixedRules(rule: String, offset: Int) throws {
    #expect(try clock(rule).secondsFromGMT(at: .distantFuture) == offset)
    #expect(WallClock(posixRule: rule)?.secondsFromGMT(at: .distantPast) == offset)
  }

  @Test(arguments: [
    // Weekdays of a month, at two o'clock unless said.
    ("EST5EDT,M3.2.0,M11.1.0", -18_000, -14_400, "2021-03-14T07:00:00Z", "2021-11-07T06:00:00Z"),
    // The fifth week is the last; a time of its own.
    ("CET-1CEST,M3.5.0,M10.5.0/3", 3600, 7200, "2023-03-26T01:00:00Z", "2023-10-29T01:00:00Z"),
    // Hours before and after the day, as in Greenland and Israel.
    (
      "<-02>2<-01>,M3.5.0/-1,M10.5.0/0", -7200, -3600, "2024-03-31T01:00:00Z",
      "2024-10-27T01:00:00Z"
    ),
    ("IST-2IDT,M3.4.4/26,M10.5.0", 7200, 10_800, "2024-03-29T00:00:00Z", "2024-10-26T23:00:00Z"),
    ("EET-2EEST,M4.5.5/0,M10.5.4/24", 7200, 10_800, "2024-04-25T22:00:00Z", "2024-10-31T21:00:00Z"),
    // Half an hour.
    (
      "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", 37_800, 39_600, "2024-10-05T15:30:00Z",
      "2024-04-06T15:00:00Z"
    ),
    // Days of the year without and with the leap day: 1 March of 2024 and 29 February.
    ("AAA0BBB,J60/0,J300/0", 0, 3600, "2024-03-01T00:00:00Z", "2024-10-26T23:00:00Z"),
    ("AAA0BBB,59/0,299/0", 0, 3600, "2024-02-29T00:00:00Z", "2024-10-25T23:00:00Z"),
    ("AAA0BBB,J60/0,J300/0", 0, 3600, "2023-03-01T00:00:00Z", "2023-10-26T23:00:00Z"),
    // Out of its own year: 30 December of the year before.
    ("AAA0BBB,0/-48,M6.1.0/1", 0, 3600, "2023-12-30T00:00:00Z", "2024-06-02T00:00:00Z"),
    // Negative daylight saving: Ireland's winter.
    ("IST-1GMT0,M10.5.0,M3.5.0/1", 3600, 0, "2024-10-27T01:00:00Z", "2024-03-31T01:00:00Z"),
  ])
  func changesAtTheSecond(
    rule: String, standard: Int, daylight: Int, start: String, end: String
  ) throws {
    let clock = try clock(rule)
    #expect(clock.secondsFromGMT(at: try .at(start) - 1) == standard)
    #expect(clock.secondsFromGMT(at: try .at(start)) == daylight)
    #expect(clock.secondsFromGMT(at: try .at(end) - 1) == daylight)
    #expect(clock.secondsFromGMT(at: try .at(end)) == standard)
  }

  /// As the C library's: `TZ=CET-1CEST date` changes with the United States.
  @Test func daylightSavingWithoutMomentsIsAmerican() throws {
    for (short, long) in [
      ("CET-1CEST", "CET-1CEST,M3.2.0,M11.1.0"), ("EST5EDT4", "EST5EDT4,M3.2.0/2,M11.1.0/2"),
      ("<+0130>-1:30<+02>", "<+0130>-1:30<+02>-2:30,M3.2.0,M11.1.0"),
    ] {
      let (clock, truth) = (
        try #require(WallClock(posixRule: short)), try #require(WallClock(posixRule: long))
      )
      for day in 0..<400 {
        let date = Date(timeIntervalSince1970: 1_767_225_600 + Double(day) * 86_400)
        #expect(clock.secondsFromGMT(at: date) == truth.secondsFromGMT(at: date))
      }
    }
  }

  /// RFC 9636 writes daylight saving all year as a rule whose end meets its next start.
  @Test func daylightSavingAllYear() throws {
    let clock = try clock("XXX3EDT4,0/0,J365/23")
    for date in ["2023-12-31T23:59:59Z", "2024-01-01T03:59:59Z", "2024-01-01T04:00:00Z"] {
      #expect(clock.secondsFromGMT(at: try .at(date)) == -14_400)
    }
  }

  @Test(arguments: [
    "X", "EST", "5", "EST5EDT", "EST25", "EST5:60", "<EST5", "EST5EDT,M3.2.0",
    "EST5EDT,M13.2.0,M11.1.0",
    "EST5EDT,M3.6.0,M11.1.0", "EST5EDT,M3.2.7,M11.1.0", "EST5EDT,M3.2,M11.1.0",
    "EST5EDT,J0,J300", "EST5EDT,J366,J300", "EST5EDT,366,300", "EST5EDT,M3.2.0/168,M11.1.0",
    "EST5EDT,M3.2.0,M11.1.0 ", "EST99999999999999999999",
  ])
  func textThatIsNoRule(text: String) {
    #expect(throws: TimeZoneFileError.self) { try clock(text) }
  }
}
