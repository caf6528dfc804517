import CivilTime
import Foundation
import TestSupport
import Testing

@Suite struct WallClockTests {
  @Test func fixedOffsetsHaveNames() {
    #expect(WallClock.utc.identifier == "UTC")
    #expect(WallClock(secondsFromGMT: 19_800).identifier == "GMT+0530")
    #expect(WallClock(secondsFromGMT: -3600).identifier == "GMT-0100")
    #expect(WallClock(secondsFromGMT: -3600).secondsFromGMT(at: .distantPast) == -3600)
    #expect(WallClock(secondsFromGMT: .max).secondsFromGMT(at: .distantPast) == 93_600)
  }

  @Test func dropsTheFractionOfASecond() {
    let time = WallClock.utc.dateTime(at: Date(timeIntervalSince1970: -0.25))
    #expect(time.year == 1969 && time.hour == 23 && time.second == 59)
  }

  @Test(arguments: [-64e9, 64e9, 1e300, .infinity, -.infinity, .nan])
  func everyDateHasAReading(secondsSince1970: Double) throws {
    let date = Date(timeIntervalSince1970: secondsSince1970)
    for clock in [.utc, WallClock(secondsFromGMT: 3600), try Self.newYork()] {
      let time = clock.dateTime(at: date)
      #expect(CivilDate.daysInMonth(time.month, year: time.year) >= time.day)
      #expect(clock.startOfDay(for: date).timeIntervalSince1970.isFinite)
      _ = clock.date(byAddingDays: .max, to: date)
      _ = clock.nextDate(after: date, hour: 1, minute: 30)
    }
  }

  /// The clock changes at 2021-03-14T07:00Z from 2 to 3 and at 2021-11-07T06:00Z from 2 to 1.
  static func newYork() throws -> WallClock {
    try WallClock(
      tzif: ZoneFile(footer: "EST5EDT,M3.2.0,M11.1.0").bytes, identifier: "America/New_York")
  }

  @Test func aTimeTheClockSkipsIsTheMomentOfTheSkip() throws {
    let clock = try Self.newYork()
    let skipped = try #require(CivilDateTime(year: 2021, month: 3, day: 14, hour: 2, minute: 30))
    #expect(clock.date(of: skipped) == (try .at("2021-03-14T07:00:00Z")))
    #expect(clock.dateTime(at: clock.date(of: skipped)).hour == 3)
  }

  @Test func aTimeTheClockShowsTwiceIsItsFirstShowing() throws {
    let clock = try Self.newYork()
    let twice = try #require(CivilDateTime(year: 2021, month: 11, day: 7, hour: 1, minute: 30))
    #expect(clock.date(of: twice) == (try .at("2021-11-07T05:30:00Z")))
  }

  @Test func daysKeepTheTimeOfDay() throws {
    let clock = try Self.newYork()
    let noon = try Date.at("2021-03-13T17:00:00Z") + 0.5
    #expect(clock.date(byAddingDays: 1, to: noon) == (try .at("2021-03-14T16:00:00Z")) + 0.5)
    #expect(clock.date(byAddingDays: -1, to: noon) == (try .at("2021-03-12T17:00:00Z")) + 0.5)
    let second = try Date.at("2021-11-07T06:30:00Z")
    #expect(clock.date(byAddingDays: 0, to: second) == second)
  }

  @Test(arguments: [
    ("2021-03-13T12:00:00Z", 2, 30, "2021-03-14T07:00:00Z"),  // skipped
    ("2021-03-14T07:00:00Z", 2, 30, "2021-03-15T06:30:00Z"),
    ("2021-11-07T05:29:59Z", 1, 30, "2021-11-07T05:30:00Z"),  // shown twice
    ("2021-11-07T05:30:00Z", 1, 30, "2021-11-08T06:30:00Z"),
    ("2021-11-06T22:00:00Z", 23, 0, "2021-11-07T03:00:00Z"),
    ("2021-11-07T03:00:00Z", 23, 0, "2021-11-08T04:00:00Z"),  // 25 hours later
  ])
  func theNextTimeIsOnTheWall(after: String, hour: Int, minute: Int, next: String) throws {
    #expect(
      try Self.newYork().nextDate(after: .at(after), hour: hour, minute: minute) == .at(next))
  }

  @Test func clocksOfTheSameRulesAreEqual() throws {
    #expect(try Self.newYork() == Self.newYork())
    #expect(try Self.newYork() != WallClock.utc)
  }
}
