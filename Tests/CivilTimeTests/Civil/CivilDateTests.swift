import CivilTime
import Foundation
import TestSupport
import Testing

@Suite struct CivilDateTests {
  @Test func daysAndDatesAreInverse() {
    for days in stride(from: -1_000_000, through: 1_000_000, by: 37) {
      #expect(CivilDate(daysSince1970: days).daysSince1970 == days)
    }
  }

  /// From before 1900, which was no leap year, to after 2000, which was one.
  @Test(.tags(.long)) func everyDayFollowsTheOneBefore() throws {
    var yesterday = try #require(CivilDate(year: 1895, month: 12, day: 31))
    for _ in 0..<Trials.count(80_000, oneIn: 2) {
      let today = yesterday.adding(days: 1)
      let isNextDay =
        (today.year, today.month, today.day) == (yesterday.year, yesterday.month, yesterday.day + 1)
        || today.day == 1
          && yesterday.day == CivilDate.daysInMonth(yesterday.month, year: yesterday.year)
      #expect(isNextDay && yesterday < today, "\(yesterday) then \(today)")
      #expect(
        today.weekday.rawValue % 7 == yesterday.weekday.rawValue % 7 + 1
          - (yesterday.weekday == .friday ? 7 : 0))
      yesterday = today
    }
  }

  @Test func agreesWithFoundationSince1583() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    var generator = SplitMix64(seed: 1)
    for _ in 0..<2000 {
      let days = Int.random(in: -141_000...200_000, using: &generator)
      let parts = calendar.dateComponents(
        [.year, .month, .day, .weekday], from: Date(timeIntervalSince1970: Double(days) * 86_400))
      let date = CivilDate(daysSince1970: days)
      #expect(date.year == parts.year && date.month == parts.month && date.day == parts.day)
      #expect(date.weekday.rawValue == parts.weekday)
    }
  }

  @Test(arguments: [
    (2023, 2, 29), (1900, 2, 29), (2024, 2, 30), (2024, 4, 31), (2024, 0, 1), (2024, 13, 1),
    (2024, 1, 0), (.max, 1, 1), (.min, 1, 1),
  ])
  func daysThatDoNotExistAreNil(year: Int, month: Int, day: Int) {
    #expect(CivilDate(year: year, month: month, day: day) == nil)
  }

  @Test func leapDaysExist() {
    #expect(CivilDate(year: 2024, month: 2, day: 29) != nil)
    #expect(CivilDate(year: 2000, month: 2, day: 29) != nil)
  }

  @Test func countsBeyondTheCalendarStayInIt() {
    #expect(CivilDate(daysSince1970: .max).year > 3_000_000)
    #expect(CivilDate(daysSince1970: .min).adding(days: .min).year < -3_000_000)
  }
}

@Suite struct CivilDateTimeTests {
  @Test(arguments: [(24, 0, 0), (-1, 0, 0), (0, 60, 0), (0, 0, 60), (0, -1, 0)])
  func timesNoClockShowsAreNil(hour: Int, minute: Int, second: Int) throws {
    let date = try #require(CivilDate(year: 2020, month: 4, day: 1))
    #expect(CivilDateTime(date: date, hour: hour, minute: minute, second: second) == nil)
  }

  @Test func readsItsParts() throws {
    let time = try #require(
      CivilDateTime(year: 2020, month: 4, day: 1, hour: 19, minute: 42, second: 7))
    #expect(time.year == 2020 && time.month == 4 && time.day == 1)
    #expect(time.hour == 19 && time.minute == 42 && time.second == 7)
    #expect(time.weekday == .wednesday)
  }

  @Test func laterReadingsCompareLater() throws {
    let early = try #require(CivilDateTime(year: 2020, month: 4, day: 1, hour: 9, minute: 59))
    let late = try #require(CivilDateTime(year: 2020, month: 4, day: 1, hour: 10, minute: 0))
    #expect(early < late && !(late < early))
  }
}
